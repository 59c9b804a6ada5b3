import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveDraft } from '../../../src/shell/flows/drafts.ts';
import jaPassword from '../../../src/i18n/ja/password.json' with { type: 'json' };
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { PasswordChangeForm } from '../../../src/shell/password/PasswordChangeForm.tsx';
import { rememberReturnPath } from '../../../src/shell/session/return-path.ts';
import { noContent, stubApi, type SentRequest } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { fieldNamed } from '../../support/form-fields.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { openOtherTab } from '../session/other-tab.ts';

const validPassword = 'Kaki-no-ki-1987';
let requests: SentRequest[] = [];
const getChangeRequests = () => requests.filter(({ path }) => path === '/auth/password');

function openForm(loginId?: string): void {
  requests = stubApi({ ...frameAnswers(), 'PUT /auth/password': noContent });
  renderPages({
    layout: <PublicLayout />,
    pages: {
      '/': <h1>The login page</h1>,
      '/userConfig': <PasswordChangeForm loginId={loginId} policy={undefined} />,
    },
    at: '/userConfig',
  });
}

const pressChange = () =>
  userEvent.click(screen.getByRole('button', { name: 'パスワードを変更する' }));
async function fillIn(password = validPassword): Promise<void> {
  await userEvent.type(fieldNamed('currentPassword'), 'Demo-Pass-2026');
  await userEvent.type(fieldNamed('password'), password);
  await userEvent.type(fieldNamed('passwordConfirmation'), password);
}
const answerQuestion = async (choice: '変更する' | 'やめる'): Promise<void> =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: choice }));

beforeEach(async () => {
  document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
  await switchLanguage('ja', 'password', 'validation', 'form', 'flow');
});

describe('the question before a password is changed', () => {
  it('announces the logout, and appears again after the customer has cancelled the change', async () => {
    openForm();
    await fillIn();
    await pressChange();
    // No other form has entries that the logout would discard.
    expect(await screen.findByText(jaPassword.change.confirmMessage)).toBeTruthy();
    await answerQuestion('やめる');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    waitForGuard();
    await pressChange();
    await answerQuestion('変更する');
    expect(await screen.findByText('The login page')).toBeTruthy();
    expect(getChangeRequests()).toHaveLength(1);
  });
});

describe('a changed password', () => {
  it('ends the session in all tabs, and the login page shows a message', async () => {
    const otherTab = openOtherTab();
    localStorage.setItem('billSearchCondition.demo', '{}');
    saveDraft({ formName: 'userEdit', owner: 'another customer' }, { customerName: '青葉' });
    rememberReturnPath();
    expect(sessionStorage.length).toBe(2);
    openForm();
    const historyLength = history.length;
    await fillIn();
    await pressChange();
    await answerQuestion('変更する');
    expect(await screen.findByText('The login page')).toBeTruthy();
    expect(screen.getByText(/^パスワードを変更しました/).closest('[role=status]')).toBeTruthy();
    expect(screen.getByText('ログアウトしました。ご利用ありがとうございました。')).toBeTruthy();
    expect(localStorage.getItem('billSearchCondition.demo')).toBeNull();
    expect({ ...sessionStorage }).toEqual({});
    // Back does not open the form of an ended session.
    expect(history.length).toBe(historyLength);
    await waitFor(() => expect(otherTab.receivedMessages).toEqual(['logout']));
  });
});

describe('a password manager', () => {
  it('is the only reader of the hidden login id', () => {
    openForm('demo-user');
    const username = document.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(username?.getAttribute('aria-hidden')).toBe('true');
    expect(username?.tabIndex).toBe(-1);
    expect(username?.readOnly).toBe(true);
    expect(username?.name).toBe('');
  });
});
