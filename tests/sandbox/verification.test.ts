import { describe, expect, it } from 'vitest';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const send = (customer: Customer) =>
  customer.post('/auth/verification-codes', { mailAddressId: 'ma-1' });
const enter = (customer: Customer, verificationCode: string) =>
  customer.post('/auth/verification-codes/check', { verificationCode });
const codeInMail = (): string =>
  /確認コード： (\d+)/.exec(sandbox.mails()[0]?.text ?? '')?.[1] ?? '';
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a confirmation code', () => {
  it('completes the login', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    await enter(customer, codeInMail());
    expect((await customer.get('/user/me')).status).toBe(200);
  });

  it('goes to a masked address', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    const answer = await customer.get('/auth/verification-addresses');
    expect(answer.json).toMatchObject({
      addresses: [
        { maskedMailAddress: 'k****@verify.example.jp', isMain: true },
        { isMain: false },
      ],
      pendingCode: null,
    });
  });

  it('is not sent again before three minutes', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    sandbox.world.clock.advance(179);
    expect((await send(customer)).code).toBe('400-1-02-06');
  });

  it('is sent again after three minutes', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    sandbox.world.clock.advance(180);
    expect((await send(customer)).status).toBe(200);
  });

  it('leaves its wait to the next login when it became void', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    const code = codeInMail();
    for (let entry = 0; entry < 3; entry += 1) await enter(customer, wrong(code));
    sandbox.world.clock.advance(60);
    await customer.login('verify-user');
    const answer = await customer.get('/auth/verification-addresses');
    expect(answer.json).toMatchObject({
      resendAfterSeconds: 180,
      remainingResendSeconds: 120,
      pendingCode: null,
    });
    sandbox.world.clock.advance(120);
    expect((await send(customer)).status).toBe(200);
  });

  it('cannot be sent where no address is registered', async () => {
    const customer = await sandbox.loggedIn('no-mail-user');
    const answer = await customer.get('/auth/verification-addresses');
    expect(answer.json).toMatchObject({ addresses: [], remainingResendSeconds: 0 });
    expect((await send(customer)).code).toBe('400-1-00-02');
  });

  it('is void after three wrong entries', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    const code = codeInMail();
    const codes = [];
    for (let entry = 0; entry < 3; entry += 1) {
      codes.push((await enter(customer, wrong(code))).code);
    }
    expect(codes).toEqual(['400-1-02-07', '400-1-02-07', '401-1-02-03']);
  });

  it('says how many entries are left', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    const answer = await enter(customer, wrong(codeInMail()));
    expect(answer.json).toEqual([
      {
        code: '400-1-02-07',
        target: ['verificationCode'],
        mapping: [{ key: 'remaining', value: '2', type: 'BE' }],
      },
    ]);
  });

  it('cannot be used after thirty minutes', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    for (let part = 0; part < 2; part += 1) {
      sandbox.world.clock.advance(15 * 60);
      await customer.get('/auth/verification-addresses');
    }
    sandbox.world.clock.advance(1);
    expect((await enter(customer, codeInMail())).code).toBe('401-1-02-04');
  });

  it('is refused when the password has to be changed first', async () => {
    const customer = await sandbox.loggedIn('expired-user');
    expect((await send(customer)).code).toBe('400-1-03-11');
  });
});
