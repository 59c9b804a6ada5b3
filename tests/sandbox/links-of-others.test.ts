import { describe, expect, it } from 'vitest';
import {
  consumeToken,
  findToken,
  makeToken,
  tokenStateOf,
  type TokenKind,
} from '../../mocks/sandbox/tokens.ts';
import { sandboxForTests } from './support.ts';

const sandbox = sandboxForTests();

/** Where a link of a kind is looked at, one that is good, and what is said of one that is none. */
const kinds = [
  ['/auth/password-settings', 'demo-password-link', '404-1-03-01'],
  ['/registration', 'demo-registration', '404-1-07-01'],
  ['/downloads', 'demo-download', '404-1-08-01'],
  ['/invoice-number', 'demo-invoice-number', '404-1-10-01'],
] as const;

const mixed = kinds.flatMap(([path, own]) =>
  kinds.filter(([other]) => other !== path).map(([, token]) => [path, own, token] as const),
);

describe('a mailed link', () => {
  it.each(mixed)(
    '%s opens with %s, and with no link of another kind: %s',
    async (path, own, token) => {
      const customer = sandbox.customer();
      expect((await customer.get(`${path}/${own}`)).status).toBe(200);
      expect((await customer.get(`${path}/${token}`)).code).toMatch(/^40[14]-/);
    },
  );

  it.each(kinds)('%s of one issuer opens nothing at another: %s', async (path, token) => {
    expect((await sandbox.customer('plain').get(`${path}/${token}`)).code).toMatch(/^40[14]-/);
  });

  it('is good up to the moment that it names, and spent for good', () => {
    const link = {
      token: 'x',
      kind: 'download' as const,
      customerCode: 'demo',
      accountId: null,
      payload: {},
      expiresAt: 1000,
      consumedAt: null,
    };
    const states = [999, 1000, 1001].map((now) => tokenStateOf(link, now));
    expect(states).toEqual(['valid', 'valid', 'expired']);
    expect(tokenStateOf({ ...link, consumedAt: 5 }, 2000)).toBe('consumed');
  });
});

describe('a new link for a password', () => {
  const link = (token: string, kind: TokenKind, accountId: string) =>
    makeToken(
      sandbox.world,
      { kind, customerCode: 'demo', accountId, payload: {}, expiresAt: Date.parse('2027-01-01') },
      token,
    );

  it('makes the earlier ones of the account void, and nothing else', async () => {
    link('earlier', 'passwordSetting', 'acc-bill');
    link('spent', 'passwordSetting', 'acc-bill');
    consumeToken(sandbox.world, 'spent');
    link('of-another', 'passwordSetting', 'acc-empty');
    link('for-a-number', 'invoiceNumber', 'acc-bill');
    const customer = sandbox.customer();
    await customer.get('/setting/info');
    const body = { loginId: 'demo-user', registeredMailAddress: 'keiri@aoba-foods.example.jp' };
    expect((await customer.post('/auth/password-reissue', body)).status).toBe(200);
    const isThere = (kind: TokenKind, token: string): boolean =>
      findToken(sandbox.world, kind, 'demo', token) !== undefined;
    expect(isThere('passwordSetting', 'earlier')).toBe(false);
    expect(isThere('passwordSetting', 'spent')).toBe(true);
    expect(isThere('passwordSetting', 'of-another')).toBe(true);
    expect(isThere('invoiceNumber', 'for-a-number')).toBe(true);
  });
});
