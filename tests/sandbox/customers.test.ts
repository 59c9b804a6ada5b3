import { expect, it } from 'vitest';
import type { BillList } from '../../generated/model/billList.ts';
import type { NoticeList } from '../../generated/model/noticeList.ts';
import { findOpenBill, jsonOf, password, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const codeOf = async (customer: Customer, path = '/user/me') => (await customer.get(path)).code;

const newPasswordOf = (currentPassword: string, newPassword = 'New-Pass-2026') => ({
  currentPassword,
  password: newPassword,
  passwordConfirmation: newPassword,
});

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
    expect(await mailLink('demo-user', 'AOBA-foods.example.jp')).toBe('429-1-05-01');
    sandbox.data.clock.advance(60);
    const lastToken = await mailLink('demo-user', 'AOBA-foods.example.jp');
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
  await customer.put('/auth/password', newPasswordOf(password));
  const codes = [await codeOf(otherTab), await codeOf(otherCustomer)];
  expect(codes).toEqual(['401-1-02-02', undefined]);
});

it.each([
  ['PUT', '/auth/password', newPasswordOf('Wrong-Pass-1')],
  ['POST', '/bills/:billId/upload-tokens', undefined],
  ['POST', '/e-storage/linkage', undefined],
])('the calls of %s %s in a minute are counted for each customer', async (method, path, body) => {
  sandbox.data.limits.requestsPerMinute = 1;
  for (const loginId of ['demo-user', 'auto-user']) {
    const customer = await sandbox.loggedIn(loginId);
    const { billId } = await findOpenBill(customer, (bill) => bill.canReturnFile);
    const { code } = await customer.call(method, path.replace(':billId', billId), { body });
    expect(code).not.toBe('429-1-05-01');
  }
});

it('a former temporary password is not one of the former passwords', async () => {
  const visitor = await sandbox.visitor();
  sandbox.data.limits.reissuesTemporaryPassword = 1;
  const registeredMailAddress = 'keiri@aoba-foods.example.jp';
  await visitor.post('/auth/temporary-password', { loginId: 'demo-user', registeredMailAddress });
  const temporaryPassword = /Tmp-\d{9}/.exec(sandbox.mails()[0]?.text ?? '')?.[0] ?? '';
  const change = async (currentPassword: string, newPassword: string) => {
    const body = { loginId: 'demo-user', ...newPasswordOf(currentPassword, newPassword) };
    return (await visitor.call('PUT', '/auth/expired-password', { body })).code;
  };
  expect(await change(temporaryPassword, temporaryPassword)).toBe('400-1-03-08');
  expect(await change(temporaryPassword, 'New-Pass-2026')).toBe(undefined);
  expect(await change('New-Pass-2026', temporaryPassword)).toBe(undefined);
});

it('a new customer may have the login ID and the address of a customer of another issuer', async () => {
  const visitor = await sandbox.visitor();
  const path = '/registration/demo-registration-agreed/customer';
  const { revision } = jsonOf<{ revision: string }>(await visitor.get(path));
  const items = [
    { itemKey: 'customerNumber', value: '0009900001' },
    { itemKey: 'phoneNumber', value: '03-5555-0100' },
    ...['customerName', 'postalCode', 'address'].map((itemKey) => ({ itemKey, value: '103-0027' })),
  ];
  const { currentPassword: loginId, ...passwords } = newPasswordOf('plain-user');
  const newCustomer = { revision, loginId, ...passwords, items };
  expect((await visitor.post(path, newCustomer)).status).toBe(201);
  expect(sandbox.mails()[0]?.text).toContain('ログインID： plain-user\n');
  const mailAddresses = ['Keiri@Empty.example.jp', 'keiri@plain.example.jp'];
  const codes: unknown[] = [];
  for (const mailAddress of mailAddresses)
    codes.push((await visitor.post('/registration/mail-addresses', { mailAddress })).code);
  expect(codes).toEqual(['400-1-07-01', undefined]);
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

it('each page of the notices marks its notices as read, and no notice of another page', async () => {
  sandbox.changeAccount('demo-user', ({ profile }) => (profile.readNotices = []));
  const customer = await sandbox.loggedIn();
  const readMarks = async (page: number) => {
    const { items } = jsonOf<NoticeList>(await customer.get(`/notices?perPage=2&page=${page}`));
    return items.every(({ isRead }) => isRead);
  };
  expect(await readMarks(2)).toBe(false);
  expect(await readMarks(1)).toBe(false);
  expect([await readMarks(2), await readMarks(1)]).toEqual([true, true]);
});

it('a keyword with spaces around it finds a bill by its order number alone', async () => {
  const customer = await sandbox.loggedIn();
  const { order } = Object(sandbox.data.db.get('SELECT searchOrder AS "order" FROM bills'));
  const totalOf = async (searchTargetId: string) => {
    const query = new URLSearchParams({ keyword: ` ${order}　`, searchTargetId });
    return jsonOf<BillList>(await customer.get(`/bills?${query}`)).total;
  };
  expect([await totalOf('freeItem1'), await totalOf('title')]).toEqual([1, 0]);
});
