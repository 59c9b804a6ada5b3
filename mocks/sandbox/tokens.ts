import { randomToken } from './sessions.ts';
import type { World } from './world.ts';

/** The purpose of a mailed link. */
export type TokenKind = 'passwordSetting' | 'registration' | 'download' | 'invoiceNumber';

/** A mailed link (S4). */
export type Token<Payload = Record<string, unknown>> = {
  token: string;
  kind: TokenKind;
  customerCode: string;
  accountId: string | null;
  payload: Payload;
  expiresAt: number;
  consumedAt: number | null;
};

type TokenRow = Omit<Token, 'payload'> & { payload: string };

/** Creates a token. @param token random by default; the seed names its own */
export function makeToken(
  world: World,
  content: Omit<Token, 'token' | 'consumedAt'>,
  token = randomToken('tk_'),
): Token {
  const made = { ...content, token, consumedAt: null };
  world.db.delete('tokens', { token });
  world.db.insert('tokens', { ...made, payload: JSON.stringify(made.payload) });
  return made;
}

/** The token of a kind and an issuer, in any state. The caller names the type of its payload. */
export function findToken<Payload = Record<string, unknown>>(
  world: World,
  kind: TokenKind,
  customerCode: string,
  token: string,
): Token<Payload> | undefined {
  const row = world.db.find<TokenRow>('tokens', { token, kind, customerCode });
  return row && { ...row, payload: JSON.parse(row.payload) };
}

/** Marks a token as used. Only a button does so, never the opening of a page. */
export const consumeToken = (world: World, token: string): void => {
  world.db.update('tokens', { token }, { consumedAt: world.clock.now() });
};

export const setTokenPayload = (world: World, token: string, payload: object): void => {
  world.db.update('tokens', { token }, { payload: JSON.stringify(payload) });
};

/** Deletes unused links of an account when a new one is mailed. */
export const dropTokens = (world: World, kind: TokenKind, accountId: string): void => {
  world.db.delete('tokens', { kind, accountId, consumedAt: null });
};

/** The state of a link at a time, as the contract names it. */
export const tokenStateOf = (token: Token, now: number): 'valid' | 'expired' | 'consumed' => {
  if (token.consumedAt !== null) return 'consumed';
  return token.expiresAt < now ? 'expired' : 'valid';
};
