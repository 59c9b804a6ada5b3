import { randomToken } from './sessions.ts';
import type { World } from './world.ts';

/** What a mailed link is for. */
export type TokenKind =
  | 'passwordSetting'
  | 'registration'
  | 'download'
  | 'invoiceNumber'
  | 'eStorage';

/** A mailed link: valid, expired or consumed (S4). */
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

/** Makes a token, or one with a text of the caller's for the seed. */
export function makeToken(
  world: World,
  content: Omit<Token, 'token' | 'consumedAt'>,
  token = randomToken('tk_'),
): Token {
  const made = { ...content, token, consumedAt: null };
  world.db.run('DELETE FROM tokens WHERE token = ?', token);
  world.db.insert('tokens', { ...made, payload: JSON.stringify(made.payload) });
  return made;
}

/** A token of one kind and one issuer, in whichever state; the caller names its payload. */
export function findToken<Payload = Record<string, unknown>>(
  world: World,
  kind: TokenKind,
  customerCode: string,
  token: string,
): Token<Payload> | undefined {
  const row = world.db.get<TokenRow>(
    'SELECT * FROM tokens WHERE token = ? AND kind = ? AND customerCode = ?',
    token,
    kind,
    customerCode,
  );
  return row && { ...row, payload: JSON.parse(row.payload) };
}

/** Spends a token: a button press, never the opening of a page. */
export const consumeToken = (world: World, token: string): void => {
  world.db.run('UPDATE tokens SET consumedAt = ? WHERE token = ?', world.clock.now(), token);
};

export const setTokenPayload = (world: World, token: string, payload: object): void => {
  world.db.run('UPDATE tokens SET payload = ? WHERE token = ?', JSON.stringify(payload), token);
};

/** Makes earlier links of an account void, when a new one is mailed. */
export const dropTokens = (world: World, kind: TokenKind, accountId: string): void => {
  world.db.run(
    'DELETE FROM tokens WHERE kind = ? AND accountId = ? AND consumedAt IS NULL',
    kind,
    accountId,
  );
};

/** The state of a link at a time, for the contract's state objects. */
export const tokenStateOf = (token: Token, now: number): 'valid' | 'expired' | 'consumed' => {
  if (token.consumedAt !== null) return 'consumed';
  return token.expiresAt < now ? 'expired' : 'valid';
};
