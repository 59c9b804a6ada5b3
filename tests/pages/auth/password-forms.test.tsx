import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openOtherTab } from '../../shell/session/other-tab.ts';
import { expectAnnounced } from '../../support/announced.ts';
import {
  errorAnswer,
  jsonAnswer,
  bodiesSentTo,
  callCountOf,
  noContent,
  refusal,
  type Answers,
} from '../../support/api.ts';
import { asksBeforeLeaving, fieldNamed, descriptionOf, press } from '../../support/form-fields.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { policy } from '../../support/settings.ts';
import {
  findButton,
  findLoginPage,
  newPasswordEntries,
  openAuthPage,
  typeEntries,
  validLink,
} from './auth-pages.tsx';

const entriesWithCurrentPassword = { currentPassword: 'Demo-Pass-2026', ...newPasswordEntries };
const confirmChange = async (): Promise<void> =>
  userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '変更する' }),
  );

interface PasswordFormCase {
  name: string;
  pagePath: string;
  /** The answers of the server. If the policy is null, the portal cannot fetch a policy. */
  answersFor: (passwordPolicy: object | null) => Answers;
  route: `${'PUT' | 'POST'} ${string}`;
  entries: Readonly<Record<string, string>>;
  body: object;
  buttonName: string;
  confirm?: () => Promise<void>;
  successText: RegExp;
  eventForOtherTabs: 'login' | 'logout';
}

const policyAnswers = (passwordPolicy: object | null): Answers => ({
  'GET /auth/password-policy': () =>
    passwordPolicy === null ? new TypeError('Failed to fetch') : jsonAnswer(passwordPolicy),
});

const passwordForms: PasswordFormCase[] = [
  {
    name: 'a password change',
    pagePath: '/bapPasswdMaster',
    answersFor: policyAnswers,
    route: 'PUT /auth/password',
    entries: entriesWithCurrentPassword,
    body: entriesWithCurrentPassword,
    buttonName: 'パスワードを変更する',
    confirm: confirmChange,
    successText: /パスワードを変更しました/,
    eventForOtherTabs: 'logout',
  },
  {
    name: 'an expired password',
    pagePath: '/passwdExpired',
    answersFor: (passwordPolicy) => ({
      ...policyAnswers(passwordPolicy),
      'GET /auth/login-progress': () =>
        jsonAnswer({ nextStep: 'passwdExpired', loginId: 'demo-user' }),
    }),
    route: 'PUT /auth/expired-password',
    entries: entriesWithCurrentPassword,
    body: { loginId: 'demo-user', ...entriesWithCurrentPassword },
    buttonName: 'パスワードを設定する',
    successText: /パスワードを設定しました/,
    eventForOtherTabs: 'logout',
  },
  {
    name: 'a mailed link',
    pagePath: '/bapPasswdMaster/passwdSetting/a-token',
    answersFor: (passwordPolicy) => ({
      'GET /auth/password-settings/a-token': () => jsonAnswer({ ...validLink, passwordPolicy }),
    }),
    route: 'POST /auth/password-settings/a-token',
    entries: newPasswordEntries,
    body: newPasswordEntries,
    buttonName: 'パスワードを設定する',
    successText: /パスワードを設定しました/,
    // The other tabs may belong to another account.
    eventForOtherTabs: 'login',
  },
];
const openForm = (form: PasswordFormCase, passwordPolicy: object | null = policy) =>
  openAuthPage(form.pagePath, { ...form.answersFor(passwordPolicy), [form.route]: noContent });

describe.each(passwordForms)('the password form for $name', (form) => {
  it('warns about unsaved entries until they are sent, shows the success on the login page, and notifies the other tabs', async () => {
    const otherTab = openOtherTab();
    openForm(form);
    await findButton(form.buttonName);
    expect(asksBeforeLeaving()).toBe(false);
    await typeEntries(form.entries);
    expect(asksBeforeLeaving()).toBe(true);
    expect(screen.getByText('4個の条件のうち4個を満たしています。')).toBeTruthy();
    // The hidden login ID is for password managers.
    expect(document.querySelector('[autocomplete=username]')).toMatchObject({ value: 'demo-user' });
    await press(form.buttonName);
    await form.confirm?.();
    await findLoginPage();
    expect(bodiesSentTo(form.route)).toEqual([form.body]);
    expectAnnounced(screen.getByText(form.successText));
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
    await waitFor(() => expect(otherTab.receivedMessages).toEqual([form.eventForOtherTabs]));
  });

  it.each([
    ['', '', [/新しいパスワードを入力/, /（確認用）を入力/]],
    ['kaki', 'kani', [/8文字以上32文字以内/, /一致しません/]],
  ] as const)('rejects password %j with confirmation %j', async (password, confirmation, texts) => {
    openForm(form);
    await findButton(form.buttonName);
    await typeEntries({ password, passwordConfirmation: confirmation });
    await press(form.buttonName);
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('passwordConfirmation'))).toMatch(texts[1]),
    );
    expect(descriptionOf(fieldNamed('password'))).toMatch(texts[0]);
    const currentPasswordField = document.querySelector<HTMLElement>('[name=currentPassword]');
    expect(
      currentPasswordField === null ||
        descriptionOf(currentPasswordField).includes('現在のパスワードを入力'),
    ).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callCountOf(form.route)).toBe(0);
  });

  it('can be sent although the password policy is missing', async () => {
    collectContractWarnings();
    openForm(form, null);
    await typeEntries(form.entries);
    await press(form.buttonName);
    await form.confirm?.();
    expect(await findLoginPage()).toBeTruthy();
  });
});

describe('the change of the password', () => {
  it('shows the message about a wrong current password (400-1-08-01) at the field of the current password, not of the new password', async () => {
    openAuthPage('/bapPasswdMaster', {
      'PUT /auth/password': () => refusal('400-1-08-01', ['password']),
    });
    await typeEntries(entriesWithCurrentPassword);
    await press('パスワードを変更する');
    await confirmChange();
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('currentPassword'))).toContain(
        'パスワードが正しくありません',
      ),
    );
    expect(fieldNamed('password').getAttribute('aria-invalid')).toBeNull();
  });

  it('can be sent although the login ID cannot be fetched, and shows no error about the login ID', async () => {
    openAuthPage('/bapPasswdMaster', {
      'GET /auth/login-progress': () => errorAnswer('500-1-00-01'),
    });
    await findButton('パスワードを変更する');
    expect(screen.getByText(/変更すると自動的にログアウトします。/)).toBeTruthy();
    await waitFor(() => expect(callCountOf('GET /auth/login-progress')).toBe(1));
    // Load the chunk that shows errors: an alert would be visible now.
    await act(async () => {
      await import('../../../src/shell/errors/error-actions.ts');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
