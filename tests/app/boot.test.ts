import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordListeners } from '../support/listeners.ts';

/** Runs an inline script, as a new document does. */
async function runScript(script: 'index-page' | 'login-page'): Promise<void> {
  vi.resetModules();
  if (script === 'index-page') await import('../../src/app/boot/index-page.ts');
  else await import('../../src/app/boot/login-page.ts');
}

beforeEach(recordListeners);
afterEach(() => {
  document.body.replaceChildren();
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
  document.documentElement.lang = 'ja';
});

it.each([
  ['index.html', 'light dark, telephone=no', ['ja', 'en']],
  ['src/chat-frame/page.html', 'light', ['ja']],
])('%s can be zoomed, and has the metadata %s and texts in %j', (path, metadata, languages) => {
  const page = new DOMParser().parseFromString(readFileSync(path, 'utf8'), 'text/html');
  const metas = page.querySelectorAll('[name=viewport], [name=color-scheme], [name$=detection]');
  const contents = Array.from(metas, (meta) => meta.getAttribute('content'));
  expect(contents.join(', ')).toBe(`width=device-width, initial-scale=1, ${metadata}`);
  const texts = page.querySelectorAll<HTMLElement>('html, [data-start-failure] [lang]');
  expect(Array.from(texts, ({ lang }) => lang)).toEqual(languages);
});

describe('the script of both built pages', () => {
  it.each([
    ['en', 'en'],
    ['ja', 'ja'],
    ['fr', 'ja'],
    [undefined, 'ja'],
  ])('with the stored language %s gives the document the language %s', async (value, language) => {
    if (value !== undefined) localStorage.setItem('language', value);
    await runScript('index-page');
    expect(document.documentElement.lang).toBe(language);
  });

  it('keeps Japanese if the browser blocks the storage', async () => {
    const getItem = (): never => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem });
    await runScript('index-page');
    expect(document.documentElement.lang).toBe('ja');
  });

  /** Fires the event of a resource that fails to load. Such an event does not bubble. */
  const failToLoad = (tag: 'script' | 'img', type = ''): void => {
    const element = document.createElement(tag);
    if (element instanceof HTMLScriptElement) element.type = type;
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
  };
  const findNotice = () => document.querySelector('[role=alert]');

  it('shows a notice in both languages at the top if the portal’s script fails to load', async () => {
    document.body.innerHTML = '<form data-pressed=""></form>';
    await runScript('index-page');
    expect(findNotice()).toBeNull();
    failToLoad('script', 'module');
    expect(document.body.firstElementChild).toBe(findNotice());
    expect(findNotice()?.textContent).toBe(
      '画面を表示できませんでした。通信の状態をご確認のうえ、画面を更新してください。 / The page could not be loaded. Please check your connection and reload.',
    );
    // boot.css styles the notice by this attribute.
    expect(findNotice()?.hasAttribute('data-start-failure')).toBe(true);
    // The form can be pressed again.
    expect(document.querySelector('form')?.dataset['pressed']).toBeUndefined();
  });

  it.each([
    ['an image', 'img', ''],
    ['another script', 'script', 'text/javascript'],
  ] as const)('ignores the failure of %s', async (_, tag, type) => {
    await runScript('index-page');
    failToLoad(tag, type);
    expect(findNotice()).toBeNull();
  });
});

describe('the script of the pages other than the login page, at a reload', () => {
  const listAddress = '/aoba/mypage/bapPublishedBillAppSearch';
  const requestPath = '/aoba/mypage-api/bills?page=1';
  const openPage = async (address: string, storedText: string | undefined): Promise<string[]> => {
    const sentRequests: string[] = [];
    vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
      sentRequests.push(
        `${url} ${headers['X-Language'] ?? ''} ${headers['X-Front-Version'] ?? ''}`,
      );
      return Promise.resolve(new Response('{}'));
    });
    history.replaceState(null, '', address);
    if (storedText !== undefined) sessionStorage.setItem('firstRequests', storedText);
    await runScript('index-page');
    return sentRequests;
  };
  const storedRequests = JSON.stringify({
    page: `${location.origin}${listAddress}`,
    urls: [`${location.origin}${requestPath}`],
  });

  it('sends the stored requests once, with the common headers', async () => {
    localStorage.setItem('language', 'en');
    document.documentElement.dataset['version'] = '1.2.3';
    expect(await openPage(listAddress, storedRequests)).toEqual([
      `${location.origin}${requestPath} en 1.2.3`,
    ]);
    expect(await openPage(listAddress, undefined)).toEqual([]);
  });

  it.each([
    ['of another address', '/aoba/mypage/top', storedRequests],
    ['that are invalid', listAddress, '{'],
  ])('deletes stored requests %s without sending them', async (_, address, text) => {
    expect(await openPage(address, text)).toEqual([]);
    expect(sessionStorage.getItem('firstRequests')).toBeNull();
  });
});

describe('the script of the built login page', () => {
  const page = `<div id="root" lang="ja"><h1>ログイン</h1><a href="/-/mypage/apply/step1">申し込み</a>
    <a href="/_docs/x.pdf">動作環境</a></div>`;
  const template = `<template lang="en" title="Log in" data-preload="/assets/a.js /assets/b.js"
    ><h1>Log in</h1><a href="/-/mypage">Top</a></template>`;
  const openLoginPage = async (
    lang: string,
    address: string,
    html = page + template,
  ): Promise<void> => {
    document.title = 'ログイン';
    document.body.innerHTML = html;
    document.documentElement.lang = lang;
    history.replaceState(null, '', address);
    await runScript('login-page');
  };
  const findRoot = () => document.getElementById('root');
  const hrefsOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), (link) => link.getAttribute('href'));
  const findPreloadedScripts = () => hrefsOf('link[rel=modulepreload]');

  it('keeps the Japanese page, and puts the customer code into its links', async () => {
    await openLoginPage('ja', '/aoba/mypage/');
    expect(findRoot()?.querySelector('h1')?.textContent).toBe('ログイン');
    expect(hrefsOf('#root a')).toEqual(['/aoba/mypage/apply/step1', '/_docs/x.pdf']);
    expect(document.title).toBe('ログイン');
    expect(findPreloadedScripts()).toEqual([]);
  });

  it('shows the English page if English is stored, and preloads its texts', async () => {
    await openLoginPage('en', '/aoba/mypage');
    expect(findRoot()?.textContent).toBe('Log inTop');
    expect(findRoot()?.lang).toBe('en');
    expect(document.title).toBe('Log in');
    expect(hrefsOf('#root a')).toEqual(['/aoba/mypage']);
    expect(findPreloadedScripts()).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('keeps the Japanese page if it has no English template', async () => {
    await openLoginPage('en', '/aoba/mypage', page);
    expect(findRoot()?.querySelector('h1')?.textContent).toBe('ログイン');
    expect(findRoot()?.lang).toBe('ja');
  });

  it.each([
    ['remembers a press before the portal’s script has loaded', '<form></form>', true, ''],
    ['ignores a press after the portal starts', '<form data-alive=""></form>', false, undefined],
  ])('%s', async (_, html, isPrevented, pressMark) => {
    await openLoginPage('ja', '/aoba/mypage', html);
    const form = document.querySelector('form');
    expect(form?.dataset['pressed']).toBeUndefined();
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(event);
    // Without the script, the browser would send the password as a form.
    expect(event.defaultPrevented).toBe(isPrevented);
    expect(form?.dataset['pressed']).toBe(pressMark);
  });
});
