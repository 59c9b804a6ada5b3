import { expect, it } from 'vitest';
import type { AttachedMailSettings } from '../../generated/model/attachedMailSettings.ts';
import type { RegisteredInformation } from '../../generated/model/registeredInformation.ts';
import { accountAddresses, jsonOf, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();
const [mainAddress, subAddress] = accountAddresses;
const fetchInformation = async (customer: Customer) =>
  jsonOf<RegisteredInformation>(await customer.get('/user/registered-information'));

it('an attached bill type is mailed to the main address after its only receiver was removed', async () => {
  const customer = await sandbox.logIn();
  const fetchSettings = async () =>
    jsonOf<AttachedMailSettings>(await customer.get('/user/attached-mail-settings'));
  const { revision } = await fetchSettings();
  const line = { fileFormats: ['pdf'], mailAddresses: [subAddress] };
  const items = [
    { ...line, billTypeId: 'invoice', isAttached: true },
    { ...line, billTypeId: 'paymentStatement', isAttached: false },
  ];
  const update = await customer.put('/user/attached-mail-settings', { revision, items });
  expect(update.status).toBe(200);
  const addresses = { revision: 'rev-1', mailAddress: mainAddress, subMailAddressList: [] };
  expect((await customer.put('/user/mail-addresses', addresses)).status).toBe(200);
  const settings = await fetchSettings();
  expect(settings.revision).toBe('rev-3');
  const receivers = settings.items.map((item) => [item.billTypeId, ...item.mailAddresses]);
  expect(receivers).toEqual([
    ['invoice', mainAddress],
    ['deliveryNote', mainAddress],
    ['paymentStatement'],
  ]);
});

it.each([
  ['', ['400-1-02-01', undefined]],
  [', but not the login ID that another customer has taken meanwhile', [undefined, undefined]],
])('a new name and login ID take effect in the chosen month%s', async (exception, codes) => {
  const customer = await sandbox.logIn();
  const { revision } = await fetchInformation(customer);
  const customerName = '青葉フーズ株式会社';
  // An item with its present value is not a change, even if the customer cannot edit it.
  const newItems = { customerName, loginId: 'aoba-user', licensePeriod: '2026/04/01～2027/03/31' };
  const items = Object.entries(newItems).map(([itemKey, value]) => ({ itemKey, value }));
  const request = { revision, changeReflectionMonth: '2026-12', items };
  expect((await customer.post('/user/change-requests', request)).status).toBe(201);
  if (exception !== '')
    sandbox.changeAccount('empty-user', (account) => (account.loginId = 'aoba-user'));
  const users: unknown[] = [];
  for (const now of ['2026-11-30T23:59:59+09:00', '2026-12-01T00:00:00+09:00']) {
    sandbox.data.clock.set(new Date(now));
    await customer.login();
    await fetchInformation(customer);
    users.push((await customer.get('/user/me')).json);
  }
  expect(users).toMatchObject([{ customerName: '株式会社青葉フーズ流通' }, { customerName }]);
  const { pendingChangeRequest, revision: newRevision } = await fetchInformation(customer);
  expect([pendingChangeRequest, newRevision]).toEqual([null, 'rev-1-2']);
  const answers = [await customer.login(), await customer.login('aoba-user')];
  expect(answers.map(({ code }) => code)).toEqual(codes);
});

it('a new invoice number appears in the registered information and makes open forms outdated, but does not change a used link', async () => {
  const customer = await sandbox.logIn();
  const { revision } = await fetchInformation(customer);
  const numberBody = { revision: 'rev-T1234567890123', invoiceRegisterNumber: '9876543210987' };
  expect((await customer.put('/invoice-number/demo-invoice-number', numberBody)).status).toBe(200);
  const request = { revision, changeReflectionMonth: '2026-12', items: [] };
  expect((await customer.post('/user/change-requests', request)).code).toBe('409-1-00-01');
  const { json: earlierLink } = await customer.get('/invoice-number/demo-invoice-number-consumed');
  expect(earlierLink).toMatchObject({ invoiceRegisterNumber: 'T1234567890123' });
  const shownItems = (await fetchInformation(customer)).groups.flatMap(({ items }) => items);
  expect(shownItems.map(({ value }) => value)).toContain('T9876543210987');
});

it('the lock of an account after wrong passwords is mailed once to all addresses', async () => {
  const customer = sandbox.customer();
  for (let attempt = 0; attempt < 6; attempt += 1)
    await customer.login('demo-user', 'Wrong-Pass-1');
  expect(sandbox.mails()).toMatchObject([{ recipients: accountAddresses }]);
});

it.each([
  ['KEIRI@aoba-foods.example.jp', 'top', []],
  ['bounce@aoba-foods.example.jp', 'verify', ['bounce@aoba-foods.example.jp']],
])(
  'after a change of the main address to %s the next step of a login is %s',
  async (mailAddress, nextStep, undeliverableMailAddresses) => {
    const customer = await sandbox.logIn();
    sandbox.data.limits.verifiesNewMailAddress = 1;
    const addresses = { revision: 'rev-1', mailAddress, subMailAddressList: [] };
    const { json } = await customer.put('/user/mail-addresses', addresses);
    expect(json).toMatchObject({ undeliverableMailAddresses });
    // A customer whose account was stolen notices the change.
    const subject = expect.stringContaining('メールアドレスを変更');
    const recipients = [...accountAddresses, mailAddress];
    expect(sandbox.mails()[0]).toMatchObject({ subject, recipients });
    expect((await customer.login()).json).toEqual({ nextStep });
  },
);
