import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LogoutPage } from '../../../src/pages/logout/LogoutPage.tsx';
import { saveDraft } from '../../../src/shell/flows/drafts.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { openOtherTab } from '../../shell/session/other-tab.ts';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { renderPages } from '../../support/render.tsx';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { frameAnswers } from '../../support/settings.ts';

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; path=/';
});

describe('the logout', () => {
  const logoutPages = { '/logout': <LogoutPage />, '/': <h1>the login page</h1> };
  const thankYouText = 'ログアウトしました。ご利用ありがとうございました。';

  beforeEach(() => {
    localStorage.setItem('billSearchCondition.demo', '{}');
    localStorage.setItem('pagination.demo', '{}');
  });

  it('clears the stored data, thanks at the login, and notifies the other tabs', async () => {
    stubApi({ ...frameAnswers(), 'POST /auth/logout': () => jsonAnswer({ isAutoLogin: false }) });
    const otherTab = openOtherTab();
    const historyLength = history.length;
    renderPages({ layout: <PublicLayout />, pages: logoutPages, at: '/logout' });
    expect(await screen.findByRole('heading', { name: 'the login page' })).toBeTruthy();
    // Back doesn't log out a customer who has logged in again.
    expect(history.length).toBe(historyLength);
    expect(screen.getByText(thankYouText)).toBeTruthy();
    expect(localStorage.getItem('billSearchCondition.demo')).toBeNull();
    expect(localStorage.getItem('pagination.demo')).toBeNull();
    await waitFor(() => expect(otherTab.received).toEqual(['logout']));
  });

  it('shows the thank-you message on its own page if the customer is logged in automatically', async () => {
    stubApi({ ...frameAnswers(), 'POST /auth/logout': () => jsonAnswer({ isAutoLogin: true }) });
    renderPages({ layout: <PublicLayout />, pages: logoutPages, at: '/logout' });
    expect(await screen.findByText(thankYouText)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'the login page' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'ログアウト' })).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^ログアウト｜/));
  });

  it.each([
    ['nothing', () => new Response(null, { status: 204 })],
    ['null', () => jsonAnswer(null)],
    ['a list', () => jsonAnswer([])],
  ])('succeeds with the answer %s', async (_, answer) => {
    collectContractWarnings();
    stubApi({ ...frameAnswers(), 'POST /auth/logout': answer });
    renderPages({ layout: <PublicLayout />, pages: logoutPages, at: '/logout' });
    expect(await screen.findByRole('heading', { name: 'the login page' })).toBeTruthy();
    expect(screen.getByText(thankYouText)).toBeTruthy();
    expect(localStorage.getItem('pagination.demo')).toBeNull();
  });

  it('succeeds without a session', async () => {
    stubApi({ ...frameAnswers(), 'POST /auth/logout': () => errorAnswer('401-1-00-01') });
    renderPages({ layout: <PublicLayout />, pages: logoutPages, at: '/logout' });
    expect(await screen.findByText(thankYouText)).toBeTruthy();
  });

  it('removes drafts and the return path', async () => {
    saveDraft({ form: 'userEdit', owner: 'cust-aoba-01' }, { city: '仙台市' });
    sessionStorage.setItem('returnPath.demo', JSON.stringify({ path: '/userNotice' }));
    stubApi({ ...frameAnswers(), 'POST /auth/logout': () => jsonAnswer({ isAutoLogin: true }) });
    renderPages({ layout: <PublicLayout />, pages: logoutPages, at: '/logout' });
    expect(announced(await screen.findByText(thankYouText))).toBeTruthy();
    expect({ ...sessionStorage }).toEqual({});
  });

  it.each([
    ['is dropped', () => new TypeError('Failed to fetch')],
    ['is refused', () => errorAnswer('429-1-05-01')],
  ])('that %s keeps the drafts and the session', async (_, answer) => {
    saveDraft({ form: 'userEdit', owner: 'cust-aoba-01' }, { city: '仙台市' });
    const otherTab = openOtherTab();
    stubApi({ ...frameAnswers(), 'POST /auth/logout': answer });
    renderPages({ layout: <PublicLayout />, pages: logoutPages, at: '/logout' });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(thankYouText)).toBeNull();
    expect(sessionStorage.length).toBe(1);
    expect(localStorage.getItem('pagination.demo')).toBe('{}');
    openOtherTab().send('the last word');
    await waitFor(() => expect(otherTab.received).toEqual(['the last word']));
  });

  it('that fails at the server shows one message in the message area', async () => {
    stubApi({ ...frameAnswers(), 'POST /auth/logout': () => errorAnswer('500-1-00-01') });
    renderPages({ layout: <PublicLayout />, pages: logoutPages, at: '/logout' });
    expect((await screen.findByRole('alert')).textContent).toContain('予期しないエラー');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  });

  it('is sent once for several presses of the retry', async () => {
    const answers = [() => new TypeError('Failed to fetch')];
    const requests: SentRequest[] = stubApi({
      ...frameAnswers(),
      'POST /auth/logout': () => answers.shift()?.() ?? noAnswer(),
    });
    renderPages({ layout: <PublicLayout />, pages: logoutPages, at: '/logout' });
    const retry = await screen.findByRole('button', { name: 'もう一度試す' });
    retry.click();
    waitForGuard();
    retry.click();
    await waitFor(() =>
      expect(requests.filter(({ path }) => path === '/auth/logout')).toHaveLength(2),
    );
  });
});
