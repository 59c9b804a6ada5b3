import { accountById } from './accounts.ts';
import { randomToken } from './sessions.ts';
import type { SandboxData } from './sandbox-data.ts';

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

/**
 * Creates a mailed link for an account, or for a visitor of the issuer if there is no `accountId`.
 *
 * @param link `expiresAt` in milliseconds since 1970
 * @param token random by default
 */
export function makeToken(
  sandbox: SandboxData,
  { customerCode, accountId }: Pick<Token, 'customerCode' | 'accountId'>,
  link: Pick<Token, 'kind' | 'payload' | 'expiresAt'>,
  token = randomToken('tk_'),
): Token {
  const newToken = { ...link, customerCode, accountId, token, consumedAt: null };
  sandbox.db.delete('tokens', { token });
  sandbox.db.insert('tokens', { ...newToken, payload: JSON.stringify(link.payload) });
  return newToken;
}

/** The mailed link with this kind and token, whether it is still valid or not. The caller names the type of its payload. */
export function findToken<Payload = Record<string, unknown>>(
  { sandbox, issuer: { customerCode } }: { sandbox: SandboxData; issuer: { customerCode: string } },
  kind: TokenKind,
  token: string,
): Token<Payload> | undefined {
  const row = sandbox.db.find<TokenRow>('tokens', { token, kind, customerCode });
  return row && { ...row, payload: JSON.parse(row.payload) };
}

/** The account of a mailed link, if there is one. */
export const accountOfToken = ({ db }: SandboxData, link: Token<unknown> | undefined) =>
  link?.accountId ? accountById(db, link.accountId) : undefined;

/**
 * Marks a token as used. Opening the page of a link never does so, only pressing its button.
 *
 * @param consumedAt time of the call, which the answer also shows, in milliseconds
 */
export const consumeToken = (sandbox: SandboxData, token: string, consumedAt: number): void => {
  sandbox.db.update('tokens', { token }, { consumedAt });
};

export const setTokenPayload = (sandbox: SandboxData, token: string, payload: object): void => {
  sandbox.db.update('tokens', { token }, { payload: JSON.stringify(payload) });
};

/** Deletes the unused links of an account before a new one is mailed. */
export const deleteUnusedTokens = (
  sandbox: SandboxData,
  kind: TokenKind,
  accountId: string,
): void => {
  sandbox.db.delete('tokens', { kind, accountId, consumedAt: null });
};

/** The state of a link at a time, as the contract names it. */
export const tokenStateOf = (token: Token, now: number): 'valid' | 'expired' | 'consumed' => {
  if (token.consumedAt !== null) return 'consumed';
  return token.expiresAt < now ? 'expired' : 'valid';
};
