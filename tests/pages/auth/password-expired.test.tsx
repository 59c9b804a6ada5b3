import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberReturnPath } from '../../../src/shell/session/return-path.ts';
import { jsonAnswer, refusal } from '../../support/api.ts';
import { reservedLineCount } from '../../support/coming.ts';
import { fieldNamed, descriptionOf, press } from '../../support/form-fields.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { open, prepare, type } from './auth-pages.tsx';

beforeEach(prepare);

const good = 'Kaki-no-ki-1987';
const at = '/passwdExpired';
const change = 'PUT /auth/expired-password';
const progress = (nextStep: string) => ({
  'GET /auth/login-progress': () => jsonAnswer({ nextStep, loginId: 'expired-user' }),
});
const send = async (): Promise<void> => {
  await type({ currentPassword: 'Old-Pass-2026', password: good, passwordConfirmation: good });
  await press('パスワードを設定する');
};
const toLogin = () => screen.queryByRole('link', { name: 'ログイン画面へ' });
const rememberNotices = (): void => {
  history.replaceState(null, '', '/demo/mypage/userNotice');
  rememberReturnPath();
};

describe('a password that has to be changed', () => {
  it.each([
    ['passwdExpired', /有効期限が切れています/, /^現在のパスワード/, false],
    ['passwdTemporary', /仮パスワードでログインしています/, /^仮パスワード/, true],
  ])(
    'shows the reason (%s), the login ID and a link to log in with another ID',
    async (step, lead, label, isTemporary) => {
      open(at, progress(step));
      expect(await screen.findByText(lead)).toBeTruthy();
      expect(screen.getByText('ログインID：expired-user')).toBeTruthy();
      expect(await screen.findByLabelText(label)).toBe(fieldNamed('currentPassword'));
      const rule = screen.queryByText('仮パスワードと同じパスワードは使用できません。');
      expect(rule !== null).toBe(isTemporary);
      const other = screen.getByRole('link', { name: '別のログインIDでログインする' });
      expect(other.getAttribute('href')).toBe('/demo/mypage');
      expect(toLogin()).toBeNull();
    },
  );

  it('shows at its field that the current password is wrong', async () => {
    open(at, {
      ...progress('passwdTemporary'),
      [change]: () => refusal('400-1-02-01', ['loginId', 'password']),
    });
    await send();
    await waitFor(() =>
      expect(descriptionOf(fieldNamed('currentPassword'))).toContain(
        'パスワードが正しくありません',
      ),
    );
    expect(fieldNamed('password').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['top', 'The notices'],
    ['verify', 'The verification'],
  ])('redirects to the page of the next step %s, without a step for Back', async (step, page) => {
    rememberNotices();
    open(at, progress(step));
    const steps = history.length;
    expect(await screen.findByText(page)).toBeTruthy();
    expect(history.length).toBe(steps);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['the login in progress is unknown', new TypeError('Failed to fetch')],
    ['its answer has no login ID', { nextStep: 'passwdExpired' }],
  ])('offers the login when %s', async (_, answer) => {
    collectContractWarnings();
    open(at, {
      'GET /auth/login-progress': () => (answer instanceof Error ? answer : jsonAnswer(answer)),
    });
    await waitFor(() => expect(toLogin()).toBeTruthy());
    expect(reservedLineCount()).toBe(0);
    expect(document.querySelector('[name=currentPassword]')).toBeNull();
  });

  it.each(['fingerprint', 'constructor'])('reports the unknown next step %s', async (step) => {
    open(at, progress(step));
    expect((await screen.findByRole('alert')).textContent).toContain(
      '次の手続きを確認できませんでした',
    );
    expect(reservedLineCount()).toBe(0);
    expect(document.querySelector('[name=currentPassword]')).toBeNull();
    expect(toLogin()).toBeTruthy();
  });
});
