import { accountByLoginId, addressesOf, type Account } from './accounts.ts';
import { day } from './japan-time.ts';
import type { Issuer } from './issuers.ts';
import { downloadLetter, invoiceNumberLetter, passwordLinkLetter } from './mail/letters.ts';
import { makeToken, type Token, type TokenKind } from './tokens.ts';
import type { World } from './world.ts';

/** Links that the issuer mails without a request. */
export const issuerMailKinds = ['download', 'invoiceNumber', 'firstPassword'] as const;
export type IssuerMailKind = (typeof issuerMailKinds)[number];

const kinds = {
  download: {
    token: 'download',
    payload: { newest: 12 },
    letter: downloadLetter,
  },
  invoiceNumber: {
    token: 'invoiceNumber',
    payload: {},
    letter: invoiceNumberLetter,
  },
  firstPassword: {
    token: 'passwordSetting',
    payload: { purpose: 'initial' },
    letter: passwordLinkLetter,
  },
} satisfies Record<
  IssuerMailKind,
  { token: TokenKind; payload: Token['payload']; letter: typeof downloadLetter }
>;

/** The recipient. @throws Error if the issuer has no such login */
function recipient(world: World, issuer: Issuer, loginId: string): Account {
  const account = accountByLoginId(world.db, issuer.customerCode, loginId);
  if (!account) throw new Error(`${issuer.customerCode} has no login ${loginId}.`);
  return account;
}

/**
 * Mails a link as the issuer does when it publishes documents or needs a number.
 *
 * @returns the token of the link
 */
export async function mailFromIssuer(
  world: World,
  issuer: Issuer,
  { kind, loginId }: { kind: IssuerMailKind; loginId: string },
): Promise<string> {
  const account = recipient(world, issuer, loginId);
  const { token: tokenKind, payload, letter } = kinds[kind];
  const token = makeToken(world, {
    kind: tokenKind,
    customerCode: issuer.customerCode,
    accountId: account.accountId,
    payload,
    expiresAt: world.clock.now() + world.limits.downloadLinkDays * day,
  });
  const to = addressesOf(account).slice(0, 1);
  await world.mail.send(issuer, letter({ world, issuer, language: 'ja', to }, token));
  return token.token;
}
