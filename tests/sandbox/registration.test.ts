import { describe, expect, it } from 'vitest';
import { steps } from './steps.ts';
import { sandboxForTests, type Answer, type Customer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

const agreed = '/registration/demo-registration-agreed';

async function visitor(): Promise<Customer> {
  const customer = sandbox.customer();
  await customer.get('/setting/info');
  return customer;
}

type Entry = { itemKey: string; value: string | null };
type Input = { loginId: string | null; password: string; items: Entry[] };

/** What an applicant enters, who forgets nothing. */
const input: Input = structuredClone(Object(steps.registerCustomer.body));

/** Registers with some entries changed. */
async function register(changes: Partial<Input> = {}, values: Record<string, string> = {}) {
  const items = input.items.map((entry) => ({
    ...entry,
    value: values[entry.itemKey] ?? entry.value,
  }));
  return (await visitor()).post(`${agreed}/customer`, { ...input, items, ...changes });
}

const askForMail = async (mailAddress: string): Promise<Answer> =>
  (await visitor()).post('/registration/mail-addresses', { mailAddress });

const tokenInMail = (): string =>
  /apply\/step2\/(\S+)/.exec(sandbox.mails()[0]?.text ?? '')?.[1] ?? '';

describe('the mail of a registration', () => {
  it('is sent to nobody while the issuer takes none', async () => {
    sandbox.world.limits.takesRegistrations = 0;
    expect((await askForMail('new@example.jp')).code).toBe('401-1-07-01');
    expect(sandbox.mails()).toEqual([]);
  });

  it.each([
    ['', '400-1-00-01'],
    ['ab', '400-1-00-02'],
    ['no address', '400-1-06-01'],
  ])('is not sent to %j: %s', async (mailAddress, code) => {
    expect((await askForMail(mailAddress)).json).toMatchObject([{ code, target: ['mailAddress'] }]);
  });

  it('is waited for by its address alone, however it is written', async () => {
    const codes = [];
    for (const address of ['new@example.jp', 'New@Example.jp', 'other@example.jp'])
      codes.push((await askForMail(address)).code);
    expect(codes).toEqual([undefined, '429-1-05-01', undefined]);
  });

  it('is not waited for on a clock that was moved back since', async () => {
    expect((await askForMail('new@example.jp')).status).toBe(200);
    sandbox.world.clock.advance(-3600);
    expect((await askForMail('new@example.jp')).status).toBe(200);
  });

  it('leads to the agreement first, and makes the link before it void', async () => {
    await askForMail('new@example.jp');
    const first = tokenInMail();
    sandbox.world.clock.advance(60);
    await askForMail('New@example.jp');
    const customer = await visitor();
    expect((await customer.get(`/registration/${tokenInMail()}`)).json).toEqual({
      state: 'valid',
      nextStep: 'agreement',
      mailAddress: 'New@example.jp',
      expiresAt: '2026-11-21T15:01:00+09:00',
    });
    expect((await customer.get(`/registration/${first}`)).code).toBe('404-1-07-01');
  });

  it('leaves the link of another issuer as it is', async () => {
    await askForMail('new@example.jp');
    const first = tokenInMail();
    sandbox.world.clock.advance(60);
    const elsewhere = sandbox.customer('plain');
    await elsewhere.get('/setting/info');
    const body = { mailAddress: 'new@example.jp' };
    expect((await elsewhere.post('/registration/mail-addresses', body)).status).toBe(200);
    const { json } = await (await visitor()).get(`/registration/${first}`);
    expect(json).toMatchObject({ state: 'valid' });
  });
});

describe('the link of a registration', () => {
  it('leads to the form after the agreement', async () => {
    const customer = await visitor();
    expect((await customer.get(agreed)).json).toMatchObject({
      state: 'valid',
      nextStep: 'customer',
    });
    expect((await customer.get(`${agreed}/customer`)).json).toMatchObject({
      isLoginIdRequired: true,
      loginIdMinLength: 6,
      loginIdMaxLength: 64,
    });
  });

  it('says when it has expired, and opens nothing then', async () => {
    const customer = await visitor();
    const path = '/registration/demo-registration-expired';
    expect((await customer.get(path)).json).toEqual({
      state: 'expired',
      expiredAt: '2026-11-19T15:00:00+09:00',
    });
    expect((await customer.get(`${path}/customer`)).code).toBe('404-1-07-01');
  });

  it('says later, too, when it was used', async () => {
    await register();
    sandbox.world.clock.advance(3600);
    expect((await (await visitor()).get(agreed)).json).toMatchObject({
      state: 'consumed',
      registeredAt: '2026-11-20T15:00:00+09:00',
    });
  });

  it.each(['no-such-link', 'x'.repeat(128)])('that never was one is refused: %s', async (token) => {
    expect((await (await visitor()).get(`/registration/${token}`)).code).toBe('404-1-07-01');
  });
});

describe('the agreement', () => {
  const agree = async (changes: object): Promise<Answer> => {
    const body = { ...Object(steps.agreeToTerms.body), ...changes };
    return (await visitor()).post('/registration/demo-registration/agreement', body);
  };

  it('names each text that is not agreed to', async () => {
    const answer = await agree({ isUserAgreementAgreed: false, isPrivacyPolicyAgreed: false });
    expect(answer.json).toMatchObject(
      ['isUserAgreementAgreed', 'isPrivacyPolicyAgreed'].map((name) => ({
        code: '400-1-00-01',
        target: [name],
        mapping: [{ key: 'name', value: name }],
      })),
    );
  });

  it.each([{ userAgreementVersion: '2025-04' }, { privacyPolicyVersion: '2024-10' }])(
    'to an older text is none: %j',
    async (changes) => {
      expect((await agree(changes)).code).toBe('400-1-07-12');
    },
  );
});

describe('whoever has registered', () => {
  const loggedIn = async (): Promise<Customer> => {
    const customer = await visitor();
    await customer.login('new-customer', input.password);
    return customer;
  };

  it('sees what was entered, and nothing that was not', async () => {
    await register({}, { departmentName: '経理部', invoiceRegisterNumber: 'T8030002345678' });
    const { json } = await (await loggedIn()).get('/user/registered-information');
    const { groups }: { groups: { items: Entry[] }[] } = Object(json);
    const items = groups.flatMap((group) => group.items);
    const values = Object.fromEntries(items.map(({ itemKey, value }) => [itemKey, value]));
    expect(values).toEqual({
      customerNumber: '0099887766',
      customerName: '株式会社新規',
      customerNameKana: null,
      invoiceRegisterNumber: 'T8030002345678',
      postalCode: '980-0014',
      address1: '宮城県仙台市青葉区本町0-0-0',
      address2: null,
      phoneNumber: '022-123-4567',
      faxNumber: null,
      sectionName: '経理部',
      personName: null,
      closingDay: null,
      creditLimit: null,
      bankAccount: null,
      loginId: 'new-customer',
      licensePeriod: null,
    });
  });

  it('gets mail at the address of the link alone', async () => {
    await register();
    const { json } = await (await loggedIn()).get('/user/mail-addresses');
    expect(json).toMatchObject({
      mailAddress: 'keiri@shinki.example.jp',
      subMailAddressList: [],
    });
  });

  it('has an account like every other', async () => {
    await register();
    const response = await fetch(`${sandbox.url}/_sandbox/state`);
    expect(await response.json()).toMatchObject({
      accounts: expect.arrayContaining([
        expect.objectContaining({
          loginId: 'new-customer',
          state: 'active',
          failedLogins: 0,
          isLocked: 0,
          isVerified: 1,
        }),
      ]),
    });
  });
});

it('a customer number has an account at its own issuer only', async () => {
  const taken = { customerNumber: '0001204588' };
  expect((await register({}, taken)).code).toBe('400-1-07-01');
  sandbox.world.db.run(
    `UPDATE accounts SET profile = json_set(profile, '$.customerNumber', '0001204588')
     WHERE customerCode = 'plain'`,
  );
  sandbox.world.db.run("DELETE FROM accounts WHERE loginId = 'demo-user'");
  expect((await register({}, taken)).code).toBeUndefined();
});

describe('the login ID of a registration', () => {
  it.each([
    ['ログインＩＤ', '400-1-00-03'],
    ['short', '400-1-00-02'],
    ['x'.repeat(65), '400-1-00-04'],
    [' '.repeat(8), '400-1-00-01'],
  ])('%j is refused with %s', async (loginId, code) => {
    expect((await register({ loginId })).json).toMatchObject([{ code, target: ['loginId'] }]);
  });

  it('that is the customer number is refused when somebody has it', async () => {
    sandbox.world.limits.isLoginIdRequired = 0;
    sandbox.changeAccount('empty-user', (account) => {
      account.loginId = '0099887766';
    });
    const leftOut = { loginId: null, items: input.items.toReversed() };
    expect((await register(leftOut)).code).toBe('400-1-06-08');
  });

  it('is judged where it need not be entered, too', async () => {
    sandbox.world.limits.isLoginIdRequired = 0;
    expect((await register({ loginId: 'demo-user' })).code).toBe('400-1-06-08');
    expect((await register({ loginId: 'new-customer' })).json).toMatchObject({
      loginId: 'new-customer',
    });
  });
});
