import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import { callCountOf, jsonAnswer, noAnswer } from '../../support/api.ts';
import { reservedLineCount } from '../../support/coming.ts';
import { png } from '../../support/settings.ts';
import { switchLanguage } from '../../support/render.tsx';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { advert, notice, openTop } from './support.tsx';
import { doubleClick } from '../../support/click-guard.ts';

const englishNotice = {
  ...notice,
  noticeId: 'o-3',
  title: 'Maintenance',
  body: 'We pause.',
  link: null,
};

const getRegion = () => screen.getByRole('region', { name: '運営からのお知らせ' });
const getNoticeItems = (): HTMLElement[] => within(getRegion()).queryAllByRole('listitem');
const findTitle = (headingText: string) => screen.findByRole('heading', { name: headingText });
const getAdverts = (): HTMLElement[] => screen.queryAllByRole('complementary');

describe('the notices of the operator', () => {
  it('show the date, the mark of importance and the text, in the order of the answer', async () => {
    openTop({ items: [{ ...notice, isImportant: true }, englishNotice] });
    await findTitle(notice.title);
    expect(getNoticeItems().map((entry) => entry.textContent)).toEqual([
      `2026/11/20重要${notice.title}${notice.body}もっと読む`,
      '2026/11/20MaintenanceWe pause.',
    ]);
    expect(screen.getAllByText('2026/11/20')[0]?.getAttribute('datetime')).toBe('2026-11-20');
  });

  it('do not show a missing date, text and link', async () => {
    openTop({ items: [{ ...englishNotice, publishedOn: null, body: '' }] });
    const title = await findTitle('Maintenance');
    expect(document.querySelector('time')).toBeNull();
    expect(title.nextElementSibling).toBeNull();
    expect(within(getRegion()).queryByRole('link')).toBeNull();
  });

  it('of an unknown kind are displayed as notices', async () => {
    collectContractWarnings();
    openTop({ items: [{ ...notice, kind: 'warning' }] });
    await findTitle(notice.title);
    expect(getNoticeItems()).toHaveLength(1);
    expect(getAdverts()).toEqual([]);
  });

  it('are fetched again by a link to the same page', async () => {
    const answers = [jsonAnswer({ items: [] }), jsonAnswer({ items: [notice] })];
    openTop({
      answers: {
        'GET /notices/operator': () => answers.shift() ?? new Error('unexpected further request'),
      },
    });
    await screen.findByText('現在、お知らせはありません。');
    await userEvent.click(screen.getByRole('link', { name: 'here again' }));
    expect(await findTitle(notice.title)).toBeTruthy();
  });

  it('are fetched only once for two presses while the answer is pending', async () => {
    const answers = [jsonAnswer({ items: [notice] })];
    openTop({
      answers: { 'GET /notices/operator': () => answers.shift() ?? noAnswer() },
    });
    await findTitle(notice.title);
    const pressLink = () => userEvent.click(screen.getByRole('link', { name: 'here again' }));
    await pressLink();
    await pressLink();
    expect(callCountOf('GET /notices/operator')).toBe(2);
    // The earlier notices stay.
    expect(getRegion().getAttribute('aria-busy')).toBe('true');
    expect(getNoticeItems()).toHaveLength(1);
    expect(reservedLineCount()).toBe(0);
  });
});

describe('an advert', () => {
  it('is separate from the notices, and from other adverts', async () => {
    openTop({ items: [advert, notice, { ...advert, noticeId: 'o-4', title: '別のご案内' }] });
    await findTitle(notice.title);
    expect(getAdverts()).toHaveLength(2);
    expect(getNoticeItems()).toHaveLength(1);
    const advertRegion = screen.getByRole('complementary', { name: advert.title });
    expect(within(advertRegion).getByText(advert.body)).toBeTruthy();
    expect(within(advertRegion).getByRole('link', { name: 'サービスを見る' })).toBeTruthy();
  });

  it.each([
    ['a picture, which screen readers skip', png, `data:image/png;base64,${png}`],
    ['no picture without data', null, undefined],
    ['no picture with invalid data', '"><script>', undefined],
  ])('has %s', async (_, image, imageUrl) => {
    collectContractWarnings();
    openTop({ items: [{ ...advert, image }] });
    await findTitle(advert.title);
    const picture = getAdverts()[0]?.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(imageUrl);
    expect(picture?.getAttribute('alt')).toBe(picture ? '' : undefined);
  });

  it('without a text and a link has only its title', async () => {
    openTop({ items: [{ ...advert, body: '', link: null }] });
    const title = await findTitle(advert.title);
    expect(title.nextElementSibling).toBeNull();
    expect(getAdverts()[0]?.textContent).toBe(advert.title);
  });
});

describe('texts and links of the operator', () => {
  it('are marked with their language on an English page', async () => {
    await switchLanguage('en', 'top');
    openTop({ items: [notice, advert, englishNotice] });
    const languageAt = (text: string) =>
      screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    await screen.findByText(notice.title);
    for (const { title, body, link } of [notice, advert])
      expect([title, body, link.text].map(languageAt)).toEqual(['ja', 'ja', 'ja']);
    expect(languageAt(englishNotice.title)).toBe('en');
    expect(languageAt(englishNotice.body)).toBe('en');
  });

  it.each([
    ['another host', notice.link, /www\.example\.com/],
    [
      'a page of the same host that is marked as external',
      { ...notice.link, url: `${location.origin}/news/1`, isExternalSite: true },
      new RegExp(location.hostname),
    ],
  ])('ask for confirmation before they open %s (S2)', async (_, link, hostText) => {
    openTop({ items: [{ ...notice, link }] });
    await userEvent.click(await screen.findByRole('link', { name: /もっと読む/ }));
    expect(within(await screen.findByRole('dialog')).getByText(hostText)).toBeTruthy();
  });

  it('open a page of the same host only once for a double click, in a new tab', async () => {
    const url = `${location.origin}/news/1`;
    openTop({ items: [{ ...notice, link: { ...notice.link, url } }] });
    const internalLink = await screen.findByRole('link', {
      name: /^もっと読む\s*（新しいタブで開きます）$/,
    });
    let openedCount = 0;
    const listenerAbort = new AbortController();
    // The simulated browser opens no tab.
    const countOpenedTab = (event: Event): void => {
      if (!event.defaultPrevented) openedCount += 1;
      event.preventDefault();
    };
    document.addEventListener('click', countOpenedTab, { signal: listenerAbort.signal });
    await doubleClick(internalLink);
    listenerAbort.abort();
    expect(dialogStore.get()).toEqual([]);
    expect(openedCount).toBe(1);
    expect(internalLink.getAttribute('href')).toBe(url);
    expect(internalLink.getAttribute('target')).toBe('_blank');
    expect(internalLink.getAttribute('rel')).toContain('noreferrer');
  });

  it('show no link with an address that may not be opened (S5)', async () => {
    collectContractWarnings();
    openTop({ items: [{ ...notice, link: { ...notice.link, url: 'ftp://example.com/' } }] });
    await findTitle(notice.title);
    expect(within(getRegion()).queryByRole('link')).toBeNull();
  });
});
