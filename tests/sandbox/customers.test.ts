import { expect, it } from 'vitest';
import type { NoticeList } from '../../generated/model/noticeList.ts';
import type { RegistrationForm } from '../../generated/model/registrationForm.ts';
import { accountOfLogin, type Account } from '../../mocks/sandbox/accounts.ts';
import type { Limits } from '../../mocks/sandbox/limits.ts';
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
  expect(sandbox.mails()[0]?.subject).toContain('パスワードを変更');
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

const agreedForm = '/registration/demo-registration-agreed/customer';
const otherKeys = ['customerName', 'address', 'departmentName', 'postalCode'];

it.each([
  ['plain-user', 1],
  [null, 0],
])(
  'a new customer can log in with the login ID %s, and may share it, number and address with a customer of another issuer',
  async (loginId, isLoginIdRequired) => {
    const visitor = await sandbox.visitor();
    const items = [
      { itemKey: 'customerNumber', value: '0001204604' },
      { itemKey: 'phoneNumber', value: '03-5555-0100' },
      ...otherKeys.map((itemKey) => ({ itemKey, value: '103-0027' })),
    ];
    const fetchForm = async () => jsonOf<RegistrationForm>(await visitor.get(agreedForm));
    const { revision } = await fetchForm();
    const newCustomer = { revision, password, passwordConfirmation: password, items };
    const { code } = await visitor.post(agreedForm, { ...newCustomer, loginId: null });
    expect(code).toBe('400-1-07-02');
    sandbox.data.limits.isLoginIdRequired = isLoginIdRequired;
    expect((await fetchForm()).isLoginIdRequired).toBe(isLoginIdRequired === 1);
    expect((await visitor.post(agreedForm, { ...newCustomer, loginId })).status).toBe(201);
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
  const downloadsOf = async (loginId: string) => {
    const customer = await sandbox.loggedIn(loginId);
    const { billId } = await findOpenBill(customer);
    return () => codeOf(customer, `/bills/${billId}/pdf`);
  };
  const download = await downloadsOf('demo-user');
  const downloadOfOther = await downloadsOf('auto-user');
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
  const customer = await sandbox.loggedIn();
  const readMarks = async (page: number) => {
    const { items } = jsonOf<NoticeList>(await customer.get(`/notices?perPage=2&page=${page}`));
    return items.every(({ isRead }) => isRead);
  };
  const marks = [await readMarks(2), await readMarks(1), await readMarks(2), await readMarks(1)];
  expect(marks).toEqual([false, false, true, true]);
});

const limits = (changes: Partial<Limits>) => () => Object.assign(sandbox.data.limits, changes);
const account = (changes: Partial<Account>) => () =>
  sandbox.changeAccount('demo-user', (demoAccount) => Object.assign(demoAccount, changes));
const suspended = account({ state: 'suspended' });
const [none, refused] = [() => {}, (code: string) => [{ code }]];
const login = { loginId: 'demo-user', password };
const usedAt = '2026-11-19T15:00:00+09:00';
const inEnglish = (customer: Customer) => (customer.language = 'en');
const unverified = account({ passwordExpired: true, verifiedAt: null });
const longBody = { loginId: 'x'.repeat(2 ** 20) };
const openAttachment = (customer: Customer) =>
  customer.get('/bills/bill-202607-00100/attachments/bill-202607-00100-att-1');
const updaterNames = ['東都電子商事株式会社', '株式会社青葉フーズ流通', null];
const updaters = updaterNames.map((updaterName) => ({ updaterName }));
const update = (sql: string) => () => sandbox.data.db.run(`UPDATE ${sql}`);
const setHistoryTimes = update('statusHistory SET changedAt = 0');
const blankName = update("accounts SET profile = json_set(profile, '$.customerName', '　')");
const spoilCookie = (customer: Customer) => {
  customer.cookies.set('XSRF-TOKEN', 'short');
  return customer.get('/setting/info');
};
const mailAddress = 'keiri@aoba-foods.example.jp';
const mainAddress = { revision: 'rev-1', mailAddress, subMailAddressList: [] };
const fixedMain = limits({ isMailAddressEditable: 0 });
const registrationOff = limits({ takesRegistrations: 0 });
const chatbotInfo = { sessionId: '0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20' };
const englishInfo = { headerText: expect.stringMatching(/^[\n\x20-\x7e]+$/), chatbotInfo };

it.each<[address: string, part: object, prepare?: (customer: Customer) => unknown, body?: object]>([
  ['/bills/search-options', { months: ['2026-11'] }, (customer) => customer.login('empty-user')],
  // A keyword with spaces around it finds a bill by its order number alone.
  ['/bills?keyword=%20PO-2026-97702%E3%80%80&searchTargetId=freeItem1', { total: 1 }],
  ['/bills?keyword=PO-2026-97702&searchTargetId=title', { total: 0 }],
  ['/bills?keyword=202607-00100', { items: [{ downloadStatus: 'downloaded' }] }, openAttachment],
  ['/status-history?billId=bill-202608-00104', { items: updaters }, setHistoryTimes],
  ['/user/mail-addresses', { isMailAddressEditable: false }, fixedMain],
  ['PUT /user/mail-addresses', { subMailAddressList: [] }, fixedMain, mainAddress],
  ['/setting/info', { title: 'Toto Denshi Shoji Web Billing', ...englishInfo }, inEnglish],
  ['POST /auth/login', refused('400-1-02-01'), suspended, { ...login, password: 'Wrong-Pass-1' }],
  ['POST /auth/login', { nextStep: 'passwdExpired' }, unverified, login],
  ['POST /auth/login', { nextStep: 'top' }, spoilCookie, login],
  ['POST /auth/login', [{ code: '413-1-00-01', mapping: [{ value: '20MB' }] }], none, longBody],
  ['/auth/password-settings/demo-password-consumed', { consumedAt: usedAt }],
  ['/registration/demo-registration', refused('401-1-07-01'), registrationOff],
  ['POST /registration/mail-addresses', refused('401-1-07-01'), registrationOff, { mailAddress }],
  ['/registration/demo-registration-consumed', { registeredAt: usedAt }],
  ['/invoice-number/demo-invoice-number-consumed', { registeredAt: usedAt }],
  ['/invoice-number/demo-invoice-number', refused('403-1-10-01'), blankName],
])('%s is answered with %j', async (address, part, prepare, body) => {
  const customer = await sandbox.loggedIn();
  await prepare?.(customer);
  const [path = '', method = 'GET'] = address.split(' ').toReversed();
  const { json } = await customer.call(method, path, { body });
  expect(json).toMatchObject(part);
});
