import { describe, expect, it } from 'vitest';
import { sandboxForTests, type Answer, type Customer } from './support.ts';

const sandbox = sandboxForTests({ seedSize: 20 });

async function visitor(customerCode = 'demo'): Promise<Customer> {
  const customer = sandbox.customer(customerCode);
  await customer.get('/setting/info');
  return customer;
}

const reissue = async (
  loginId = 'demo-user',
  registeredMailAddress = 'keiri@aoba-foods.example.jp',
): Promise<Answer> =>
  (await visitor()).post('/auth/password-reissue', { loginId, registeredMailAddress });

const path = (token: string): string => `/auth/password-settings/${token}`;

const setByToken = async (token: string, password: string): Promise<Answer> =>
  (await visitor()).post(path(token), { password, passwordConfirmation: password });

describe('asking for a new password', () => {
  it('for a login ID that nobody has is refused as for one that is closed', async () => {
    expect((await reissue('nobody')).code).toBe('400-1-02-04');
  });

  it('takes the address however it is written', async () => {
    expect((await reissue('demo-user', 'Keiri@AOBA-Foods.example.jp')).status).toBe(200);
    expect(sandbox.mails()[0]?.recipients).toEqual(['keiri@aoba-foods.example.jp']);
  });

  it('leaves a link that was used one that was used', async () => {
    expect((await reissue()).status).toBe(200);
    const used = await (await visitor()).get(path('demo-password-consumed'));
    expect(used.json).toMatchObject({ state: 'consumed' });
    expect((await (await visitor()).get(path('demo-password-link'))).code).toBe('404-1-03-01');
  });

  it('again is too early for the same customer alone', async () => {
    await reissue();
    expect((await reissue()).code).toBe('429-1-05-01');
    expect((await reissue('empty-user', 'keiri@empty.example.jp')).status).toBe(200);
  });
});

describe('a temporary password', () => {
  const issue = async (): Promise<string> => {
    await (
      await visitor('plain')
    ).post('/auth/temporary-password', {
      loginId: 'plain-user',
      registeredMailAddress: 'keiri@plain.example.jp',
    });
    return /仮パスワード： (\S+)/.exec(sandbox.mails()[0]?.text ?? '')?.[1] ?? '';
  };

  const change = async (current: string, next: string): Promise<Answer> =>
    (await visitor('plain')).put('/auth/expired-password', {
      loginId: 'plain-user',
      currentPassword: current,
      password: next,
      passwordConfirmation: next,
    });

  it('fits what any issuer asks of passwords', async () => {
    expect(await issue()).toMatch(/^Tmp-\d{9}$/);
  });

  it('does not become the password, and is not remembered as one', async () => {
    const temporary = await issue();
    expect((await change(temporary, temporary)).code).toBe('400-1-03-08');
    // The one before it still is the last that was the customer's own.
    expect((await change(temporary, 'Demo-Pass-2026')).json).toMatchObject([
      { code: '400-1-03-09', mapping: [{ key: 'count', value: '1' }] },
    ]);
    expect((await change(temporary, 'nosymbol1987')).status).toBe(204);
    expect((await (await visitor('plain')).login('plain-user', 'nosymbol1987')).json).toEqual({
      nextStep: 'top',
    });
  });
});

describe('the link of a password', () => {
  it.each([
    [
      'demo-password-link',
      {
        state: 'valid',
        purpose: 'reissue',
        loginId: 'demo-user',
        expiresAt: '2036-11-17T15:00:00+09:00',
        passwordPolicy: expect.objectContaining({ minLength: 8 }),
      },
    ],
    ['demo-password-first', { state: 'valid', purpose: 'initial', loginId: 'empty-user' }],
    [
      'demo-password-expired',
      { state: 'expired', purpose: 'reissue', expiredAt: '2026-11-19T15:00:00+09:00' },
    ],
    [
      'demo-password-consumed',
      { state: 'consumed', purpose: 'reissue', consumedAt: '2026-11-19T15:00:00+09:00' },
    ],
  ])('%s says what can be done with it', async (token, state) => {
    expect((await (await visitor()).get(path(token))).json).toMatchObject(state);
  });

  it('shows whose it is only while it is good', async () => {
    const customer = await visitor();
    for (const token of ['demo-password-expired', 'demo-password-consumed']) {
      const { json } = await customer.get(path(token));
      expect(Object.keys(Object(json))).toHaveLength(3);
    }
  });

  it.each(['no-such-link', 'demo-password-link'])(
    '%s, if it never was one or its account is gone, is refused',
    async (token) => {
      sandbox.world.db.run("DELETE FROM accounts WHERE loginId = 'demo-user'");
      expect((await (await visitor()).get(path(token))).code).toBe('404-1-03-01');
      expect((await setByToken(token, 'Kaki-no-ki-1987')).code).toBe('404-1-03-01');
    },
  );

  it('sets a password from which wrong ones are counted anew', async () => {
    const customer = await visitor();
    const { failedLoginLimit } = sandbox.world.limits;
    const fail = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) await customer.login('demo-user', 'wrong');
    };
    await fail(failedLoginLimit - 1);
    await setByToken('demo-password-link', 'Kaki-no-ki-1987');
    await fail(failedLoginLimit - 1);
    expect((await customer.login('demo-user', 'Kaki-no-ki-1987')).status).toBe(200);
  });

  it('is not spent by a password that may not be one', async () => {
    expect((await setByToken('demo-password-link', 'Ab-1')).code).toBe('400-1-03-02');
    expect((await setByToken('demo-password-link', 'Kaki-no-ki-1987')).status).toBe(204);
  });
});
