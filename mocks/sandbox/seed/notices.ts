import type { NoticeList } from '../../../generated/model/noticeList.ts';
import type { OperatorNotice } from '../../../generated/model/operatorNotice.ts';
import type { OperatorNoticeList } from '../../../generated/model/operatorNoticeList.ts';
import { japanDate, japanDateTime } from '../japan-time.ts';
import type { Database } from '../database.ts';
import { namedExample } from '../http/contract.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Nine in the morning, Japan time, of the day some days from a moment. */
const nineOClock = (now: number, days: number): number =>
  Math.floor((now + 9 * hour) / day + days) * day;

/** What a language adds to an operator's notice; the Japanese text is the contract's example. */
const english: Record<string, { title: string; body: string; linkText?: string }> = {
  'op-20261118': {
    title: '[Important] Service stopped for maintenance (December 5)',
    body: 'The service is stopped for maintenance from 22:00 on December 5 to 6:00 the next day (Japan time).\nYou cannot log in or download documents during that time.',
  },
  'op-20261110': {
    title: 'Help desk closed over the New Year',
    body: 'The help desk is closed from December 29 to January 4. Documents can be downloaded as usual.',
  },
  'op-20261001': {
    title: 'Change of recommended browsers',
    body: 'The recommended browsers changed on October 1. Please see the operating environment.',
    linkText: 'See what changed',
  },
  'op-advert-storage': {
    title: 'Free electronic storage for the Electronic Books Preservation Act',
    body: 'An external service that keeps the invoices and delivery notes you downloaded searchable by date, amount and partner.\nYou can apply in minutes on the link setting page.',
    linkText: 'More about electronic storage',
  },
};

/** An operator's notice in both languages. */
export type SeededOperatorNotice = { ja: OperatorNotice; en: OperatorNotice };

/** An issuer's notice; its period counts from the day of the seed. */
export type SeededNotice = {
  noticeId: string;
  title: string;
  body: string;
  from: number;
  to: number | null;
  isImportant: boolean;
};

function seedOperatorNotices(db: Database, customerCode: string, now: number): void {
  const { items } = namedExample<OperatorNoticeList>('OperatorNoticeListDefault');
  for (const [index, notice] of items.entries()) {
    // The examples' days would age; news is from the last weeks, whenever the sandbox is made.
    const publishedOn = notice.publishedOn && japanDate(now - (3 + index * 9) * day);
    const ja = { ...notice, publishedOn };
    const words = english[notice.noticeId];
    const link = notice.link && { ...notice.link, text: words?.linkText ?? notice.link.text };
    const en = words ? { ...ja, title: words.title, body: words.body, link } : ja;
    db.insert('notices', {
      noticeId: `${customerCode}-${notice.noticeId}`,
      customerCode,
      kind: 'operator',
      sortKey: index,
      content: JSON.stringify({ ja, en } satisfies SeededOperatorNotice),
    });
  }
}

const noticeFiles: Record<
  string,
  { fileId: string; fileName: string; extension: string; blobId: string }[]
> = {
  'notice-0042': [
    {
      fileId: 'notice-0042-1',
      fileName: 'お振込先口座変更のご案内.pdf',
      extension: 'pdf',
      blobId: 'pdf',
    },
    {
      fileId: 'notice-0042-2',
      fileName: '口座変更届（返信用）.xlsx',
      extension: 'xlsx',
      blobId: 'xlsx',
    },
  ],
  'notice-0031': [
    { fileId: 'notice-0031-1', fileName: '配送料金表_改定版.pdf', extension: 'pdf', blobId: 'pdf' },
  ],
  'notice-0018': [
    {
      fileId: 'notice-0018-1',
      fileName: '夏季キャンペーンのご案内.pdf',
      extension: 'pdf',
      blobId: 'pdf',
    },
  ],
};

function seedIssuerNotices(db: Database, now: number): void {
  const { items } = namedExample<NoticeList>('NoticeListDefault');
  const periods = [
    { from: -5, to: 72 },
    { from: -12, to: 31 },
    { from: -67, to: null },
  ];
  const notices: SeededNotice[] = items.map((notice, index) => {
    const period = periods[index] ?? { from: -100, to: null };
    return {
      noticeId: notice.noticeId,
      title: notice.title,
      body: notice.body,
      from: nineOClock(now, period.from),
      to: period.to === null ? null : nineOClock(now, period.to) + 9 * hour,
      isImportant: notice.isImportant,
    };
  });
  // Not listed any more, but its attachment may still be asked for (400-1-04-01).
  notices.push({
    noticeId: 'notice-0018',
    title: '夏季キャンペーンのご案内',
    body: '掲載期間が終了したお知らせです。',
    from: nineOClock(now, -150),
    to: nineOClock(now, -60) + 9 * hour,
    isImportant: false,
  });
  for (const notice of notices) {
    db.insert('notices', {
      noticeId: notice.noticeId,
      customerCode: 'demo',
      kind: 'issuer',
      sortKey: notice.from,
      content: JSON.stringify(notice),
    });
    for (const file of noticeFiles[notice.noticeId] ?? []) {
      db.insert('files', { ...file, ownerId: notice.noticeId, kind: 'notice' });
    }
  }
}

/** Adds the operator's and the issuer's notices. */
export function seedNotices(db: Database, now: number): void {
  seedOperatorNotices(db, 'demo', now);
  seedOperatorNotices(db, 'plain', now);
  seedIssuerNotices(db, now);
}

/** A notice as the contract shows it, without its files. */
export const noticeOf = (notice: SeededNotice) => ({
  noticeId: notice.noticeId,
  title: notice.title,
  body: notice.body,
  postingPeriodFrom: japanDateTime(notice.from),
  postingPeriodTo: notice.to === null ? null : japanDateTime(notice.to),
  isImportant: notice.isImportant,
});
