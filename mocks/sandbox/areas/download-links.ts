import type { Account } from '../accounts.ts';
import { accountById } from '../accounts.ts';
import type { BillRow } from '../bills.ts';
import { refuse } from '../errors.ts';
import { paramOf, sessionOf, type Call } from '../http/call.ts';
import { findToken, type Token } from '../tokens.ts';
import { tokensOfSession } from '../sessions.ts';

/** A link with its account. It gives access to the newest bills, as many as its mail announced. */
export type DownloadLink = { link: Token<{ newest: number }>; account: Account };

/** @throws RefusedError 401-1-08-01 if the link does not exist */
function linkOfToken({ world, issuer }: Call, token: string): DownloadLink {
  const link = findToken<{ newest: number }>(world, 'download', issuer.customerCode, token);
  const account = link?.accountId ? accountById(world.db, link.accountId) : undefined;
  if (!link || !account) throw refuse('401-1-08-01');
  return { link, account };
}

/**
 * The link of the path, even if it has expired.
 *
 * @throws RefusedError 401-1-08-01 if the link does not exist or its account is closed
 */
export function linkOfPath(call: Call): DownloadLink {
  const found = linkOfToken(call, paramOf(call, 'token'));
  if (found.account.state === 'closed') throw refuse('401-1-08-01');
  return found;
}

/**
 * The link of the session: of several links the one with the bill, otherwise the latest.
 *
 * @throws RefusedError 401-1-08-01 without a link, 404-1-08-01 after its expiry
 */
export function linkOfSession(call: Call, billId: string | undefined): DownloadLink {
  const links = tokensOfSession(call.world, sessionOf(call)).map((token) =>
    linkOfToken(call, token),
  );
  const hasBill = (link: DownloadLink): boolean =>
    billsOfLink(call, link).some((bill) => bill.billId === billId);
  const found = links.find(hasBill) ?? links[0];
  if (found === undefined) throw refuse('401-1-08-01');
  if (found.link.expiresAt < call.now) throw refuse('404-1-08-01');
  return found;
}

/**
 * The link of the path, if the session is logged in to it.
 *
 * @throws RefusedError 404-1-08-01 after its expiry, 401-1-08-01 for another session
 */
export function linkOfCall(call: Call): DownloadLink {
  const found = linkOfPath(call);
  if (found.link.expiresAt < call.now) throw refuse('404-1-08-01');
  const hasLogin = tokensOfSession(call.world, sessionOf(call)).includes(found.link.token);
  if (!hasLogin) throw refuse('401-1-08-01');
  return found;
}

/** The bills of a link, newest first. */
export const billsOfLink = (call: Call, { link, account }: DownloadLink): BillRow[] =>
  call.world.db.all<BillRow>(
    'SELECT * FROM bills WHERE accountId = ? ORDER BY publicationDate DESC, billNumber LIMIT ?',
    account.accountId,
    link.payload.newest,
  );
