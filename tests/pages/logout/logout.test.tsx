import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LogoutPage } from '../../../src/pages/logout/LogoutPage.tsx';
import { saveDraft } from '../../../src/shell/flows/drafts.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { openOtherTab } from '../../shell/session/other-tab.ts';
import { showPages } from '../../shell/show-pages.tsx';
import { expectAnnounced } from '../../support/announced.ts';
import {
  callCountOf,
  errorAnswer,
  inTurn,
  jsonAnswer,
  noAnswer,
  noContent,
  type Answers,
} from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; path=/';
});

describe('the logout', () => {
  const openLogout = (answer: Answers[string]) => {
    const pages = { '/logout': <LogoutPage />, '/': <h1>the login page</h1> };
    const answers = { 'POST /auth/logout': answer };
    return showPages({ layout: <PublicLayout />, pages, at: '/logout', answers });
  };
  const thankYouText = 'ログアウトしました。ご利用ありがとうございました。';

  beforeEach(() => {
    localStorage.setItem('billSearchCondition.demo', '{}');
    localStorage.setItem('pagination.demo', '{}');
  });

  it('clears the stored data, thanks the customer on the login page, and notifies the other tabs', async () => {
    const otherTab = openOtherTab();
    const historyLength = history.length;
    openLogout(() => jsonAnswer({ isAutoLogin: false }));
    expect(await screen.findByRole('heading', { name: 'the login page' })).toBeTruthy();
    // Back doesn't log out a customer who has logged in again.
    expect(history.length).toBe(historyLength);
    expect(screen.getByText(thankYouText)).toBeTruthy();
    expect(localStorage.getItem('billSearchCondition.demo')).toBeNull();
    expect(localStorage.getItem('pagination.demo')).toBeNull();
    await waitFor(() => expect(otherTab.receivedMessages).toEqual(['logout']));
  });

  it('shows the thank-you message on the logout page after an automatic login', async () => {
    openLogout(() => jsonAnswer({ isAutoLogin: true }));
    expect(await screen.findByText(thankYouText)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'the login page' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'ログアウト' })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^ログアウト｜/));
  });

  it.each([
    ['204 without a body', noContent],
    ['null', () => jsonAnswer(null)],
    ['a list', () => jsonAnswer([])],
  ])('succeeds with the answer %s', async (_, answer) => {
    collectContractWarnings();
    openLogout(answer);
    expect(await screen.findByRole('heading', { name: 'the login page' })).toBeTruthy();
    expect(screen.getByText(thankYouText)).toBeTruthy();
    expect(localStorage.getItem('pagination.demo')).toBeNull();
  });

  it('succeeds without a session', async () => {
    openLogout(() => errorAnswer('401-1-00-01'));
    expect(await screen.findByText(thankYouText)).toBeTruthy();
  });

  it('removes drafts and the return path', async () => {
    saveDraft({ formName: 'userEdit', owner: 'cust-aoba-01' }, { city: '仙台市' });
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '/userNotice' }));
    openLogout(() => jsonAnswer({ isAutoLogin: true }));
    expectAnnounced(await screen.findByText(thankYouText));
    expect({ ...sessionStorage }).toEqual({});
  });

  it.each([
    ['loses the connection', () => new TypeError('Failed to fetch')],
    ['is refused', () => errorAnswer('429-1-05-01')],
  ])('that %s keeps the drafts and the session', async (_, answer) => {
    saveDraft({ formName: 'userEdit', owner: 'cust-aoba-01' }, { city: '仙台市' });
    const otherTab = openOtherTab();
    openLogout(answer);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(thankYouText)).toBeNull();
    expect(sessionStorage.length).toBe(1);
    expect(localStorage.getItem('pagination.demo')).toBe('{}');
    openOtherTab().send('the last word');
    await waitFor(() => expect(otherTab.receivedMessages).toEqual(['the last word']));
  });

  it('that fails at the server shows one message in the message area', async () => {
    openLogout(() => errorAnswer('500-1-00-01'));
    expect((await screen.findByRole('alert')).textContent).toContain('予期しないエラー');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  });

  it('is sent once when the retry button is pressed several times', async () => {
    openLogout(inTurn(() => new TypeError('Failed to fetch'), noAnswer));
    const retryButton = await screen.findByRole('button', { name: 'もう一度試す' });
    retryButton.click();
    waitForGuard();
    retryButton.click();
    await waitFor(() => expect(callCountOf('POST /auth/logout')).toBe(2));
  });
});
