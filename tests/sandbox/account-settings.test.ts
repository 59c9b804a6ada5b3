import { describe, expect, it } from 'vitest';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const keiri = 'keiri@aoba-foods.example.jp';
const sato = 'y.sato@aoba-foods.example.jp';

const save = (
  customer: Customer,
  mailAddress: string,
  sub: readonly string[],
  revision = 'rev-1',
) =>
  customer.put('/user/mail-addresses', {
    revision,
    mailAddress,
    subMailAddressList: sub.map((subMailAddress) => ({ subMailAddress })),
  });

describe('mail addresses', () => {
  it('are kept, and answered as both screens show them', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await save(customer, 'new@aoba-foods.example.jp', []);
    const settings = await customer.get('/user/account-settings');
    expect(answer.json).toMatchObject({
      revision: 'rev-2',
      mailAddress: 'new@aoba-foods.example.jp',
      subMailAddressList: [],
    });
    expect((await customer.get('/user/mail-addresses')).json).toEqual(answer.json);
    expect(settings.json).toMatchObject({ mailAddresses: answer.json });
  });

  it('a change is told to old and new addresses', async () => {
    const customer = await sandbox.loggedIn();
    await save(customer, 'new@aoba-foods.example.jp', []);
    expect(sandbox.mails()[0]?.recipients).toEqual([keiri, sato, 'new@aoba-foods.example.jp']);
  });

  it('that somebody else has changed since are not overwritten', async () => {
    const [one, other] = [await sandbox.loggedIn(), await sandbox.loggedIn()];
    await save(one, keiri, []);
    expect((await save(other, keiri, [sato, 'a@example.jp'])).code).toBe('409-1-00-01');
    expect((await save(other, keiri, [sato, 'a@example.jp'], 'rev-2')).status).toBe(200);
  });

  it.each([
    ['no-address', [], '400-1-06-01', ['mailAddress']],
    [
      'a@example.jp',
      ['b@example.jp', 'no-address'],
      '400-1-06-01',
      ['subMailAddressList.1.subMailAddress'],
    ],
    [keiri, [sato], '400-1-06-07', []],
    ['a@example.jp', ['A@Example.jp'], '400-1-06-15', ['subMailAddressList.0.subMailAddress']],
    [keiri, [sato, 'b@example.jp', sato], '400-1-06-15', ['subMailAddressList.2.subMailAddress']],
    [
      keiri,
      ['b', 'c', 'd', 'e'].map((name) => `${name}@example.jp`),
      '400-1-06-14',
      ['subMailAddressList'],
    ],
  ])('%s with %j is refused with %s', async (main, sub, code, target) => {
    const customer = await sandbox.loggedIn();
    expect((await save(customer, main, sub)).json).toMatchObject([{ code, target }]);
  });

  it('says how many sub addresses there may be', async () => {
    sandbox.world.limits.subMailAddressLimit = 1;
    const answer = await save(await sandbox.loggedIn(), keiri, [sato, 'b@example.jp']);
    expect(answer.json).toMatchObject([
      {
        code: '400-1-06-14',
        mapping: [
          { key: 'name', value: 'subMailAddressList', type: 'FE' },
          { key: 'max', value: '1', type: 'BE' },
        ],
      },
    ]);
  });

  it.each([
    ['isMailAddressEditable', 'new@example.jp', [sato], 'isSubMailAddressListEditable', keiri, []],
    ['isSubMailAddressListEditable', keiri, [], 'isMailAddressEditable', 'new@example.jp', [sato]],
  ] as const)(
    'stay as they are where the issuer decides: %s',
    async (closed, main, sub, open, otherMain, otherSub) => {
      const customer = await sandbox.loggedIn();
      sandbox.world.limits[closed] = 0;
      const shown = await customer.get('/user/mail-addresses');
      expect(shown.json).toMatchObject({ [closed]: false, [open]: true });
      expect((await save(customer, main, sub)).code).toBe('400-1-06-13');
      expect((await save(customer, otherMain, otherSub)).status).toBe(200);
    },
  );

  it('a new main address has to be verified where the issuer asks for it', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.limits.verifiesNewMailAddress = 1;
    const answer = await save(customer, 'new@aoba-foods.example.jp', [sato]);
    expect(answer.json).toMatchObject({ isMailAddressVerificationRequired: true });
    expect((await customer.get('/user/me')).status).toBe(200);
    expect((await customer.login()).json).toEqual({ nextStep: 'verify' });
  });

  it('a new sub address has not', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.limits.verifiesNewMailAddress = 1;
    await save(customer, keiri, []);
    expect((await customer.login()).json).toEqual({ nextStep: 'top' });
  });
});

const line = { billTypeId: 'invoice', isAttached: true, fileFormats: ['pdf', 'csv'] };

const setLines = (customer: Customer, items: readonly object[], revision = 'rev-1') =>
  customer.put('/user/attached-mail-settings', { revision, items });

describe('attachments to mails', () => {
  it('can be switched off as a whole; the lines stay', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await customer.put('/user/ledger-mail-attachment', {
      revision: 'rev-1',
      isLedgerMailAttached: false,
    });
    const settings = await customer.get('/user/account-settings');
    expect(answer.json).toMatchObject({ revision: 'rev-2', isLedgerMailAttached: false });
    expect(settings.json).toMatchObject({ ledgerMailAttachment: answer.json });
    expect((await customer.get('/user/attached-mail-settings')).json).toMatchObject({
      revision: 'rev-1',
      isLedgerMailAttached: false,
      items: [{ isAttached: true }, { isAttached: true }, { isAttached: false }],
    });
  });

  it('stay as they are where the issuer decides', async () => {
    const customer = await sandbox.loggedIn('plain-user');
    const answer = await customer.put('/user/ledger-mail-attachment', {
      revision: 'rev-1',
      isLedgerMailAttached: false,
    });
    expect(answer.code).toBe('400-1-06-13');
  });

  it('are set by bill type', async () => {
    const customer = await sandbox.loggedIn();
    const items = [{ ...line, mailAddresses: [sato] }];
    const answer = await setLines(customer, items);
    expect(answer.json).toMatchObject({
      revision: 'rev-2',
      items: [{ ...items[0] }, { billTypeId: 'deliveryNote' }, { billTypeId: 'paymentStatement' }],
    });
    expect((await customer.get('/user/attached-mail-settings')).json).toEqual(answer.json);
  });

  it('go to registered addresses only', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await setLines(customer, [{ ...line, mailAddresses: ['stranger@example.jp'] }]);
    expect(answer.code).toBe('400-1-06-01');
  });

  it.each([
    ['the switch', '/user/ledger-mail-attachment', { isLedgerMailAttached: false }],
    ['the lines', '/user/attached-mail-settings', { items: [{ ...line, mailAddresses: [sato] }] }],
  ])('that somebody else has changed since are not overwritten: %s', async (_, path, change) => {
    const [one, other] = [await sandbox.loggedIn(), await sandbox.loggedIn()];
    await one.put(path, { revision: 'rev-1', ...change });
    expect((await other.put(path, { revision: 'rev-1', ...change })).code).toBe('409-1-00-01');
  });

  it.each([
    [
      'a new main address takes the place of the old one',
      'new@example.jp',
      [sato],
      ['new@example.jp', sato],
    ],
    ['a sub address that is gone is taken out', keiri, [], [keiri]],
    ['a main address that is gone leaves a sub address that became main', sato, [], [sato]],
  ])('follow the addresses: %s', async (_, main, sub, expected) => {
    const customer = await sandbox.loggedIn();
    await setLines(customer, [{ ...line, mailAddresses: [keiri, sato] }]);
    await save(customer, main, sub);
    expect((await customer.get('/user/attached-mail-settings')).json).toMatchObject({
      revision: 'rev-3',
      items: [{ mailAddresses: expected }, {}, {}],
    });
  });

  it('go to the main address if no receiver is left', async () => {
    const customer = await sandbox.loggedIn();
    await setLines(customer, [{ ...line, mailAddresses: [sato] }]);
    await save(customer, keiri, []);
    expect((await customer.get('/user/attached-mail-settings')).json).toMatchObject({
      items: [{ isAttached: true, mailAddresses: [keiri] }, {}, {}],
    });
  });
});
