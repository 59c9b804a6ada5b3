import { expect, it } from 'vitest';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();
const refusalWith = (code: string): unknown => [expect.objectContaining({ code })];

/** Every login with its next step or its error code; the README lists them. */
const logins = [
  ['demo-user', 'top'],
  ['expired-user', 'passwdExpired'],
  ['temporary-user', 'passwdTemporary'],
  ['verify-user', 'verify'],
  ['locked-user', '400-1-02-02'],
  ['suspended-user', '400-1-11-02'],
  ['closed-user', '400-1-02-04'],
  ['issuer-locked-user', '400-1-02-08'],
  ['unlicensed-user', '402-1-00-01'],
  ['unavailable-user', '402-1-00-02'],
  ['misconfigured-user', '400-1-11-01'],
  ['error-500-1-00-01', '500-1-00-01'],
  ['error-500-1-00-01-', '400-1-02-01'],
  ['Error-500-1-00-01', '400-1-02-01'],
  ['error-599-1-00-01', '400-1-02-01'],
] as const;

it.each(logins)(
  'the login of %s returns %s: a next step, which the login progress returns too, or an error code',
  async (loginId, nextStepOrCode) => {
    const customer = sandbox.customer();
    const answer = await customer.login(loginId);
    const progress = await customer.get('/auth/login-progress');
    const expected = /^\d/.test(nextStepOrCode)
      ? [nextStepOrCode, '401-1-00-01'].map(refusalWith)
      : [{ nextStep: nextStepOrCode }, { nextStep: nextStepOrCode, loginId }];
    expect([answer.json, progress.json]).toEqual(expected);
  },
);

// A locked account gets a new password. The other login IDs cause errors, and have no account.
const reissueLogins = logins.filter(([id]) => id.endsWith('-user') && id !== 'locked-user');

it.each(reissueLogins)(
  'a password link for %s is refused if the login is refused, with the same error code: %s',
  async (loginId, nextStepOrCode) => {
    const host = loginId === 'demo-user' ? 'aoba-foods' : loginId.replace('-user', '');
    const request = { loginId, registeredMailAddress: `keiri@${host}.example.jp` };
    const customer = await sandbox.visitor();
    const { code } = await customer.post('/auth/password-reissue', request);
    expect(code).toBe(/^\d/.test(nextStepOrCode) ? nextStepOrCode : undefined);
  },
);

it.each([
  ['suspended', '/user/me', '400-1-11-02'],
  ['unlicensed', '/user/me', '402-1-00-01'],
  ['closed', '/user/me', '401-1-00-02'],
  ['issuerLocked', '/user/me', '401-1-00-02'],
  ['suspended', '/auth/password-settings/demo-password-link', '400-1-11-02'],
  ['closed', '/invoice-number/demo-invoice-number', '401-1-10-01'],
  ['closed', '/downloads/demo-download', '401-1-08-01'],
  ['issuerLocked', '/auth/verification-addresses', '400-1-02-08', 'verify-user'],
] as const)('with an account that is now %s, %s is refused with %s', async (...row) => {
  const [state, path, code, loginId = 'demo-user'] = row;
  const customer = await sandbox.logIn(loginId);
  sandbox.changeAccount(loginId, (account) => Object.assign(account, { state }));
  expect((await customer.get(path)).json).toMatchObject([{ code }]);
});
