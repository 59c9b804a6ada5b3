import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isFromTop } from '../../../src/pages/top/from-top.ts';
import { jsonAnswer, noAnswer } from '../../support/api.ts';
import { reservedLineCount } from '../../support/coming.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { switchLanguage } from '../../support/render.tsx';
import { legalTextAnswer, openTop } from './support.tsx';

const termsPath = '/top/linkTerms';
const openTermsPage = (answer: () => ReturnType<typeof noAnswer> | Response | Error) =>
  openTop({ at: termsPath, answers: { 'GET /setting/legal-texts/terms': answer } });

const getHeading = () => screen.getByRole('heading', { level: 1 });
const queryEmptyNote = () => screen.queryByText('現在、掲載している内容はありません。');
const getBusyState = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy');

describe('a legal text', () => {
  it.each([
    ['利用規約', termsPath],
    ['個人情報の取り扱い', '/top/privacyPolicy'],
  ])('has the heading %s and reserved space while pending', (headingText, path) => {
    openTop({
      at: path,
      answers: {
        'GET /setting/legal-texts/terms': noAnswer,
        'GET /setting/legal-texts/privacyPolicy': noAnswer,
      },
    });
    expect(getHeading().textContent).toBe(headingText);
    expect(getBusyState()).toBe('true');
    expect(reservedLineCount()).toBe(10);
    expect(queryEmptyNote()).toBeNull();
    expect(screen.queryByText(/最終更新日/)).toBeNull();
  });

  it('shows the heading, the text and the date from the issuer', async () => {
    openTermsPage(() => legalTextAnswer('ご利用条件', '<p>第1条</p>', '2026-04-01'));
    expect(await screen.findByText('第1条')).toBeTruthy();
    expect(getHeading().textContent).toBe('ご利用条件');
    expect(screen.getByText('最終更新日：2026/04/01')).toBeTruthy();
    expect(getBusyState()).toBe('false');
    expect(reservedLineCount()).toBe(0);
    expect(queryEmptyNote()).toBeNull();
    await waitFor(() => expect(document.title).toBe('ご利用条件｜東都電子商事 Web明細サービス'));
  });

  it('shows no date if the date is unknown', async () => {
    openTermsPage(() => legalTextAnswer('規約', '<p>第1条</p>'));
    await screen.findByText('第1条');
    expect(screen.queryByText(/最終更新日/)).toBeNull();
  });

  it('is shown without an unreadable heading and date', async () => {
    collectContractWarnings();
    openTermsPage(() => jsonAnswer({ legalTextType: 'terms', version: '1', html: '<p>第1条</p>' }));
    expect(await screen.findByText('第1条')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that it is empty', async () => {
    openTermsPage(() => legalTextAnswer('規約', ''));
    await waitFor(() => expect(queryEmptyNote()).not.toBeNull());
    expect(document.querySelector('[data-issuer]')).toBeNull();
  });

  it('marks the language of Japanese texts and headings on an English page', async () => {
    await switchLanguage('en', 'top');
    openTop({ at: termsPath });
    const languageAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    expect(languageAt(getHeading())).toBe('en');
    expect(languageAt(await screen.findByText('第1条'))).toBe('ja');
    expect(getHeading().textContent).toBe('規約');
    expect(languageAt(getHeading())).toBe('ja');
  });
});

describe('the link below a legal text', () => {
  it.each([
    ['利用規約', '規約'],
    ['個人情報の取り扱い', '方針'],
  ])('returns to the top page if the customer came from it (%s)', async (linkName, headingText) => {
    openTop();
    await userEvent.click(await screen.findByRole('link', { name: linkName }));
    await screen.findByRole('heading', { name: headingText });
    expect(screen.queryByRole('link', { name: 'ログイン画面へ' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'トップページへ戻る' }));
    expect(await screen.findByRole('heading', { name: 'トップページ' })).toBeTruthy();
  });

  it.each([termsPath, '/top/privacyPolicy'])(
    'of %s links to the login if the customer did not come from the top page',
    async (path) => {
      openTop({ at: path });
      expect(screen.queryByRole('link', { name: 'トップページへ戻る' })).toBeNull();
      await userEvent.click(await screen.findByRole('link', { name: 'ログイン画面へ' }));
      expect(await screen.findByRole('heading', { name: 'the login' })).toBeTruthy();
    },
  );

  it.each([null, undefined, 'isFromTop', {}, { keepMessage: true }])(
    'ignores the history state %j',
    (state) => expect(isFromTop(state)).toBe(false),
  );
});
