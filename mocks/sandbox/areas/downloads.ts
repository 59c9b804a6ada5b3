import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import { recordDownload } from '../bill-access.ts';
import { isDeadlinePassed, ownFileOf, statusNameOf, typeOf, type BillRow } from '../bills.ts';
import { japanDateTime } from '../japan-time.ts';
import { contentDisposition } from '../documents/content-disposition.ts';
import { makeBillFile } from '../documents/bill-files.ts';
import { RefusedError, refuse, refuseField } from '../errors.ts';
import {
  accessOf,
  FileAnswer,
  honorOf,
  pageOf,
  paramOf,
  type Call,
  type Handlers,
} from '../http/call.ts';
import { setXsrfToken, sessionCookieOptions } from '../http/guards.ts';
import { requireSession, type Session, startLinkSession, tokensOfSession } from '../sessions.ts';
import { batchOf, limitDownloads, whenSent } from './bill-downloads.ts';
import {
  billsOfLink,
  linkOfCall,
  linkOfPath,
  linkOfSession,
  type DownloadLink,
} from './download-links.ts';
import { authenticate } from './login.ts';
import { isPasswordExpired } from './passwords.ts';
import { statusHistoryOf } from './status-history.ts';

const titleOf = ({ issuer, language }: Call): string =>
  language === 'ja' ? `${issuer.name}からの書類` : `Documents from ${issuer.name}`;

/** The browser's valid session of download links, for an operation that does not need one. */
function sessionOfBrowser({ world, issuer, request }: Call): Session | undefined {
  try {
    return requireSession(world, issuer, request.cookies['MYPAGE_DOWNLOAD']).session;
  } catch (error) {
    if (error instanceof RefusedError) return undefined;
    throw error;
  }
}

function isLoggedIn(call: Call, token: string): boolean {
  const session = sessionOfBrowser(call);
  return session !== undefined && tokensOfSession(call.world, session).includes(token);
}

type LinkFile = { bill: BillRow; file: NonNullable<ReturnType<typeof ownFileOf>> };

const filesOfLink = (call: Call, found: DownloadLink): LinkFile[] =>
  billsOfLink(call, found).flatMap((bill) =>
    (['pdf', 'csv'] as const).flatMap((extension) => {
      const file = ownFileOf(bill, extension);
      return file ? [{ bill, file }] : [];
    }),
  );

function downloadsOf(call: Call, { bill, file }: LinkFile) {
  const [last, before] = call.world.db.all<{ downloadedAt: number }>(
    'SELECT downloadedAt FROM billDownloads WHERE billRowId = ? AND fileId = ? ORDER BY downloadedAt DESC',
    bill.billRowId,
    file.fileId,
  );
  if (!last) return { downloadStatus: 'notDownloaded', lastDownloadedAt: null } as const;
  return {
    downloadStatus: before ? 'redownloaded' : 'downloaded',
    lastDownloadedAt: japanDateTime(last.downloadedAt),
  } as const;
}

function downloadFileOf(call: Call, linkFile: LinkFile): DownloadFile {
  const { bill, file } = linkFile;
  return {
    ...file,
    billId: bill.billId,
    billTypeName: typeOf(bill)[call.language],
    title: bill.title,
    publicationDate: bill.publicationDate,
    price: bill.price,
    statusName: statusNameOf(bill.statusId, call.language),
    downloadDeadline: bill.downloadDeadline,
    isDownloadDeadlinePassed: isDeadlinePassed(bill, call.now),
    ...downloadsOf(call, linkFile),
    isPublished: bill.isPublished === 1,
  };
}

/** Download by a mailed link (S1, S2 downloadurl, S6). */
export const downloadsHandlers: Handlers = {
  getDownloadUrlState(call) {
    const { link, account } = linkOfPath(call);
    const title = titleOf(call);
    const expiresAt = japanDateTime(link.expiresAt);
    if (link.expiresAt < call.now) return { state: 'expired', title, expiredAt: expiresAt };
    const hasLogin = isLoggedIn(call, link.token);
    return {
      state: 'valid',
      isLoggedIn: hasLogin,
      title,
      expiresAt,
      customerName: hasLogin ? account.profile.customerName : null,
      titleOfHonor: hasLogin ? honorOf(call, account) : null,
      isDisplayEStorageLink: hasLogin && call.issuer.settings.isDisplayEStorageLink,
    };
  },

  loginDownloadUrl(call) {
    const { link, account } = linkOfPath(call);
    if (link.expiresAt < call.now) throw refuse('404-1-08-01');
    const { password } = call.body;
    try {
      authenticate(call, account.loginId, password);
    } catch (error) {
      const isWrong = error instanceof RefusedError && error.items[0]?.code === '400-1-02-01';
      throw isWrong ? refuse('400-1-08-01') : error;
    }
    if (isPasswordExpired(call.world, call.issuer, account)) throw refuse('400-1-03-11');
    const login = { token: link.token, accountId: account.accountId };
    const session = startLinkSession(call.world, login, sessionOfBrowser(call));
    const options = sessionCookieOptions(call.issuer);
    void call.reply.setCookie('MYPAGE_DOWNLOAD', session.sessionId, options);
    setXsrfToken(call.reply, call.issuer);
  },

  getDownloadSession(call) {
    const { billId } = call.query;
    const { link } = linkOfSession(call, billId);
    return { token: link.token, title: titleOf(call), expiresAt: japanDateTime(link.expiresAt) };
  },

  listDownloadFiles(call) {
    const found = linkOfCall(call);
    return {
      expiresAt: japanDateTime(found.link.expiresAt),
      batchFileLimit: call.world.limits.batchFileLimit,
      ...pageOf(filesOfLink(call, found), call.query, (file) => downloadFileOf(call, file)),
    };
  },

  async downloadUrlFile(call) {
    const found = linkOfCall(call);
    const wanted = filesOfLink(call, found).find(
      ({ file }) => file.fileId === paramOf(call, 'fileId'),
    );
    if (!wanted) throw refuse('404-1-00-01');
    const { bill, file } = wanted;
    if (bill.isPublished === 0) throw refuse('403-1-08-01');
    if (isDeadlinePassed(bill, call.now)) throw refuse('404-1-08-01');
    limitDownloads(call, found.link.token);
    const content = await makeBillFile(call.issuer, bill, file.extension);
    whenSent(call, () => recordDownload(call.world, bill, file.fileId, accessOf(call)));
    const disposition = contentDisposition(file.fileName, bill.billNumber);
    return new FileAnswer(content, 'application/octet-stream', disposition);
  },

  downloadUrlZip(call) {
    const found = linkOfCall(call);
    const { fileId } = call.query;
    const all = filesOfLink(call, found);
    const isUnknown = (id: string): boolean => all.every(({ file }) => file.fileId !== id);
    if (fileId?.some(isUnknown)) throw refuseField('400-1-05-05', 'fileId');
    const files = all.filter(({ file }) => fileId === undefined || fileId.includes(file.fileId));
    const areAllTakenBack = files.every(({ bill }) => bill.isPublished === 0);
    if (files.length > 0 && areAllTakenBack) throw refuse('403-1-08-01');
    const wanted = new Set(files.map(({ file }) => file.fileId));
    const bills = [...new Map(files.map(({ bill }) => [bill.billId, bill])).values()];
    return batchOf(call, bills, found.link.token, wanted);
  },

  getDownloadStatusHistory(call) {
    const found = linkOfCall(call);
    const params = call.query;
    const bill = billsOfLink(call, found).find(({ billId }) => billId === params.billId);
    if (!bill) throw refuse('404-1-00-01');
    if (bill.isPublished === 0) throw refuse('403-1-08-01');
    return statusHistoryOf(call, bill, params);
  },
};
