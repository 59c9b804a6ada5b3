import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../support/api.ts';
import { reservedLineCount } from '../../support/coming.ts';
import { asksBeforeLeaving, press } from '../../support/form-fields.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import {
  findButton,
  openAuthPage,
  typeEntries,
  newPasswordEntries,
  validLink,
} from './auth-pages.tsx';

const pagePath = '/bapPasswdMaster/passwdSetting/a-token';
const apiPath = '/auth/password-settings/a-token';
const sendForm = async (): Promise<void> => {
  await typeEntries(newPasswordEntries);
  await press('パスワードを設定する');
};
const findNewLink = () => screen.findByRole('link', { name: '新しいリンクを受け取る' });
const queryLoginLink = () => screen.queryByRole('link', { name: 'ログイン画面へ' });

describe('a mailed link to set the password', () => {
  it.each([
    ['reissue', /設定するとロックが解除されます/, /はじめてログインするための/],
    ['initial', /はじめてログインするための/, /ロックが解除されます/],
  ])('explains the purpose %s', async (purpose, text, otherPurposeText) => {
    openAuthPage(pagePath, { [`GET ${apiPath}`]: () => jsonAnswer({ ...validLink, purpose }) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(otherPurposeText)).toBeNull();
    expect(screen.getByText(/2026\/11\/22\s10:00 まで/)).toBeTruthy();
  });

  it('replaces the form by a notice if the link was used in the meantime', async () => {
    let linkAnswer: object = validLink;
    openAuthPage(pagePath, {
      [`GET ${apiPath}`]: () => jsonAnswer(linkAnswer),
      [`POST ${apiPath}`]: () => {
        const consumedAt = '2026-11-20T10:00:00+09:00';
        linkAnswer = { state: 'consumed', purpose: 'reissue', consumedAt };
        return errorAnswer('404-1-03-01');
      },
    });
    await sendForm();
    expect(await screen.findByText('このリンクは使用済みです')).toBeTruthy();
    expect(screen.getByText(/2026\/11\/20\s10:00/)).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'このURLはご利用いただけません',
    );
    expect(queryLoginLink()).toBeTruthy();
    const resetLink = screen.getByRole('link', { name: 'パスワードを再設定する' });
    expect(resetLink.getAttribute('href')).toBe('/demo/mypage/bapRepublishPasswd');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it.each([
    ['reissue', '下のボタンから、新しいリンクをメールで受け取れます。'],
    ['initial', /届かない場合は、発行元へお問い合わせください/],
  ])('shows when the link expired and how to get another (purpose %s)', async (purpose, text) => {
    const expiredLink = { state: 'expired', purpose, expiredAt: '2026-11-20T10:00:00+09:00' };
    openAuthPage(pagePath, { [`GET ${apiPath}`]: () => jsonAnswer(expiredLink) });
    expect(await screen.findByText(/有効期限は 2026\/11\/20\s10:00 に切れました/)).toBeTruthy();
    expect((await findNewLink()).getAttribute('href')).toBe('/demo/mypage/bapRepublishPasswd');
    expect(screen.getByText(text)).toBeTruthy();
  });

  it.each([
    ['unknown', pagePath, { [`GET ${apiPath}`]: () => errorAnswer('404-1-03-01') }],
    ['invalid (the portal makes no call)', '/bapPasswdMaster/passwdSetting/a%2Fb', {}],
  ])('offers a new link and the login when the link is %s', async (_, openedPath, answers) => {
    openAuthPage(openedPath, answers);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'このURLはご利用いただけません',
    );
    expect((await findNewLink()).getAttribute('href')).toBe('/demo/mypage/bapRepublishPasswd');
    expect(queryLoginLink()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  });

  it.each([
    ['a lost connection', () => new TypeError('Failed to fetch')],
    ['the refusal of an unavailable account', () => errorAnswer('400-1-02-04')],
  ])('offers the login, but no new link, after %s', async (_, answer) => {
    openAuthPage(pagePath, { [`GET ${apiPath}`]: answer });
    await waitFor(() => expect(queryLoginLink()).toBeTruthy());
    expect(screen.queryByRole('link', { name: '新しいリンクを受け取る' })).toBeNull();
    expect(reservedLineCount()).toBe(0);
    expect(document.querySelector('[name=password]')).toBeNull();
  });

  it('shows the form although the answer contains only the state of the link', async () => {
    collectContractWarnings();
    openAuthPage(pagePath, { [`GET ${apiPath}`]: () => jsonAnswer({ state: 'valid' }) });
    expect(await findButton('パスワードを設定する')).toBeTruthy();
    expect(await findButton('もう一度試す')).toBeTruthy();
    expect(screen.queryByText(/まで使用できます/)).toBeNull();
    expect(document.querySelector('[autocomplete=username]')).toBeNull();
  });
});
