import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import { jsonAnswer, noAnswer } from '../../support/api.ts';
import { linesToCome } from '../../support/coming.ts';
import { png } from '../../support/settings.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';
import { advert, begin, notice, openTop } from './support.tsx';

const english = { ...notice, noticeId: 'o-3', title: 'Maintenance', body: 'We pause.', link: null };

beforeEach(() => begin());

const region = () => screen.getByRole('region', { name: '運営からのお知らせ' });
const entries = (): HTMLElement[] => within(region()).queryAllByRole('listitem');
const findTitle = (name: string) => screen.findByRole('heading', { name });
const adverts = (): HTMLElement[] => screen.queryAllByRole('complementary');

describe('the notices of the operator', () => {
  it('say when and what, in the server’s order, and which of them is important', async () => {
    openTop({ items: [{ ...notice, isImportant: true }, english] });
    await findTitle(notice.title);
    expect(entries().map((entry) => entry.textContent)).toEqual([
      `2026/11/20重要${notice.title}${notice.body}もっと読む`,
      '2026/11/20MaintenanceWe pause.',
    ]);
    expect(screen.getAllByText('2026/11/20')[0]?.getAttribute('datetime')).toBe('2026-11-20');
  });

  it('say no day where there is none, and keep no empty lines for what is not said', async () => {
    openTop({ items: [{ ...english, publishedOn: null, body: '' }] });
    const title = await findTitle('Maintenance');
    expect(document.querySelector('time')).toBeNull();
    expect(title.nextElementSibling).toBeNull();
    expect(within(region()).queryByRole('link')).toBeNull();
  });

  it('that are of a kind that only a newer server knows are notices all the same', async () => {
    hearOfWrongAnswers();
    openTop({ items: [{ ...notice, kind: 'warning' }] });
    await findTitle(notice.title);
    expect(entries()).toHaveLength(1);
    expect(adverts()).toEqual([]);
  });

  it('say so where there are none, not before that is known', async () => {
    let answer: (response: Response) => void = () => undefined;
    const later = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    openTop({ answers: { 'GET /notices/operator': () => later } });
    const empty = () => screen.queryByText('現在、お知らせはありません。');
    expect(empty()).toBeNull();
    answer(jsonAnswer({ items: [advert] }));
    await waitFor(() => expect(empty()).not.toBeNull());
  });

  it('are asked for anew by a way to the page that shows them', async () => {
    const answers = [jsonAnswer({ items: [] }), jsonAnswer({ items: [notice] })];
    openTop({ answers: { 'GET /notices/operator': () => answers.shift() ?? new Error('again') } });
    await screen.findByText('現在、お知らせはありません。');
    await userEvent.click(screen.getByRole('link', { name: 'here again' }));
    expect(await findTitle(notice.title)).toBeTruthy();
  });

  it('are not asked for twice while nobody has answered', async () => {
    const answers = [jsonAnswer({ items: [notice] })];
    const asked = openTop({
      answers: { 'GET /notices/operator': () => answers.shift() ?? noAnswer() },
    });
    await findTitle(notice.title);
    const press = () => userEvent.click(screen.getByRole('link', { name: 'here again' }));
    await press();
    await press();
    expect(asked().filter((path) => path === '/notices/operator')).toHaveLength(2);
    // What was there stays meanwhile.
    expect(region().getAttribute('aria-busy')).toBe('true');
    expect(entries()).toHaveLength(1);
    expect(linesToCome()).toBe(0);
  });
});

describe('an advert', () => {
  it('stands apart from the notices, under its own name', async () => {
    openTop({ items: [advert, notice] });
    await findTitle(notice.title);
    expect(entries()).toHaveLength(1);
    const offer = screen.getByRole('complementary', { name: advert.title });
    expect(within(offer).getByText(advert.body)).toBeTruthy();
    expect(within(offer).getByRole('link', { name: 'サービスを見る' })).toBeTruthy();
  });

  it.each([
    ['its picture, which says nothing to those who hear it', png, `data:image/png;base64,${png}`],
    ['no picture where there is none', null, undefined],
    ['no picture of what is none', '"><script>', undefined],
  ])('has %s', async (_, image, source) => {
    hearOfWrongAnswers();
    openTop({ items: [{ ...advert, image }] });
    await findTitle(advert.title);
    const picture = adverts()[0]?.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(source);
    expect(picture?.getAttribute('alt')).toBe(picture ? '' : undefined);
  });

  it('without a text or a link has no more than its title', async () => {
    openTop({ items: [{ ...advert, body: '', link: null }] });
    const title = await findTitle(advert.title);
    expect(title.nextElementSibling).toBeNull();
    expect(adverts()[0]?.textContent).toBe(advert.title);
  });
});

describe('what the operator wrote', () => {
  it('is said to be Japanese where it is, whatever the page speaks', async () => {
    await begin('en');
    openTop({ items: [notice, advert, english] });
    const languageAt = (text: string) =>
      screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    await screen.findByText(notice.title);
    for (const { title, body, link } of [notice, advert])
      expect([title, body, link.text].map(languageAt)).toEqual(['ja', 'ja', 'ja']);
    expect(languageAt(english.title)).toBe('en');
    expect(languageAt(english.body)).toBe('en');
  });

  it.each([
    ['another host, whatever the operator calls it', /もっと読む/, /www\.example\.com/],
    ['what the operator calls another’s site', /サービスを見る/, /storage\.example\.com/],
  ])('asks before %s (S2)', async (_, name, host) => {
    openTop({ items: [notice, advert] });
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(within(await screen.findByRole('dialog')).getByText(host)).toBeTruthy();
  });

  it('asks before a page of the portal’s own host that the operator calls another’s', async () => {
    const link = { ...notice.link, url: `${location.origin}/news/1`, isExternalSite: true };
    openTop({ items: [{ ...notice, link }] });
    await userEvent.click(await screen.findByRole('link', { name: /もっと読む/ }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('asks nothing before a page of the portal’s own host, which opens once in a new tab', async () => {
    const url = `${location.origin}/news/1`;
    openTop({ items: [{ ...notice, link: { ...notice.link, url } }] });
    const own = await screen.findByRole('link', {
      name: /^もっと読む\s*（新しいタブで開きます）$/,
    });
    let opened = 0;
    const heard = new AbortController();
    // The simulated browser opens no tab.
    const open = (event: Event): void => {
      if (!event.defaultPrevented) opened += 1;
      event.preventDefault();
    };
    document.addEventListener('click', open, { signal: heard.signal });
    await userEvent.dblClick(own);
    heard.abort();
    expect(dialogStore.get()).toEqual([]);
    expect(opened).toBe(1);
    expect(own.getAttribute('href')).toBe(url);
    expect(own.getAttribute('target')).toBe('_blank');
    expect(own.getAttribute('rel')).toContain('noreferrer');
  });

  it('is text where its address is none that may be followed (S5)', async () => {
    hearOfWrongAnswers();
    openTop({ items: [{ ...notice, link: { ...notice.link, url: 'ftp://example.com/' } }] });
    await findTitle(notice.title);
    expect(within(region()).queryByRole('link')).toBeNull();
  });
});
