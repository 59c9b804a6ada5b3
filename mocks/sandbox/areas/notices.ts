import { saveAccount } from '../accounts.ts';
import { fileInfoOf, storedFilesOf } from '../bills.ts';
import { refusal } from '../errors.ts';
import { accountOf, pageOf, pathValueOf, type Call, type Handlers } from '../http/call.ts';
import { noticeOf, type SeededNotice, type SeededOperatorNotice } from '../seed/notices.ts';
import { createStoredFileAnswer, limitDownloads } from './bill-downloads.ts';

type NoticeRow = { noticeId: string; content: string };

const noticeRowsOf = (call: Call, kind: 'operator' | 'issuer'): NoticeRow[] =>
  call.sandbox.db.all<NoticeRow>(
    'SELECT noticeId, content FROM notices WHERE customerCode = ? AND kind = ? ORDER BY sortKey',
    call.issuer.customerCode,
    kind,
  );

const readOperatorNotice = (row: NoticeRow): SeededOperatorNotice => JSON.parse(row.content);
const readIssuerNotice = (row: NoticeRow): SeededNotice => JSON.parse(row.content);

const isPosted = (notice: SeededNotice, now: number): boolean =>
  notice.postedFrom <= now && (notice.postedTo === null || now <= notice.postedTo);

/** Notices of the operator and of the issuer (S2 top, userNotice; S4 posting period). */
export const noticesHandlers: Handlers = {
  listOperatorNotices: (call) => ({
    items: noticeRowsOf(call, 'operator').map((row) => readOperatorNotice(row)[call.language]),
  }),

  listNotices(call) {
    const account = accountOf(call);
    const postedNotices = noticeRowsOf(call, 'issuer')
      .toReversed()
      .map(readIssuerNotice)
      .filter((notice) => isPosted(notice, call.now));
    const noticeList = pageOf(postedNotices, call.query, (notice) => ({
      ...noticeOf(notice),
      isRead: account.profile.readNotices.includes(notice.noticeId),
      attachments: storedFilesOf(call.sandbox.db, notice.noticeId, 'notice').map(fileInfoOf),
    }));
    const shownNoticeIds = noticeList.items.map(({ noticeId }) => noticeId);
    account.profile.readNotices = [...new Set([...account.profile.readNotices, ...shownNoticeIds])];
    saveAccount(call.sandbox.db, account);
    return noticeList;
  },

  downloadNoticeAttachment(call) {
    const noticeId = pathValueOf(call, 'noticeId');
    const row = noticeRowsOf(call, 'issuer').find((candidate) => candidate.noticeId === noticeId);
    const file = storedFilesOf(call.sandbox.db, noticeId, 'notice').find(
      ({ fileId }) => fileId === pathValueOf(call, 'attachmentId'),
    );
    if (!row || !file) throw refusal('400-1-04-02');
    if (!isPosted(readIssuerNotice(row), call.now)) throw refusal('400-1-04-01');
    limitDownloads(call, accountOf(call).accountId);
    return createStoredFileAnswer(call, file, file.fileId);
  },
};
