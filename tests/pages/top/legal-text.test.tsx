import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { isFromTop } from '../../../src/pages/top/from-top.ts';
import { noAnswer } from '../../support/api.ts';
import { reservedLineCount } from '../../support/coming.ts';
import { prepareTopTest, legalText, openTop } from './support.tsx';

const terms = '/top/linkTerms';
const withTerms = (answer: () => ReturnType<typeof noAnswer> | Response | Error) =>
  openTop({ at: terms, answers: { 'GET /setting/legal-texts/terms': answer } });

const heading = () => screen.getByRole('heading', { level: 1 });
const emptyNote = () => screen.queryByText('現在、掲載している内容はありません。');
const busyState = () => document.querySelector('[aria-busy]')?.getAttribute('aria-busy');

beforeEach(() => prepareTopTest());

describe('a legal text', () => {
  it.each([
    ['利用規約', terms],
    ['個人情報の取り扱い', '/top/privacyPolicy'],
  ])('has the heading %s and reserved space while pending', (name, at) => {
    openTop({
      at,
      answers: {
        'GET /setting/legal-texts/terms': noAnswer,
        'GET /setting/legal-texts/privacyPolicy': noAnswer,
      },
    });
    expect(heading().textContent).toBe(name);
    expect(busyState()).toBe('true');
    expect(reservedLineCount()).toBe(10);
    expect(emptyNote()).toBeNull();
    expect(screen.queryByText(/最終更新日/)).toBeNull();
  });

  it('shows the issuer’s heading, its text and its date', async () => {
    withTerms(() => legalText('ご利用条件', '<p>第1条</p>', '2026-04-01'));
    expect(await screen.findByText('第1条')).toBeTruthy();
    expect(heading().textContent).toBe('ご利用条件');
    expect(screen.getByText('最終更新日：2026/04/01')).toBeTruthy();
    expect(busyState()).toBe('false');
    expect(reservedLineCount()).toBe(0);
    expect(emptyNote()).toBeNull();
    await waitFor(() => expect(document.title).toBe('ご利用条件｜東都電子商事 Web明細サービス'));
  });

  it('shows no date if it is unknown', async () => {
    withTerms(() => legalText('規約', '<p>第1条</p>'));
    await screen.findByText('第1条');
    expect(screen.queryByText(/最終更新日/)).toBeNull();
  });

  it('shows that it is empty', async () => {
    withTerms(() => legalText('規約', ''));
    await waitFor(() => expect(emptyNote()).not.toBeNull());
    expect(document.querySelector('[data-issuer]')).toBeNull();
  });

  it('marks Japanese texts and headings on an English page', async () => {
    await prepareTopTest('en');
    openTop({ at: terms });
    const languageAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    expect(languageAt(heading())).toBe('en');
    expect(languageAt(await screen.findByText('第1条'))).toBe('ja');
    expect(heading().textContent).toBe('規約');
    expect(languageAt(heading())).toBe('ja');
  });
});

describe('the link below a legal text', () => {
  it.each([
    ['利用規約', '規約'],
    ['個人情報の取り扱い', '方針'],
  ])('returns to the top page if the customer came from there (%s)', async (link, name) => {
    openTop();
    await userEvent.click(await screen.findByRole('link', { name: link }));
    await screen.findByRole('heading', { name });
    expect(screen.queryByRole('link', { name: 'ログイン画面へ' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'トップページへ戻る' }));
    expect(await screen.findByRole('heading', { name: 'トップページ' })).toBeTruthy();
  });

  it.each([terms, '/top/privacyPolicy'])(
    'of %s links to the login if the customer did not come from the top page',
    async (at) => {
      openTop({ at });
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
