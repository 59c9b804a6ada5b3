import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { PrivacyPolicyPage } from '../../../src/pages/top/PrivacyPolicyPage.tsx';
import { TermsPage } from '../../../src/pages/top/TermsPage.tsx';
import { TopPage } from '../../../src/pages/top/TopPage.tsx';
import { dialogStore, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const notice = {
  noticeId: 'o-1',
  kind: 'notice',
  title: 'システムメンテナンスのお知らせ',
  body: '11月28日は停止します。',
  image: null,
  publishedOn: '2026-11-20',
  isImportant: false,
  link: { url: 'https://www.example.com/news', text: 'もっと読む', isExternalSite: false },
};
const advert = {
  ...notice,
  noticeId: 'o-2',
  kind: 'advert',
  title: '電子保管サービス',
  body: '無料でお使いいただけます。',
  link: { url: 'https://storage.example.com/', text: 'サービスを見る', isExternalSite: true },
};
const english = { ...notice, noticeId: 'o-3', title: 'Maintenance', body: 'We pause.', link: null };

const legalText = (title: string, html: string) =>
  jsonAnswer({ legalTextType: 'terms', version: '1', title, updatedOn: null, html });

const open = (at: string, items: readonly unknown[] = [notice, advert, english]): void => {
  stubApi({
    ...frameAnswers(),
    'GET /notices/operator': () => jsonAnswer({ items }),
    'GET /setting/legal-texts/terms': () => legalText('規約', '<p>第1条</p>'),
    'GET /setting/legal-texts/privacyPolicy': () => legalText('方針', '<p>取得する情報</p>'),
  });
  renderPages({
    layout: <PublicLayout />,
    pages: {
      '/': <h1>the login</h1>,
      '/top': <TopPage />,
      '/top/linkTerms': <TermsPage />,
      '/top/privacyPolicy': <PrivacyPolicyPage />,
    },
    at,
  });
};

beforeEach(async () => {
  await speak();
  await loadTexts('top');
  closeMessage();
  dismissDialogs();
});

describe('what others wrote', () => {
  it('is said to be Japanese where it is, whatever the page speaks', async () => {
    await speak('en');
    await loadTexts('top');
    open('/top');
    const languageAt = (text: string) =>
      screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    await screen.findByText(notice.title);
    for (const text of [notice.title, notice.body, advert.title, advert.body])
      expect(languageAt(text)).toBe('ja');
    expect(languageAt(english.title)).toBe('en');
    expect(languageAt(english.body)).toBe('en');
  });

  it('is so in a legal text too', async () => {
    await speak('en');
    await loadTexts('top');
    open('/top/linkTerms');
    const text = await screen.findByText('第1条');
    expect(text.closest('[lang]')?.getAttribute('lang')).toBe('ja');
  });

  it.each([
    ['another host, whatever the operator calls it', /もっと読む/, /www\.example\.com/],
    ['what the operator calls another’s site', /サービスを見る/, /storage\.example\.com/],
  ])('asks before %s (S2)', async (_, name, host) => {
    open('/top');
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(within(await screen.findByRole('dialog')).getByText(host)).toBeTruthy();
  });

  it('asks nothing before a page of the portal’s own host', async () => {
    const url = `${location.origin}/news/1`;
    open('/top', [{ ...notice, link: { ...notice.link, url } }]);
    const own = await screen.findByRole('link', { name: /もっと読む/ });
    own.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(own);
    expect(dialogStore.get()).toEqual([]);
    expect(own.getAttribute('rel')).toContain('noreferrer');
  });
});

describe('a legal text', () => {
  it.each([
    ['利用規約', '規約'],
    ['個人情報の取り扱い', '方針'],
  ])('leads whoever came from the top page back to it (%s)', async (link, heading) => {
    open('/top');
    await userEvent.click(await screen.findByRole('link', { name: link }));
    await screen.findByRole('heading', { name: heading });
    await userEvent.click(screen.getByRole('link', { name: 'トップページへ戻る' }));
    expect(await screen.findByRole('heading', { name: 'トップページ' })).toBeTruthy();
  });

  it.each(['/top/linkTerms', '/top/privacyPolicy'])(
    'at %s leads a reader nobody knows to the login, and to no refusal',
    async (at) => {
      open(at);
      expect(screen.queryByRole('link', { name: 'トップページへ戻る' })).toBeNull();
      await userEvent.click(await screen.findByRole('link', { name: 'ログイン画面へ' }));
      expect(await screen.findByRole('heading', { name: 'the login' })).toBeTruthy();
    },
  );
});
