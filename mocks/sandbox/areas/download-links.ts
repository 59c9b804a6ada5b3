import type { Account } from '../accounts.ts';
import { accountById } from '../accounts.ts';
import { billsByRowIds, type BillRow } from '../bills.ts';
import { refuse } from '../errors.ts';
import { paramOf, sessionOf, type Call } from '../http/call.ts';
import { tokensOfSession } from '../session-links.ts';
import { findToken, type Token } from '../tokens.ts';

/** A download link leads to the newest bills of its account, as many as its mail told of. */
export type DownloadLink = { link: Token<{ newest: number }>; account: Account };

/** @throws RefusedError 401-1-08-01 if there is none */
function linkOfToken({ world, issuer }: Call, token: string): DownloadLink {
  const link = findToken<{ newest: number }>(world, 'download', issuer.customerCode, token);
  const account = link?.accountId ? accountById(world.db, link.accountId) : undefined;
  if (!link || !account) throw refuse('401-1-08-01');
  return { link, account };
}

/**
 * The link of the path, expired or not.
 *
 * @throws RefusedError 401-1-08-01 if there is none, or none any more since its account was closed
 */
export function linkOfPath(call: Call): DownloadLink {
  const found = linkOfToken(call, paramOf(call, 'token'));
  if (found.account.state === 'closed') throw refuse('401-1-08-01');
  return found;
}

/**
 * The link that the session was opened with. Of several the one that has the bill, or else the last.
 *
 * @throws RefusedError 401-1-08-01 if there is none, 404-1-08-01 when its time is over
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
 * The link of the path, for a call with a session that is good for this very link.
 *
 * @throws RefusedError 404-1-08-01 when its time is over, 401-1-08-01 for the session of others
 */
export function linkOfCall(call: Call): DownloadLink {
  const found = linkOfPath(call);
  if (found.link.expiresAt < call.now) throw refuse('404-1-08-01');
  const isIn = tokensOfSession(call.world, sessionOf(call)).includes(found.link.token);
  if (!isIn) throw refuse('401-1-08-01');
  return found;
}

/** The bills of a link, newest first. */
export function billsOfLink(call: Call, { link, account }: DownloadLink): BillRow[] {
  const rows = call.world.db.all<{ id: number }>(
    `SELECT billRowId AS id FROM bills INDEXED BY billsByDate WHERE accountId = ?
     ORDER BY publicationDate DESC, billNumber LIMIT ?`,
    account.accountId,
    link.payload.newest,
  );
  return billsByRowIds(
    call.world.db,
    rows.map(({ id }) => id),
  );
}
