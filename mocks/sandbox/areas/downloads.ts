import type { Account } from '../accounts.ts';
import { createZipAnswer } from './batch-downloads.ts';
import { limitDownloads, createBillFileAnswer } from './bill-downloads.ts';
import { authenticate } from './auth.ts';
import { isPasswordExpired } from './passwords.ts';
import { statusHistoryOf } from './status-history.ts';
import { isDeadlinePassed, billFileOf, statusNameOf, billTypeOf, type BillRow } from '../bills.ts';
import { RefusedError, refusal, fieldRefusal } from '../errors.ts';
import {
  titleOfHonorOf,
  pageOf,
  pathValueOf,
  type Call,
  type Handlers,
  sessionOf,
} from '../http/call.ts';
import { setSessionCookies } from '../http/guards.ts';
import { japanDateTime } from '../japan-time.ts';
import { requireSession, type Session, startLinkSession, tokensOfSession } from '../sessions.ts';
import { accountOfLink, findLink, type MailedLink } from '../links.ts';
import type { Schemas } from '../schemas.ts';

/** A mailed link, which opens the newest bills of an account: `billCount` bills. */
export type DownloadLink = { link: MailedLink<{ billCount: number }>; account: Account };

/** @throws RefusedError 401-1-08-01 if the link does not exist */
function linkOfToken(call: Call, token: string): DownloadLink {
  const link = findLink<{ billCount: number }>(call, 'download', token);
  const account = accountOfLink(call.sandbox, link);
  if (!link || !account) throw refusal('401-1-08-01');
  return { link, account };
}

/**
 * The link of the path, even if it has expired.
 *
 * @throws RefusedError 401-1-08-01 if the link does not exist or its account is closed
 */
function linkOfPath(call: Call): DownloadLink {
  const link = linkOfToken(call, pathValueOf(call, 'token'));
  if (link.account.state === 'closed') throw refusal('401-1-08-01');
  return link;
}

/**
 * The link of the session. If a session has several links: the link with the bill, otherwise the latest link.
 *
 * @throws RefusedError 401-1-08-01 if the session has no link, 404-1-08-01 if the link has expired
 */
function linkOfSession(call: Call, billId: string | undefined): DownloadLink {
  const tokens = tokensOfSession(call.sandbox, sessionOf(call));
  const links = tokens.map((token) => linkOfToken(call, token));
  const hasBill = (link: DownloadLink): boolean =>
    billsOfLink(call, link).some((bill) => bill.billId === billId);
  const downloadLink = links.find(hasBill) ?? links[0];
  if (downloadLink === undefined) throw refusal('401-1-08-01');
  if (downloadLink.link.expiresAt < call.now) throw refusal('404-1-08-01');
  return downloadLink;
}

/**
 * The link of the path, if the session is logged in to this link.
 *
 * @throws RefusedError 404-1-08-01 if the link has expired, 401-1-08-01 for another session
 */
export function linkOfCall(call: Call): DownloadLink {
  const downloadLink = linkOfPath(call);
  if (downloadLink.link.expiresAt < call.now) throw refusal('404-1-08-01');
  const hasLogin = tokensOfSession(call.sandbox, sessionOf(call)).includes(downloadLink.link.token);
  if (!hasLogin) throw refusal('401-1-08-01');
  return downloadLink;
}

/** The bills of a link, newest first. */
const billsOfLink = (call: Call, { link, account }: DownloadLink): BillRow[] =>
  call.sandbox.db.all<BillRow>(
    'SELECT * FROM bills WHERE accountId = ? ORDER BY publicationDate DESC, billNumber LIMIT ?',
    account.accountId,
    link.payload.billCount,
  );

const linkTitleOf = ({ issuer, language }: Call): string =>
  language === 'ja' ? `${issuer.name}からの書類` : `Documents from ${issuer.name}`;

/** The browser's valid session of download links, for an operation that does not need a session. */
function sessionOfBrowser({ sandbox, issuer, request }: Call): Session | undefined {
  try {
    return requireSession(sandbox, issuer, request.cookies['MYPAGE_DOWNLOAD']).session;
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
}

function isLoggedIn(call: Call, token: string): boolean {
  const session = sessionOfBrowser(call);
  return session !== undefined && tokensOfSession(call.sandbox, session).includes(token);
}

type LinkFile = { bill: BillRow; file: NonNullable<ReturnType<typeof billFileOf>> };

const filesOfLink = (call: Call, downloadLink: DownloadLink): LinkFile[] =>
  billsOfLink(call, downloadLink).flatMap((bill) =>
    (['pdf', 'csv'] as const).flatMap((extension) => {
      const file = billFileOf(bill, extension);
      return file ? [{ bill, file }] : [];
    }),
  );

function downloadStateOf(call: Call, { bill, file }: LinkFile) {
  const [lastDownload, earlierDownload] = call.sandbox.db.all<{ downloadedAt: number }>(
    'SELECT downloadedAt FROM billDownloads WHERE billRowId = ? AND fileId = ? ORDER BY downloadedAt DESC',
    bill.billRowId,
    file.fileId,
  );
  if (!lastDownload) return { downloadStatus: 'notDownloaded', lastDownloadedAt: null } as const;
  return {
    downloadStatus: earlierDownload ? 'redownloaded' : 'downloaded',
    lastDownloadedAt: japanDateTime(lastDownload.downloadedAt),
  } as const;
}

function toDownloadFile(call: Call, linkFile: LinkFile): Schemas['DownloadFile'] {
  const { bill, file } = linkFile;
  return {
    ...file,
    billId: bill.billId,
    billTypeName: billTypeOf(bill)[call.language],
    title: bill.title,
    publicationDate: bill.publicationDate,
    price: bill.price,
    statusName: statusNameOf(bill.statusId, call.language),
    downloadDeadline: bill.downloadDeadline,
    isDownloadDeadlinePassed: isDeadlinePassed(bill, call.now),
    ...downloadStateOf(call, linkFile),
    isPublished: bill.isPublished === 1,
  };
}

/** Download by a mailed link (S1, S2 downloadurl, S6). */
export const downloadsHandlers: Handlers = {
  getDownloadUrlState(call) {
    const { link, account } = linkOfPath(call);
    const title = linkTitleOf(call);
    const expiresAt = japanDateTime(link.expiresAt);
    if (link.expiresAt < call.now) return { state: 'expired', title, expiredAt: expiresAt };
    const hasLogin = isLoggedIn(call, link.token);
    return {
      state: 'valid',
      isLoggedIn: hasLogin,
      title,
      expiresAt,
      customerName: hasLogin ? account.profile.customerName : null,
      titleOfHonor: hasLogin ? titleOfHonorOf(call, account) : null,
      isDisplayEStorageLink: hasLogin && call.issuer.settings.isDisplayEStorageLink,
    };
  },

  loginDownloadUrl(call) {
    const { link, account } = linkOfPath(call);
    if (link.expiresAt < call.now) throw refusal('404-1-08-01');
    const { password } = call.body;
    try {
      authenticate(call, account.loginId, password);
    } catch (error) {
      const isWrongPassword =
        error instanceof RefusedError && error.items[0]?.code === '400-1-02-01';
      throw isWrongPassword ? refusal('400-1-08-01') : error;
    }
    if (isPasswordExpired(call, account)) throw refusal('400-1-03-11');
    const login = { token: link.token, accountId: account.accountId };
    const session = startLinkSession(call.sandbox, login, sessionOfBrowser(call));
    setSessionCookies(call, 'MYPAGE_DOWNLOAD', session);
  },

  getDownloadSession(call) {
    const { token, expiresAt } = linkOfSession(call, call.query.billId).link;
    return { token, title: linkTitleOf(call), expiresAt: japanDateTime(expiresAt) };
  },

  listDownloadFiles(call) {
    const downloadLink = linkOfCall(call);
    return {
      expiresAt: japanDateTime(downloadLink.link.expiresAt),
      batchFileLimit: call.sandbox.limits.batchFileLimit,
      ...pageOf(filesOfLink(call, downloadLink), call.query, (file) => toDownloadFile(call, file)),
    };
  },

  downloadUrlFile(call) {
    const downloadLink = linkOfCall(call);
    const linkFile = filesOfLink(call, downloadLink).find(
      ({ file }) => file.fileId === pathValueOf(call, 'fileId'),
    );
    if (!linkFile) throw refusal('404-1-00-01');
    const { bill, file } = linkFile;
    if (bill.isPublished === 0) throw refusal('403-1-08-01');
    if (isDeadlinePassed(bill, call.now)) throw refusal('404-1-08-01');
    limitDownloads(call, downloadLink.link.token);
    return createBillFileAnswer(call, bill, file, 'application/octet-stream');
  },

  downloadUrlZip(call) {
    const downloadLink = linkOfCall(call);
    const { fileId } = call.query;
    const linkFiles = filesOfLink(call, downloadLink);
    const isUnknownId = (id: string): boolean => linkFiles.every(({ file }) => file.fileId !== id);
    if (fileId?.some(isUnknownId)) throw fieldRefusal('400-1-05-05', 'fileId');
    const requestedFiles = linkFiles.filter(
      ({ file }) => fileId === undefined || fileId.includes(file.fileId),
    );
    const areAllWithdrawn = requestedFiles.every(({ bill }) => bill.isPublished === 0);
    if (requestedFiles.length > 0 && areAllWithdrawn) throw refusal('403-1-08-01');
    const fileIds = new Set(requestedFiles.map(({ file }) => file.fileId));
    const bills = [...new Map(requestedFiles.map(({ bill }) => [bill.billId, bill])).values()];
    return createZipAnswer(call, bills, downloadLink.link.token, fileIds);
  },

  getDownloadStatusHistory(call) {
    const { query } = call;
    const bills = billsOfLink(call, linkOfCall(call));
    const bill = bills.find(({ billId }) => billId === query.billId);
    if (!bill) throw refusal('404-1-00-01');
    if (bill.isPublished === 0) throw refusal('403-1-08-01');
    return statusHistoryOf(call, bill, query);
  },
};
