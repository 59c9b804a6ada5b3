import { dayMs, japanDate, japanDateTime } from '../japan-time.ts';
import type { Database } from '../database.ts';
import texts from '../assets/english.json' with { type: 'json' };
import { readExample } from '../http/contract.ts';
import type { Schemas } from '../schemas.ts';

const hourMs = 60 * 60 * 1000;

/** The time 9:00 in Japan, `dayCount` days after `now`. */
const nineOClockAfter = (now: number, dayCount: number): number =>
  Math.floor((now + 9 * hourMs) / dayMs + dayCount) * dayMs;

/** English texts of the operator's notices by noticeId. The Japanese texts are the contract's example. */
const englishNotices: Record<string, { title: string; body: string; linkText?: string }> =
  texts.operatorNotices;

/** An operator's notice in both languages. */
export type SeededOperatorNotice = { ja: Schemas['OperatorNotice']; en: Schemas['OperatorNotice'] };

/** A notice of the issuer. Its posting period depends on the day of the seed. */
export type SeededNotice = {
  noticeId: string;
  title: string;
  body: string;
  postedFrom: number;
  postedTo: number | null;
  isImportant: boolean;
};

function seedOperatorNotices(db: Database, customerCode: string, now: number): void {
  const { items } = readExample<Schemas['OperatorNoticeList']>('OperatorNoticeListDefault');
  for (const [index, notice] of items.entries()) {
    // The fixed dates of the examples would soon be old, so each notice gets a date in the last weeks.
    const publishedOn = notice.publishedOn && japanDate(now - (3 + index * 9) * dayMs);
    const ja = { ...notice, publishedOn };
    const englishText = englishNotices[notice.noticeId];
    const link = notice.link && { ...notice.link, text: englishText?.linkText ?? notice.link.text };
    const en = englishText ? { ...ja, title: englishText.title, body: englishText.body, link } : ja;
    db.insert('notices', {
      noticeId: `${customerCode}-${notice.noticeId}`,
      customerCode,
      kind: 'operator',
      sortKey: index,
      content: JSON.stringify({ ja, en } satisfies SeededOperatorNotice),
    });
  }
}

/** File names of attachments by noticeId. The extension is also the blobId. */
const fileNamesByNotice: Record<string, string[]> = {
  'notice-0042': ['お振込先口座変更のご案内.pdf', '口座変更届（返信用）.xlsx'],
  'notice-0031': ['配送料金表_改定版.pdf'],
  'notice-0018': ['夏季キャンペーンのご案内.pdf'],
};

function seedIssuerNotices(db: Database, now: number): void {
  const { items } = readExample<Schemas['NoticeList']>('NoticeListDefault');
  const postingPeriods = [
    { from: -5, to: 72 },
    { from: -12, to: 31 },
    { from: -67, to: null },
  ];
  const notices: SeededNotice[] = items.map((notice, index) => {
    const period = postingPeriods[index] ?? { from: -100, to: null };
    return {
      noticeId: notice.noticeId,
      title: notice.title,
      body: notice.body,
      postedFrom: nineOClockAfter(now, period.from),
      postedTo: period.to === null ? null : nineOClockAfter(now, period.to) + 9 * hourMs,
      isImportant: notice.isImportant,
    };
  });
  // The posting period of this notice is over, but a browser can still request the attachment (400-1-04-01).
  notices.push({
    noticeId: 'notice-0018',
    title: '夏季キャンペーンのご案内',
    body: '掲載期間が終了したお知らせです。',
    postedFrom: nineOClockAfter(now, -150),
    postedTo: nineOClockAfter(now, -60) + 9 * hourMs,
    isImportant: false,
  });
  for (const notice of notices) {
    db.insert('notices', {
      noticeId: notice.noticeId,
      customerCode: 'demo',
      kind: 'issuer',
      sortKey: notice.postedFrom,
      content: JSON.stringify(notice),
    });
    for (const [index, fileName] of (fileNamesByNotice[notice.noticeId] ?? []).entries()) {
      const extension = fileName.split('.').at(-1) ?? '';
      const fileId = `${notice.noticeId}-${index + 1}`;
      const noticeReference = { ownerId: notice.noticeId, kind: 'notice' };
      db.insert('files', { fileId, ...noticeReference, fileName, extension, blobId: extension });
    }
  }
}

/** Adds the operator's and the issuer's notices. */
export function seedNotices(db: Database, now: number): void {
  seedOperatorNotices(db, 'demo', now);
  seedOperatorNotices(db, 'plain', now);
  seedIssuerNotices(db, now);
}

/** Converts a notice to the type of the contract, without files. */
export const noticeOf = (notice: SeededNotice) => ({
  noticeId: notice.noticeId,
  title: notice.title,
  body: notice.body,
  postingPeriodFrom: japanDateTime(notice.postedFrom),
  postingPeriodTo: notice.postedTo === null ? null : japanDateTime(notice.postedTo),
  isImportant: notice.isImportant,
});
