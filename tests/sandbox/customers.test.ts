import { expect, it } from 'vitest';
import type { NoticeList } from '../../generated/model/noticeList.ts';
import type { RegistrationForm } from '../../generated/model/registrationForm.ts';
import { accountOfLogin, type Account } from '../../mocks/sandbox/accounts.ts';
import type { Limits } from '../../mocks/sandbox/limits.ts';
import { findOpenBill, jsonOf, password, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const codeOf = async (customer: Customer, path = '/user/me') => (await customer.get(path)).code;

const passwordChangeOf = (currentPassword: string, newPassword = 'New-Pass-2026') => ({
  currentPassword,
  password: newPassword,
  passwordConfirmation: newPassword,
});

it.each([
  ['/auth/password-reissue', '/auth/password-settings', '404-1-03-01'],
  ['/registration/mail-addresses', '/registration', '404-1-07-01'],
])(
  '%s makes earlier links of only this customer invalid, requires a pause per customer, and sends links that are valid for a day',
  async (requestPath, path, invalidCode) => {
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
    expect(await codeOf(visitor, `${path}/${firstToken}`)).toBe(invalidCode);
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

it('a password change, also by a link, ends all sessions of its customer, and no session of another customer', async () => {
  const customer = await sandbox.logIn();
  const [otherTab, otherCustomer] = [await sandbox.logIn(), await sandbox.logIn('auto-user')];
  await customer.put('/auth/password', passwordChangeOf(password));
  const { currentPassword: _, ...newPassword } = passwordChangeOf(password);
  const linkPath = '/auth/password-settings/demo-password-first';
  expect((await otherCustomer.post(linkPath, newPassword)).status).toBe(204);
  expect(sandbox.mails()[0]?.subject).toContain('パスワードを変更');
  const codes = [await codeOf(otherTab), await codeOf(otherCustomer)];
  expect(codes).toEqual(['401-1-02-02', undefined]);
});

it.each([
  ['PUT', '/auth/password', passwordChangeOf('Wrong-Pass-1')],
  ['POST', '/bills/:billId/upload-tokens', undefined],
  ['POST', '/e-storage/linkage', undefined],
])('the calls of %s %s in a minute are counted for each customer', async (method, path, body) => {
  sandbox.data.limits.requestsPerMinute = 1;
  for (const loginId of ['demo-user', 'auto-user']) {
    const customer = await sandbox.logIn(loginId);
    const { billId } = await findOpenBill(customer, (bill) => bill.canReturnFile);
    const { code } = await customer.call(method, path.replace(':billId', billId), { body });
    expect(code).not.toBe('429-1-05-01');
  }
});

it('a former temporary password is allowed as a new password', async () => {
  const visitor = await sandbox.visitor();
  sandbox.data.limits.reissuesTemporaryPassword = 1;
  const registeredMailAddress = 'keiri@aoba-foods.example.jp';
  await visitor.post('/auth/temporary-password', { loginId: 'demo-user', registeredMailAddress });
  const temporaryPassword = /Tmp-\d{9}/.exec(sandbox.mails()[0]?.text ?? '')?.[0] ?? '';
  const changePassword = async (currentPassword: string, newPassword: string) => {
    const body = { loginId: 'demo-user', ...passwordChangeOf(currentPassword, newPassword) };
    return (await visitor.call('PUT', '/auth/expired-password', { body })).code;
  };
  expect(await changePassword(temporaryPassword, temporaryPassword)).toBe('400-1-03-08');
  expect(await changePassword(temporaryPassword, 'New-Pass-2026')).toBe(undefined);
  expect(await changePassword('New-Pass-2026', temporaryPassword)).toBe(undefined);
});

const formPath = '/registration/demo-registration-agreed/customer';
const otherItemKeys = ['customerName', 'address', 'departmentName', 'postalCode'];

it.each([
  ['plain-user', 1],
  [null, 0],
])(
  'a new customer with the login ID %s can log in, and may have the login ID, number and address of a customer of another issuer',
  async (loginId, isLoginIdRequired) => {
    const visitor = await sandbox.visitor();
    const items = [
      { itemKey: 'customerNumber', value: '0001204604' },
      { itemKey: 'phoneNumber', value: '03-5555-0100' },
      ...otherItemKeys.map((itemKey) => ({ itemKey, value: '103-0027' })),
    ];
    const fetchForm = async () => jsonOf<RegistrationForm>(await visitor.get(formPath));
    const { revision } = await fetchForm();
    const newCustomer = { revision, password, passwordConfirmation: password, items };
    const { code } = await visitor.post(formPath, { ...newCustomer, loginId: null });
    expect(code).toBe('400-1-07-02');
    sandbox.data.limits.isLoginIdRequired = isLoginIdRequired;
    expect((await fetchForm()).isLoginIdRequired).toBe(isLoginIdRequired === 1);
    expect((await visitor.post(formPath, { ...newCustomer, loginId })).status).toBe(201);
    const newLoginId = loginId ?? '0001204604';
    expect(sandbox.mails()[0]?.text).toContain(`ログインID： ${newLoginId}\n`);
    const codes: unknown[] = [];
    for (const mailAddress of ['Keiri@Empty.example.jp', 'keiri@plain.example.jp'])
      codes.push((await visitor.post('/registration/mail-addresses', { mailAddress })).code);
    expect(codes).toEqual(['400-1-07-01', undefined]);
    expect((await visitor.login(newLoginId)).json).toEqual({ nextStep: 'top' });
    const { profile } = accountOfLogin(sandbox.data.db, { customerCode: 'demo' }, newLoginId);
    expect(profile.items).toMatchObject({ address1: '103-0027', sectionName: '103-0027' });
  },
);

it('the number of downloads in ten seconds is limited for each customer', async () => {
  const prepareDownload = async (loginId: string) => {
    const customer = await sandbox.logIn(loginId);
    const { billId } = await findOpenBill(customer);
    return () => codeOf(customer, `/bills/${billId}/pdf`);
  };
  const download = await prepareDownload('demo-user');
  const downloadOfOther = await prepareDownload('auto-user');
  sandbox.data.limits.downloadsPerTenSeconds = 1;
  const codes = [await download(), await download(), await downloadOfOther()];
  // A clock that is set back does not prolong the pause.
  for (const seconds of [10, -3600]) {
    sandbox.data.clock.advance(seconds);
    codes.push(await download());
  }
  expect(codes).toEqual([undefined, '429-1-05-01', undefined, undefined, undefined]);
});

it('each page of the notices marks its notices as read, and no notice of another page', async () => {
  sandbox.changeAccount('demo-user', ({ profile }) => (profile.readNotices = []));
  const customer = await sandbox.logIn();
  const readMarks = async (page: number) => {
    const { items } = jsonOf<NoticeList>(await customer.get(`/notices?perPage=2&page=${page}`));
    return items.every(({ isRead }) => isRead);
  };
  const marks = [await readMarks(2), await readMarks(1), await readMarks(2), await readMarks(1)];
  expect(marks).toEqual([false, false, true, true]);
});

const setLimits = (changes: Partial<Limits>) => () => Object.assign(sandbox.data.limits, changes);
const changeAccount = (changes: Partial<Account>) => () =>
  sandbox.changeAccount('demo-user', (demoAccount) => Object.assign(demoAccount, changes));
const suspend = changeAccount({ state: 'suspended' });
const refusal = (code: string) => [{ code }];
const loginBody = { loginId: 'demo-user', password };
const usedAt = '2026-11-19T15:00:00+09:00';
const setEnglish = (customer: Customer) => (customer.language = 'en');
const expirePassword = changeAccount({ passwordExpired: true, verifiedAt: null });
const longBody = { loginId: 'x'.repeat(2 ** 20) };
const openAttachment = (customer: Customer) =>
  customer.get('/bills/bill-202607-00100/attachments/bill-202607-00100-att-1');
const updaterNames = ['東都電子商事株式会社', '株式会社青葉フーズ流通', null];
const updaters = updaterNames.map((updaterName) => ({ updaterName }));
const runUpdate = (sql: string) => () => sandbox.data.db.run(`UPDATE ${sql}`);
const setHistoryTimes = runUpdate('statusHistory SET changedAt = 0');
const setBlankName = runUpdate("accounts SET profile = json_set(profile, '$.customerName', '　')");
const spoilCookie = (customer: Customer) => {
  customer.cookies.set('XSRF-TOKEN', 'short');
  return customer.get('/setting/info');
};
const mailAddress = 'keiri@aoba-foods.example.jp';
const addressBody = { revision: 'rev-1', mailAddress, subMailAddressList: [] };
const lockMainAddress = setLimits({ isMailAddressEditable: 0 });
const closeRegistration = setLimits({ takesRegistrations: 0 });
const chatbotInfo = { sessionId: '0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20' };
const englishSettings = { headerText: expect.stringMatching(/^[\n\x20-\x7e]+$/), chatbotInfo };

type Row = [title: string, call: string, part: object, ((customer: Customer) => unknown)?, object?];

it.each<Row>([
  [
    'the months of the search belong to the customer of the last login',
    '/bills/search-options',
    { months: ['2026-11'] },
    (customer) => customer.login('empty-user'),
  ],
  [
    'spaces around a keyword are ignored',
    '/bills?keyword=%20PO-2026-97702%E3%80%80&searchTargetId=freeItem1',
    { total: 1 },
  ],
  [
    'a search without a page size returns the default number of bills',
    '/bills',
    { perPage: 30 },
    setLimits({ perPageDefault: 30 }),
  ],
  [
    'a keyword is searched only in the search target',
    '/bills?keyword=PO-2026-97702&searchTargetId=title',
    { total: 0 },
  ],
  [
    'a bill is not marked as downloaded after the download of its attachment',
    '/bills?keyword=202607-00100',
    { items: [{ downloadStatus: 'notDownloaded', lastDownloadedAt: null }] },
    openAttachment,
  ],
  [
    'the newest change is first in the status history, also of changes at the same time',
    '/status-history?billId=bill-202608-00104',
    { items: updaters },
    setHistoryTimes,
  ],
  [
    'the mail address is marked as not editable if only the issuer can change it',
    '/user/mail-addresses',
    { isMailAddressEditable: false },
    lockMainAddress,
  ],
  [
    'sub addresses can be deleted if only the issuer can change the mail address',
    'PUT /user/mail-addresses',
    { subMailAddressList: [] },
    lockMainAddress,
    addressBody,
  ],
  [
    'the settings of the page have English texts for an English page',
    '/setting/info',
    { title: 'Toto Denshi Shoji Web Billing', ...englishSettings },
    setEnglish,
  ],
  [
    'a wrong password of a suspended account is refused like any wrong password',
    'POST /auth/login',
    refusal('400-1-02-01'),
    suspend,
    { ...loginBody, password: 'Wrong-Pass-1' },
  ],
  [
    'an expired password is changed before the mail address is verified',
    'POST /auth/login',
    { nextStep: 'passwdExpired' },
    expirePassword,
    loginBody,
  ],
  [
    'a login succeeds after an answer has replaced an invalid anti-forgery cookie',
    'POST /auth/login',
    { nextStep: 'top' },
    spoilCookie,
    loginBody,
  ],
  [
    'a body that is too large is refused with the limit',
    'POST /auth/login',
    [{ code: '413-1-00-01', mapping: [{ value: '1MB' }] }],
    undefined,
    longBody,
  ],
  [
    'a used link for a password shows the time of its use',
    '/auth/password-settings/demo-password-consumed',
    { consumedAt: usedAt },
  ],
  [
    'a registration is refused after the issuer has closed the registration',
    '/registration/demo-registration',
    refusal('401-1-07-01'),
    closeRegistration,
  ],
  [
    'a mail for a registration is refused after the issuer has closed the registration',
    'POST /registration/mail-addresses',
    refusal('401-1-07-01'),
    closeRegistration,
    { mailAddress },
  ],
  [
    'a used link for a registration shows the time of the registration',
    '/registration/demo-registration-consumed',
    { registeredAt: usedAt },
  ],
  [
    'a used link for an invoice number shows the time of the registration',
    '/invoice-number/demo-invoice-number-consumed',
    { registeredAt: usedAt },
  ],
  [
    'an invoice number of a customer with a blank name is refused',
    '/invoice-number/demo-invoice-number',
    refusal('403-1-10-01'),
    setBlankName,
  ],
])('%s: %s', async (_, call, part, prepare, body) => {
  const customer = await sandbox.logIn();
  await prepare?.(customer);
  const [path = '', method = 'GET'] = call.split(' ').toReversed();
  const { json } = await customer.call(method, path, { body });
  expect(json).toMatchObject(part);
});
