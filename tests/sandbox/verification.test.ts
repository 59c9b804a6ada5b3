import { describe, expect, it } from 'vitest';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

const send = (customer: Customer, mailAddressId = 'ma-1') =>
  customer.post('/auth/verification-codes', { mailAddressId });
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

  it('is asked for once: the next login leads to the top page', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    await enter(customer, codeInMail());
    expect((await customer.login('verify-user')).json).toEqual({ nextStep: 'top' });
  });

  it('goes to the address that was chosen, and the answer says where and until when', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    const sending = {
      mailAddressId: 'ma-2',
      maskedMailAddress: 'y*****@verify.example.jp',
      sentAt: '2026-11-20T15:00:00+09:00',
      expiresAt: '2026-11-20T15:30:00+09:00',
      resendAfterSeconds: 180,
      remainingResendSeconds: 180,
      wrongEntryLimit: 3,
      remainingEntries: 3,
      codeLength: 6,
    };
    expect((await send(customer, 'ma-2')).json).toEqual(sending);
    expect(sandbox.mails()[0]?.recipients).toEqual(['y.sato@verify.example.jp']);
    await enter(customer, wrong(codeInMail()));
    sandbox.world.clock.advance(60);
    expect((await customer.get('/auth/verification-addresses')).json).toMatchObject({
      remainingResendSeconds: 120,
      pendingCode: { ...sending, remainingResendSeconds: 120, remainingEntries: 2 },
    });
  });

  it('can still be entered when its address was taken out of the account meanwhile', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer, 'ma-2');
    sandbox.changeAccount('verify-user', ({ profile }) => {
      profile.subMailAddresses = [];
    });
    expect((await customer.get('/auth/verification-addresses')).json).toMatchObject({
      pendingCode: { mailAddressId: 'ma-2', maskedMailAddress: '***' },
    });
    expect((await enter(customer, codeInMail())).status).toBe(204);
  });

  it('goes to no address that the account has not', async () => {
    const customer = await sandbox.loggedIn('verify-user');
    expect((await send(customer, 'ma-3')).json).toMatchObject([
      { code: '400-1-00-02', target: ['mailAddressId'] },
    ]);
    expect(sandbox.mails()).toEqual([]);
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

  it('says after how many minutes it can be sent again, in whole ones', async () => {
    sandbox.world.limits.verificationResendSeconds = 250;
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    expect((await send(customer)).json).toMatchObject([
      { code: '400-1-02-06', mapping: [{ key: 'minutes', value: '5' }] },
    ]);
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
    expect((await send(customer)).code).toBe('400-1-02-06');
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

  it('that is over is said to be, and not to be wrong, whatever is entered', async () => {
    // Below the time after which an idle session ends.
    sandbox.world.limits.verificationCodeMinutes = 10;
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    sandbox.world.clock.advance(10 * 60 + 1);
    expect((await enter(customer, wrong(codeInMail()))).code).toBe('401-1-02-04');
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

  it('says how many entries there were, where the issuer allows more', async () => {
    sandbox.world.limits.verificationWrongEntryLimit = 5;
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    const code = wrong(codeInMail());
    const mappings = [];
    for (let entry = 0; entry < 5; entry += 1) mappings.push((await enter(customer, code)).json);
    expect(mappings).toMatchObject([
      [{ mapping: [{ key: 'remaining', value: '4' }] }],
      [{}],
      [{}],
      [{ mapping: [{ key: 'remaining', value: '1' }] }],
      [{ code: '401-1-02-03', mapping: [{ key: 'count', value: '5' }] }],
    ]);
  });

  it.each([
    ['to the second', 0, undefined],
    ['and no longer', 1, '401-1-02-04'],
  ])('can be used for thirty minutes %s', async (_, seconds, code) => {
    const customer = await sandbox.loggedIn('verify-user');
    await send(customer);
    sandbox.world.clock.advance(15 * 60);
    await customer.get('/auth/verification-addresses');
    sandbox.world.clock.advance(15 * 60 + seconds);
    expect((await enter(customer, codeInMail())).code).toBe(code);
  });

  it('is refused when the password has to be changed first', async () => {
    const customer = await sandbox.loggedIn('expired-user');
    expect((await send(customer)).code).toBe('400-1-03-11');
  });
});
