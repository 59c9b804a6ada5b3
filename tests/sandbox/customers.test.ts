import { expect, it } from 'vitest';
import { findOpenBill, password, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const codeOf = async (customer: Customer, path = '/user/me') => (await customer.get(path)).code;

it.each([
  ['/auth/password-reissue', '/auth/password-settings', '404-1-03-01'],
  ['/registration/mail-addresses', '/registration', '404-1-07-01'],
])(
  '%s voids earlier links of the customer alone, pauses for each customer, and its links expire after a day',
  async (requestPath, path, voidCode) => {
    const visitor = await sandbox.visitor();
    const mailLink = async (loginId: string, host: string) => {
      const body = requestPath.includes('password')
        ? { loginId, registeredMailAddress: `Keiri@${host}` }
        : { mailAddress: `new@${host}` };
      const { code } = await visitor.post(requestPath, body);
      return code ?? /tk_[\w-]+/.exec(sandbox.mails()[0]?.text ?? '')?.[0];
    };
    const firstToken = await mailLink('demo-user', 'aoba-foods.example.jp');
    const otherToken = await mailLink('empty-user', 'empty.example.jp');
    expect(await mailLink('demo-user', 'aoba-foods.example.jp')).toBe('429-1-05-01');
    sandbox.data.clock.advance(60);
    const lastToken = await mailLink('demo-user', 'aoba-foods.example.jp');
    expect(await codeOf(visitor, `${path}/${firstToken}`)).toBe(voidCode);
    for (const [seconds, state] of [
      [86_340, 'valid'],
      [1, 'expired'],
    ] as const) {
      sandbox.data.clock.advance(seconds);
      expect((await visitor.get(`${path}/${otherToken}`)).json).toMatchObject({ state });
      expect((await visitor.get(`${path}/${lastToken}`)).json).toMatchObject({ state: 'valid' });
    }
  },
);

it('a password change ends all sessions of the customer, and no session of another customer', async () => {
  const customer = await sandbox.loggedIn();
  const [otherTab, otherCustomer] = [await sandbox.loggedIn(), await sandbox.loggedIn('auto-user')];
  const newPassword = { password: 'New-Pass-2026', passwordConfirmation: 'New-Pass-2026' };
  await customer.put('/auth/password', { currentPassword: password, ...newPassword });
  const codes = [await codeOf(otherTab), await codeOf(otherCustomer)];
  expect(codes).toEqual(['401-1-02-02', undefined]);
});

it('the number of downloads in ten seconds is limited for each customer', async () => {
  const downloadsOf = async (loginId: string) => {
    const customer = await sandbox.loggedIn(loginId);
    const { billId } = await findOpenBill(customer);
    return () => codeOf(customer, `/bills/${billId}/pdf`);
  };
  const [download, downloadOfOther] = [
    await downloadsOf('demo-user'),
    await downloadsOf('auto-user'),
  ];
  sandbox.data.limits.downloadsPerTenSeconds = 1;
  const codes = [await download(), await download(), await downloadOfOther()];
  // A clock that is set back does not prolong the pause.
  for (const seconds of [10, -3600]) {
    sandbox.data.clock.advance(seconds);
    codes.push(await download());
  }
  expect(codes).toEqual([undefined, '429-1-05-01', undefined, undefined, undefined]);
});

it.each([
  ['suspended', '400-1-11-02'],
  ['unlicensed', '402-1-00-01'],
  ['closed', '401-1-00-02'],
  ['issuerLocked', '401-1-00-02'],
] as const)('a session of an account that is %s meanwhile gets %s', async (state, code) => {
  const customer = await sandbox.loggedIn();
  sandbox.changeAccount('demo-user', (account) => {
    account.state = state;
  });
  expect(await codeOf(customer)).toBe(code);
});
