import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxForTests, type Customer } from './support.ts';

const sandbox = sandboxForTests();

let customer: Customer;
beforeEach(async () => {
  customer = await sandbox.loggedIn('verify-user');
});

const send = (mailAddressId = 'ma-1') =>
  customer.post('/auth/verification-codes', { mailAddressId });
const enter = (verificationCode: string) =>
  customer.post('/auth/verification-codes/check', { verificationCode });
const addresses = async () => (await customer.get('/auth/verification-addresses')).json;
const codeInMail = (): string =>
  /確認コード： (\d+)/.exec(sandbox.mails()[0]?.text ?? '')?.[1] ?? '';
const wrongCode = (): string => (codeInMail() === '000000' ? '000001' : '000000');

describe('a confirmation code', () => {
  it('completes the login, and the next login does not need one', async () => {
    await send();
    await enter(codeInMail());
    expect((await customer.get('/user/me')).status).toBe(200);
    expect((await customer.login('verify-user')).json).toEqual({ nextStep: 'top' });
  });

  it('is mailed to the selected address; the answer shows the masked address and the times', async () => {
    const sending = {
      mailAddressId: 'ma-2',
      maskedMailAddress: 'k******@verify.example.jp',
      sentAt: '2026-11-20T15:00:00+09:00',
      expiresAt: '2026-11-20T15:30:00+09:00',
      resendAfterSeconds: 180,
      remainingResendSeconds: 180,
      wrongEntryLimit: 3,
      remainingEntries: 3,
      codeLength: 6,
    };
    expect((await send('ma-2')).json).toEqual(sending);
    expect(sandbox.mails()[0]?.recipients).toEqual(['kakunin@verify.example.jp']);
    await enter(wrongCode());
    sandbox.world.clock.advance(60);
    expect(await addresses()).toMatchObject({
      addresses: [
        { maskedMailAddress: 'k****@verify.example.jp', isMain: true },
        { isMain: false },
      ],
      remainingResendSeconds: 120,
      pendingCode: { ...sending, remainingResendSeconds: 120, remainingEntries: 2 },
    });
  });

  it('stays valid when its address is removed from the account', async () => {
    await send('ma-2');
    sandbox.changeAccount('verify-user', ({ profile }) => {
      profile.codeAddresses = [];
    });
    expect(await addresses()).toMatchObject({
      pendingCode: { mailAddressId: 'ma-2', maskedMailAddress: '***' },
    });
    expect((await enter(codeInMail())).status).toBe(204);
  });

  it('reports the remaining entries, then is void; the wait continues after the next login', async () => {
    sandbox.world.limits.verificationWrongEntryLimit = 4;
    await send();
    const code = wrongCode();
    const answers = [];
    for (let entry = 0; entry < 4; entry += 1) answers.push((await enter(code)).json);
    const wrong = (value: string) => [
      { code: '400-1-02-07', target: ['verificationCode'], mapping: [{ key: 'remaining', value }] },
    ];
    expect(answers).toMatchObject([
      wrong('3'),
      wrong('2'),
      wrong('1'),
      [{ code: '401-1-02-03', mapping: [{ key: 'count', value: '4' }] }],
    ]);
    sandbox.world.clock.advance(60);
    await customer.login('verify-user');
    expect(await addresses()).toMatchObject({ remainingResendSeconds: 120, pendingCode: null });
    expect((await send()).code).toBe('400-1-02-06');
  });

  it('that has expired is reported as expired, even if a wrong code is entered', async () => {
    // Shorter than the idle time of a session.
    sandbox.world.limits.verificationCodeMinutes = 10;
    await send();
    sandbox.world.clock.advance(10 * 60 + 1);
    expect((await enter(wrongCode())).code).toBe('401-1-02-04');
  });
});
