import { expect, it } from 'vitest';
import type { AttachedMailSettings } from '../../generated/model/attachedMailSettings.ts';
import type { RegisteredInformation } from '../../generated/model/registeredInformation.ts';
import { jsonOf, sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();
const [main, sub] = ['keiri@aoba-foods.example.jp', 'y.sato@aoba-foods.example.jp'];
const fetchInformation = async (customer: Customer) =>
  jsonOf<RegisteredInformation>(await customer.get('/user/registered-information'));

it('a bill type whose only receiver is removed is mailed to the main address, if it is attached', async () => {
  const customer = await sandbox.loggedIn();
  const fetchSettings = async () =>
    jsonOf<AttachedMailSettings>(await customer.get('/user/attached-mail-settings'));
  const { revision } = await fetchSettings();
  const line = { fileFormats: ['pdf'], mailAddresses: [sub] };
  const items = [
    { ...line, billTypeId: 'invoice', isAttached: true },
    { ...line, billTypeId: 'paymentStatement', isAttached: false },
  ];
  const update = await customer.put('/user/attached-mail-settings', { revision, items });
  expect(update.status).toBe(200);
  const addresses = { revision: 'rev-1', mailAddress: main, subMailAddressList: [] };
  expect((await customer.put('/user/mail-addresses', addresses)).status).toBe(200);
  const settings = await fetchSettings();
  expect(settings.revision).toBe('rev-3');
  const receivers = settings.items.map((item) => [item.billTypeId, ...item.mailAddresses]);
  expect(receivers).toEqual([['invoice', main], ['deliveryNote', main], ['paymentStatement']]);
});

it.each([
  ['', ['400-1-02-01', undefined]],
  [', but not the login ID that another customer has taken meanwhile', [undefined, undefined]],
])('a changed name and login ID take effect in their month%s', async (exception, loginCodes) => {
  const customer = await sandbox.loggedIn();
  const { revision } = await fetchInformation(customer);
  const customerName = '青葉フーズ株式会社';
  // An item with its present value is not a change, even if the customer cannot edit it.
  const newItems = { customerName, loginId: 'aoba-user', licensePeriod: '2026/04/01～2027/03/31' };
  const items = Object.entries(newItems).map(([itemKey, value]) => ({ itemKey, value }));
  const request = { revision, changeReflectionMonth: '2026-12', items };
  expect((await customer.post('/user/change-requests', request)).status).toBe(201);
  if (exception !== '')
    sandbox.changeAccount('empty-user', (account) => {
      account.loginId = 'aoba-user';
    });
  const names: unknown[] = [];
  for (const now of ['2026-11-30T23:59:59+09:00', '2026-12-01T00:00:00+09:00']) {
    sandbox.data.clock.set(new Date(now));
    await customer.login();
    await fetchInformation(customer);
    names.push((await customer.get('/user/me')).json);
  }
  expect(names).toMatchObject([{ customerName: '株式会社青葉フーズ流通' }, { customerName }]);
  const { pendingChangeRequest, revision: newRevision } = await fetchInformation(customer);
  expect([pendingChangeRequest, newRevision]).toEqual([null, 'rev-1-2']);
  const answers = [await customer.login(), await customer.login('aoba-user')];
  expect(answers.map(({ code }) => code)).toEqual(loginCodes);
});

it('an entered invoice number appears in the registered information, an open form becomes outdated, and an earlier link keeps its number', async () => {
  const customer = await sandbox.loggedIn();
  const { revision } = await fetchInformation(customer);
  const number = { revision: 'rev-T1234567890123', invoiceRegisterNumber: '9876543210987' };
  expect((await customer.put('/invoice-number/demo-invoice-number', number)).status).toBe(200);
  const request = { revision, changeReflectionMonth: '2026-12', items: [] };
  expect((await customer.post('/user/change-requests', request)).code).toBe('409-1-00-01');
  const { json: earlierLink } = await customer.get('/invoice-number/demo-invoice-number-consumed');
  expect(earlierLink).toMatchObject({ invoiceRegisterNumber: 'T1234567890123' });
  const shownItems = (await fetchInformation(customer)).groups.flatMap(({ items }) => items);
  expect(shownItems.map(({ value }) => value)).toContain('T9876543210987');
});

it('the wrong password that locks an account is mailed once to all addresses', async () => {
  const customer = sandbox.customer();
  for (let attempt = 0; attempt < 6; attempt += 1)
    await customer.login('demo-user', 'Wrong-Pass-1');
  expect(sandbox.mails()).toMatchObject([{ recipients: [main, sub] }]);
});

it.each([
  ['KEIRI@aoba-foods.example.jp', 'top', []],
  ['bounce@aoba-foods.example.jp', 'verify', ['bounce@aoba-foods.example.jp']],
])(
  'after a change of the main address to %s the next step of a login is %s',
  async (mailAddress, nextStep, undeliverableMailAddresses) => {
    const customer = await sandbox.loggedIn();
    sandbox.data.limits.verifiesNewMailAddress = 1;
    const addresses = { revision: 'rev-1', mailAddress, subMailAddressList: [] };
    const { json } = await customer.put('/user/mail-addresses', addresses);
    expect(json).toMatchObject({ undeliverableMailAddresses });
    // A customer whose account was stolen notices the change.
    const subject = expect.stringContaining('メールアドレスを変更');
    expect(sandbox.mails()[0]).toMatchObject({ subject, recipients: [main, sub, mailAddress] });
    expect((await customer.login()).json).toEqual({ nextStep });
  },
);
