import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { announced } from '../../support/announced.ts';
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
import { button, loginPage, messagesToOtherTabs, open, prepare, type } from './auth-pages.tsx';

beforeEach(prepare);

const good = 'Kaki-no-ki-1987';
const newPassword = { password: good, passwordConfirmation: good };
const withCurrent = { currentPassword: 'Demo-Pass-2026', ...newPassword };
const link = {
  state: 'valid',
  purpose: 'reissue',
  loginId: 'demo-user',
  expiresAt: '2026-11-22T10:00:00+09:00',
  passwordPolicy: policy,
};
const confirm = async (): Promise<void> =>
  userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '変更する' }),
  );

interface PasswordFormCase {
  name: string;
  at: string;
  /** The answers with a given policy. */
  answers: (policyAnswer: () => Response | Error) => Answers;
  call: `${'PUT' | 'POST'} ${string}`;
  entries: Readonly<Record<string, string>>;
  body: object;
  button: string;
  confirm?: () => Promise<void>;
  successText: RegExp;
}

const cases: PasswordFormCase[] = [
  {
    name: 'change',
    at: '/bapPasswdMaster',
    answers: (answer) => ({ 'GET /auth/password-policy': answer }),
    call: 'PUT /auth/password',
    entries: withCurrent,
    body: withCurrent,
    button: 'パスワードを変更する',
    confirm,
    successText: /パスワードを変更しました/,
  },
  {
    name: 'expired password',
    at: '/passwdExpired',
    answers: (answer) => ({
      'GET /auth/password-policy': answer,
      'GET /auth/login-progress': () =>
        jsonAnswer({ nextStep: 'passwdExpired', loginId: 'demo-user' }),
    }),
    call: 'PUT /auth/expired-password',
    entries: withCurrent,
    body: { loginId: 'demo-user', ...withCurrent },
    button: 'パスワードを設定する',
    successText: /パスワードを設定しました/,
  },
  {
    name: 'setting',
    at: '/bapPasswdMaster/passwdSetting/a-token',
    answers: (answer) => ({
      'GET /auth/password-settings/a-token': async () => {
        const currentAnswer = answer();
        return currentAnswer instanceof Error
          ? jsonAnswer({ ...link, passwordPolicy: null })
          : jsonAnswer({ ...link, passwordPolicy: await currentAnswer.json() });
      },
    }),
    call: 'POST /auth/password-settings/a-token',
    entries: newPassword,
    body: newPassword,
    button: 'パスワードを設定する',
    successText: /パスワードを設定しました/,
  },
];
const openCase = (
  form: PasswordFormCase,
  answer: () => Response | Error = () => jsonAnswer(policy),
) => open(form.at, { ...form.answers(answer), [form.call]: noContent });

describe.each(cases)('the password form of $name', (form) => {
  it('warns about unsaved entries, sends them, and shows the result at the login and in other tabs', async () => {
    const tabs = messagesToOtherTabs();
    openCase(form);
    await button(form.button);
    expect(asksBeforeLeaving()).toBe(false);
    await type(form.entries);
    expect(asksBeforeLeaving()).toBe(true);
    expect(screen.getByText('4個の条件のうち4個を満たしています。')).toBeTruthy();
    // The hidden login ID is for password managers.
    expect(document.querySelector('[autocomplete=username]')).toMatchObject({ value: 'demo-user' });
    await press(form.button);
    await form.confirm?.();
    await loginPage();
    expect(bodiesSentTo(form.call)).toEqual([form.body]);
    expect(announced(screen.getByText(form.successText))).toBeTruthy();
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
    await waitFor(() => expect(tabs.received).toEqual(['logout']));
    tabs.close();
  });

  it.each([
    ['', '', [/新しいパスワードを入力/, /（確認用）を入力/]],
    ['kaki', 'kani', [/8文字以上32文字以内/, /一致しません/]],
  ] as const)(
    'rejects the password %j with the confirmation %j',
    async (password, confirmation, texts) => {
      openCase(form);
      await button(form.button);
      await type({ password, passwordConfirmation: confirmation });
      await press(form.button);
      await waitFor(() =>
        expect(descriptionOf(fieldNamed('passwordConfirmation'))).toMatch(texts[1]),
      );
      expect(descriptionOf(fieldNamed('password'))).toMatch(texts[0]);
      const current = document.querySelector<HTMLElement>('[name=currentPassword]');
      expect(current === null || descriptionOf(current).includes('現在のパスワードを入力')).toBe(
        true,
      );
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(callCountOf(form.call)).toBe(0);
    },
  );

  it('is sent although the policy is missing', async () => {
    collectContractWarnings();
    openCase(form, () => new TypeError('Failed to fetch'));
    await type(form.entries);
    await press(form.button);
    await form.confirm?.();
    expect(await loginPage()).toBeTruthy();
  });
});

describe('the change of the password', () => {
  it('shows a wrong current password (400-1-08-01) at its field, not at the new password', async () => {
    open('/bapPasswdMaster', { 'PUT /auth/password': () => refusal('400-1-08-01', ['password']) });
    await type(withCurrent);
    await press('パスワードを変更する');
    await confirm();
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('currentPassword'))).toContain(
        'パスワードが正しくありません',
      ),
    );
    expect(fieldNamed('password').getAttribute('aria-invalid')).toBeNull();
  });

  it('works although the login ID cannot be fetched, and shows no error about that', async () => {
    open('/bapPasswdMaster', { 'GET /auth/login-progress': () => errorAnswer('500-1-00-01') });
    await button('パスワードを変更する');
    expect(screen.getByText(/変更すると自動的にログアウトします。/)).toBeTruthy();
    await waitFor(() => expect(callCountOf('GET /auth/login-progress')).toBe(1));
    // The chunk that shows errors.
    await act(async () => {
      await import('../../../src/shell/errors/error-actions.ts');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
