import { describe, expect, it } from 'vitest';
import { accountById, saveAccount, type Account } from '../../mocks/sandbox/accounts.ts';
import { makeToken } from '../../mocks/sandbox/tokens.ts';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const path = '/invoice-number/demo-invoice-number';

async function visitor(language: 'ja' | 'en' = 'ja'): Promise<Customer> {
  const customer = sandbox.customer();
  customer.language = language;
  await customer.get('/setting/info');
  return customer;
}

/** Another link, good for a minute. */
function linkOf(accountId: string): string {
  const { world } = sandbox;
  const expiresAt = world.clock.now() + 60_000;
  const link = { kind: 'invoiceNumber', customerCode: 'demo', accountId, expiresAt } as const;
  return `/invoice-number/${makeToken(world, { ...link, payload: {} }).token}`;
}

function change(apply: (account: Account) => void): void {
  const account = accountById(sandbox.world.db, 'acc-bill');
  if (!account) throw new Error('demo-user is not there.');
  apply(account);
  saveAccount(sandbox.world.db, account);
}

const enter = (
  customer: Customer,
  invoiceRegisterNumber = 'T8030002345678',
  link = path,
  revision = 'rev-T1234567890123',
) => customer.put(link, { revision, invoiceRegisterNumber });

describe('a link to enter the registration number', () => {
  it('shows the number that the issuer holds, and to whom it belongs', async () => {
    const customer = { customerName: '株式会社青葉フーズ流通', titleOfHonor: '御中' };
    expect((await (await visitor()).get(path)).json).toEqual({
      state: 'valid',
      revision: 'rev-T1234567890123',
      ...customer,
      invoiceRegisterNumber: 'T1234567890123',
      expiresAt: '2036-11-17T15:00:00+09:00',
    });
  });

  it.each([
    ['1234567890123', 'T1234567890123'],
    ['XT1234567890123', null],
    ['T12345678901234', null],
    ['not yet', null],
    ['', null],
    [null, null],
  ])('shows %j, which the form holds, as %j', async (held, shown) => {
    change(({ profile }) => Object.assign(profile.items, { invoiceRegisterNumber: held }));
    const customer = await visitor();
    const state = await customer.get(path);
    const revision = `rev-${shown ?? 'none'}`;
    expect(state.json).toMatchObject({ invoiceRegisterNumber: shown, revision });
    expect((await enter(customer, 'T8030002345678', path, revision)).status).toBe(200);
  });

  it.each([
    ['en', { ja: '御中', en: '' }, null],
    ['en', { ja: '御中', en: 'Messrs.' }, 'Messrs.'],
    ['ja', null, null],
  ] as const)('has in %s the honorific of %j', async (language, titleOfHonor, shown) => {
    change(({ profile }) => Object.assign(profile, { titleOfHonor }));
    const state = await (await visitor(language)).get(path);
    expect(state.json).toMatchObject({ titleOfHonor: shown });
  });

  it('is good up to its very end', async () => {
    const customer = await visitor();
    const link = linkOf('acc-bill');
    sandbox.world.clock.advance(60);
    const atEnd = await customer.get(link);
    sandbox.world.clock.advance(1);
    const after = await customer.get(link);
    expect(atEnd.json).toMatchObject({ state: 'valid' });
    expect(after.json).toEqual({ state: 'expired', expiredAt: '2026-11-20T15:01:00+09:00' });
    expect((await enter(customer, 'T8030002345678', link)).code).toBe('404-1-10-01');
  });

  it('is none for an account that the issuer closed', async () => {
    const customer = await visitor();
    const link = linkOf('acc-closed');
    const answers = [await customer.get(link), await enter(customer, 'T8030002345678', link)];
    expect(answers.map(({ code }) => code)).toEqual(['401-1-10-01', '401-1-10-01']);
  });

  it('is of no use to a customer whose name is blank', async () => {
    change(({ profile }) => Object.assign(profile, { customerName: ' 　' }));
    expect((await (await visitor()).get(path)).code).toBe('403-1-10-01');
  });
});

describe('a registration number that was entered', () => {
  it('is told at once and later, whatever number the issuer holds by then', async () => {
    const customer = await visitor();
    const told = {
      customerName: '株式会社青葉フーズ流通',
      titleOfHonor: '御中',
      invoiceRegisterNumber: 'T8030002345678',
      registeredAt: '2026-11-20T15:00:00+09:00',
    };
    expect((await enter(customer, '8030002345678')).json).toEqual(told);
    sandbox.world.clock.advance(60);
    change(({ profile }) => Object.assign(profile.items, { invoiceRegisterNumber: 'T1' }));
    expect((await customer.get(path)).json).toEqual({ state: 'consumed', ...told });
  });

  it('stands in the registered information, which was changed by it', async () => {
    await enter(await visitor());
    const { json } = await (await sandbox.loggedIn()).get('/user/registered-information');
    expect(json).toMatchObject({ revision: 'rev-1-2' });
    expect(JSON.stringify(json)).toContain('T8030002345678');
  });

  it('cannot be entered once more', async () => {
    const customer = await visitor();
    await enter(customer);
    expect((await enter(customer, 'T1', path, 'rev-T8030002345678')).code).toBe('400-1-06-11');
    expect((await enter(customer, 'T1234567890123', path, 'rev-T8030002345678')).code).toBe(
      '404-1-10-01',
    );
  });

  it('of another form is refused by its own code', async () => {
    expect((await enter(await visitor(), 'T12')).json).toMatchObject([
      { code: '400-1-06-11', target: ['invoiceRegisterNumber'] },
    ]);
  });

  it('is not tried too often with one link', async () => {
    const customer = await visitor();
    sandbox.world.limits.requestsPerMinute = 1;
    const wrong = (link: string) => enter(customer, 'T8030002345678', link, 'rev-other');
    const codes = [await wrong(path), await wrong(path), await wrong(linkOf('acc-bill'))];
    expect(codes.map(({ code }) => code)).toEqual(['409-1-00-01', '429-1-05-01', '409-1-00-01']);
  });
});
