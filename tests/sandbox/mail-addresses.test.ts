import { describe, expect, it } from 'vitest';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

const keiri = 'keiri@aoba-foods.example.jp';
const sato = 'y.sato@aoba-foods.example.jp';

const save = (customer: Customer, mailAddress: string, sub: string[], revision = 'rev-1') =>
  customer.put('/user/mail-addresses', {
    revision,
    mailAddress,
    subMailAddressList: sub.map((subMailAddress) => ({ subMailAddress })),
  });

describe('new mail addresses', () => {
  it.each([
    ['ja', 'メールアドレス'],
    ['en', 'Mail addresses'],
  ] as const)('are told of in the language of the change: %s', async (language, what) => {
    const customer = await sandbox.loggedIn();
    customer.language = language;
    await save(customer, keiri, []);
    expect(sandbox.mails()[0]?.subject).toContain(what);
  });

  it('need no verification where the issuer asks for none', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await save(customer, 'new@aoba-foods.example.jp', [sato]);
    expect(answer.json).toMatchObject({ isMailAddressVerificationRequired: false });
    expect((await customer.login()).json).toEqual({ nextStep: 'top' });
  });

  it('need none either if the same address is only written otherwise', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.world.limits.verifiesNewMailAddress = 1;
    await save(customer, 'Keiri@aoba-foods.example.jp', [sato]);
    expect((await customer.login()).json).toEqual({ nextStep: 'top' });
  });

  it('can be the first ones', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.changeAccount('demo-user', (account) => {
      account.mainMailAddress = null;
      account.profile.subMailAddresses = [];
    });
    expect((await customer.get('/user/mail-addresses')).json).toMatchObject({ mailAddress: null });
    expect((await save(customer, keiri, [])).json).toMatchObject({ mailAddress: keiri });
  });

  it('leave the lines of attached files as they are, if these need not follow', async () => {
    const customer = await sandbox.loggedIn();
    await save(customer, keiri, [sato, 'third@aoba-foods.example.jp']);
    const settings = await customer.get('/user/attached-mail-settings');
    expect(settings.json).toMatchObject({ revision: 'rev-1' });
  });
});

describe('an address that no mail reaches', () => {
  const bounce = 'bounce@aoba-foods.example.jp';

  it('is marked as soon as it is saved; others are not', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await save(customer, keiri, [bounce, 'not-bounce@aoba-foods.example.jp']);
    expect(answer.json).toMatchObject({ undeliverableMailAddresses: [bounce] });
  });

  it('stays marked as long as it is there', async () => {
    const customer = await sandbox.loggedIn();
    sandbox.changeAccount('demo-user', ({ profile }) => {
      profile.undeliverable = [sato];
    });
    expect((await save(customer, 'new@aoba-foods.example.jp', [sato])).json).toMatchObject({
      undeliverableMailAddresses: [sato],
    });
    const answer = await save(customer, 'new@aoba-foods.example.jp', [], 'rev-2');
    expect(answer.json).toMatchObject({ undeliverableMailAddresses: [] });
  });
});
