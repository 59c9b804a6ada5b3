import { accountOfLogin, addressesOf } from './accounts.ts';
import { day } from './japan-time.ts';
import type { Issuer } from './issuers.ts';
import { downloadLetter, invoiceNumberLetter, passwordLinkLetter } from './mail/letters.ts';
import { makeToken, type Token, type TokenKind } from './tokens.ts';
import type { World } from './world.ts';

/** Links that the issuer mails without a request. */
export const issuerMailKinds = ['download', 'invoiceNumber', 'firstPassword'] as const;
export type IssuerMailKind = (typeof issuerMailKinds)[number];

const kinds = {
  download: { token: 'download', payload: { newest: 12 }, letter: downloadLetter },
  invoiceNumber: { token: 'invoiceNumber', payload: {}, letter: invoiceNumberLetter },
  firstPassword: {
    token: 'passwordSetting',
    payload: { purpose: 'initial' },
    letter: passwordLinkLetter,
  },
} satisfies Record<
  IssuerMailKind,
  { token: TokenKind; payload: Token['payload']; letter: typeof downloadLetter }
>;

/**
 * Mails a link as the issuer does when it publishes documents or needs a number.
 *
 * @returns the token of the link
 */
export function mailFromIssuer(
  world: World,
  issuer: Issuer,
  { kind, loginId }: { kind: IssuerMailKind; loginId: string },
): string {
  const account = accountOfLogin(world.db, issuer, loginId);
  const { token: tokenKind, payload, letter } = kinds[kind];
  const token = makeToken(world, {
    kind: tokenKind,
    customerCode: issuer.customerCode,
    accountId: account.accountId,
    payload,
    expiresAt: world.clock.now() + world.limits.downloadLinkDays * day,
  });
  const to = addressesOf(account).slice(0, 1);
  world.mail.send(letter({ world, issuer, language: 'ja', to }, token));
  return token.token;
}
