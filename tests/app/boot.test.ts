import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Listening = Parameters<typeof addEventListener>;
let listening: Listening[] = [];

/** Runs one of the scripts that stand in the HTML, as a document that is loaded does. */
async function run(script: 'any-page' | 'login-page'): Promise<void> {
  vi.resetModules();
  if (script === 'any-page') await import('../../src/app/boot/any-page.ts');
  else await import('../../src/app/boot/login-page.ts');
}

beforeEach(() => {
  listening = [];
  const listen = addEventListener;
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...given: Listening) => {
    listening.push(given);
    listen(...given);
  });
  history.replaceState(null, '', '/demo/mypage/');
});
afterEach(() => {
  for (const given of listening) removeEventListener(...given);
  document.body.replaceChildren();
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove();
  document.documentElement.lang = 'ja';
});

describe('the script of both built pages', () => {
  it.each([
    ['en', 'en'],
    ['ja', 'ja'],
    ['fr', 'ja'],
    [undefined, 'ja'],
  ])('says the language that was stored (%s): %s', async (stored, language) => {
    if (stored !== undefined) localStorage.setItem('language', stored);
    await run('any-page');
    expect(document.documentElement.lang).toBe(language);
  });

  it('leaves it at Japanese where nothing can be read', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    await run('any-page');
    vi.unstubAllGlobals();
    expect(document.documentElement.lang).toBe('ja');
  });

  /** Something of the page that does not load: such an event does not bubble. */
  const fail = (tag: 'script' | 'img', type = ''): void => {
    const element = document.createElement(tag);
    if (element instanceof HTMLScriptElement) element.type = type;
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
  };
  const notice = () => document.querySelector('[role=alert]');

  it('says before all else that the portal’s script did not come, in both languages', async () => {
    document.body.innerHTML = '<main></main>';
    await run('any-page');
    expect(notice()).toBeNull();
    fail('script', 'module');
    expect(document.body.firstElementChild).toBe(notice());
    expect(notice()?.textContent).toBe(
      '画面を表示できませんでした。通信の状態をご確認のうえ、画面を更新してください。 / The page could not be loaded. Please check your connection and reload.',
    );
    // By which its looks are found (boot.css).
    expect(notice()?.hasAttribute('data-start-failure')).toBe(true);
  });

  it('lets a form be pressed again that waited for it', async () => {
    document.body.innerHTML = '<form data-pressed=""></form>';
    await run('any-page');
    fail('script', 'module');
    expect(document.querySelector('form')?.dataset['pressed']).toBeUndefined();
  });

  it.each([
    ['a picture', 'img', ''],
    ['another script', 'script', 'text/javascript'],
  ] as const)('says nothing of %s that did not come', async (_, tag, type) => {
    await run('any-page');
    fail(tag, type);
    expect(notice()).toBeNull();
  });
});

describe('the script of the built login page', () => {
  const built = (): void => {
    document.title = 'ログイン';
    document.body.innerHTML = [
      '<div id="root" lang="ja"><h1>ログイン</h1><a href="/-/mypage/apply/step1">申し込み</a>',
      '<a href="/_docs/x.pdf">動作環境</a></div>',
      '<template lang="en" title="Log in" data-preload="/assets/a.js /assets/b.js">',
      '<h1>Log in</h1><a href="/-/mypage">Top</a></template>',
    ].join('');
  };
  const root = () => document.getElementById('root');
  const addresses = () =>
    Array.from(root()?.querySelectorAll('a') ?? [], (link) => link.getAttribute('href'));
  const preloaded = () =>
    Array.from(document.querySelectorAll('link[rel=modulepreload]'), (link) =>
      link.getAttribute('href'),
    );

  it('leaves the page as it is for Japanese, and puts the customer code into its links', async () => {
    built();
    history.replaceState(null, '', '/aoba/mypage/');
    await run('login-page');
    expect(root()?.querySelector('h1')?.textContent).toBe('ログイン');
    expect(addresses()).toEqual(['/aoba/mypage/apply/step1', '/_docs/x.pdf']);
    expect(document.title).toBe('ログイン');
    expect(preloaded()).toEqual([]);
  });

  it('has the English page in its place for English, its texts on their way', async () => {
    built();
    document.documentElement.lang = 'en';
    history.replaceState(null, '', '/aoba/mypage');
    await run('login-page');
    expect(root()?.textContent).toBe('Log inTop');
    expect(root()?.lang).toBe('en');
    expect(document.title).toBe('Log in');
    expect(addresses()).toEqual(['/aoba/mypage']);
    expect(preloaded()).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('is content with a page that has no other language', async () => {
    built();
    document.querySelector('template')?.remove();
    document.documentElement.lang = 'en';
    await run('login-page');
    expect(root()?.querySelector('h1')?.textContent).toBe('ログイン');
    expect(root()?.lang).toBe('ja');
  });

  const submit = (form: Element | null): Event => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    form?.dispatchEvent(event);
    return event;
  };

  it('keeps a press of the button until the portal’s script is there', async () => {
    document.body.innerHTML = '<form></form>';
    const form = document.querySelector('form');
    await run('login-page');
    expect(form?.dataset['pressed']).toBeUndefined();
    // The browser would send the password in its own way.
    expect(submit(form).defaultPrevented).toBe(true);
    expect(form?.dataset['pressed']).toBe('');
  });

  it('leaves a press alone as soon as it is', async () => {
    document.body.innerHTML = '<form data-alive=""></form>';
    const form = document.querySelector('form');
    await run('login-page');
    expect(submit(form).defaultPrevented).toBe(false);
    expect(form?.dataset['pressed']).toBeUndefined();
  });
});
