import type { MailAttachmentState } from '../../../generated/model/mailAttachmentState.ts';
import {
  addMonths,
  dayMs,
  japanDate,
  lastDayOfMonth,
  startOfDay,
  formatJapaneseMonth,
} from '../japan-time.ts';
import type { BillRow } from '../bills.ts';
import type { Database } from '../database.ts';
import { billContentOf, pdfSizeOf } from '../documents/content.ts';
import { makeCsv } from '../documents/csv.ts';
import { normalise } from '../search/conditions.ts';
import { seedHistory } from './history.ts';
import { SeededRandom } from '../seeded-random.ts';
import { billFileNameOf, billTypes, type StatusId } from '../bill-kinds.ts';
import billTexts from '../assets/bill-texts.json' with { type: 'json' };

/** The bills to create for one account. */
export type BillPlan = {
  accountId: string;
  customerName: string;
  /** The beginning of the bill IDs. Each account has a different prefix, so the IDs are unique in the sandbox. */
  idPrefix: string;
  billCount: number;
  monthCount: number;
  /** Milliseconds since 1970. No time of a bill is later. */
  now: number;
};

/** A combination of properties of a bill. The bills of `demo-user` have all combinations. */
type Combination = {
  attachmentCount: 0 | 1 | 2;
  hasReturnedFile: boolean;
  deadline: 'none' | 'ahead' | 'passed';
  downloadStatus: 'notDownloaded' | 'downloaded' | 'redownloaded';
};

const deadlines = ['none', 'ahead', 'passed'] as const;
const downloadStatuses = ['notDownloaded', 'downloaded', 'redownloaded'] as const;
const attachmentCounts = [0, 1, 2] as const;

/** The combination for a bill. The deadline of a bill has not passed in its first three months. */
function combinationOf(index: number, monthsAgo: number): Combination {
  const deadline = deadlines[Math.floor(index / 3) % 3] ?? 'none';
  return {
    downloadStatus: downloadStatuses[index % 3] ?? 'notDownloaded',
    deadline: monthsAgo < 3 && deadline === 'passed' ? 'ahead' : deadline,
    hasReturnedFile: Math.floor(index / 9) % 2 === 1,
    attachmentCount: attachmentCounts[Math.floor(index / 18) % 3] ?? 0,
  };
}

function deadlineOf(
  combination: Combination,
  { index, month, monthsAgo, today }: BillPosition,
): string | null {
  if (combination.deadline === 'none') return null;
  if (combination.deadline === 'ahead') {
    // Some deadlines are within the next week, so that some bills always count as "deadline soon".
    if (monthsAgo === 1 && index % 5 === 0) {
      return japanDate(startOfDay(today) + (Math.floor(index / 5) % 8) * dayMs);
    }
    const oneYearLater = lastDayOfMonth(addMonths(month, 12));
    return oneYearLater > today ? oneYearLater : lastDayOfMonth(addMonths(today.slice(0, 7), 3));
  }
  return lastDayOfMonth(addMonths(month, 2));
}

/** The last day of the month after the publication; for some bills a day in the next week, so some are due soon. */
function paymentDueDateOf({ index, month, monthsAgo, today }: BillPosition): string {
  if (monthsAgo === 1 && index % 2 === 0)
    return japanDate(startOfDay(today) + (Math.floor(index / 6) % 8) * dayMs);
  return lastDayOfMonth(addMonths(month, 1));
}

function statusOf(
  random: SeededRandom,
  { downloadStatus, hasReturnedFile }: Combination,
): StatusId {
  if (hasReturnedFile) return random.pick(['confirmed', 'approved', 'approved', 'returned']);
  if (downloadStatus === 'notDownloaded')
    return random.pick(['unconfirmed', 'unconfirmed', 'confirming']);
  return random.pick(['unconfirmed', 'confirming', 'confirmed', 'approved', 'returned']);
}

/** Adds bills with their files, search texts and histories. The same `now` always gives the same bills. */
export function seedBills(db: Database, plan: BillPlan): void {
  const today = japanDate(plan.now);
  const thisMonth = today.slice(0, 7);
  const billsPerMonth = Math.ceil(plan.billCount / plan.monthCount);
  for (let index = 0; index < plan.billCount; index += 1) {
    const monthsAgo = plan.monthCount - 1 - Math.floor(index / billsPerMonth);
    const month = addMonths(thisMonth, -monthsAgo);
    const lastDay = monthsAgo === 0 ? Number(today.slice(8)) : 28;
    const indexInMonth = index % billsPerMonth;
    const dayOfMonth = 1 + Math.floor((indexInMonth * lastDay) / billsPerMonth);
    const publicationDate = `${month}-${String(dayOfMonth).padStart(2, '0')}`;
    seedBill(db, plan, { index, month, monthsAgo, publicationDate, today });
  }
}

type BillPosition = {
  index: number;
  month: string;
  monthsAgo: number;
  publicationDate: string;
  today: string;
};

/** A bill to insert. The schema has defaults for the properties that a new bill does not have yet. */
type NewBill = Partial<Omit<BillRow, 'billRowId' | 'price' | 'pdfSize' | 'csvSize'>> &
  Pick<BillRow, 'billId' | 'billNumber' | 'billTypeId' | 'title' | 'customerName'> &
  Pick<BillRow, 'accountId' | 'publicationDate' | 'orderNumber'>;

type FileOptions = {
  hasCsv: boolean;
  attachmentNames: readonly string[];
};

/**
 * Adds a bill with its price, the sizes of its files and its search texts.
 *
 * @returns the row number of the bill
 */
export function insertBill(
  db: Database,
  bill: NewBill,
  { hasCsv, attachmentNames }: FileOptions = { hasCsv: true, attachmentNames: [] },
): number {
  const billRowId = (db.firstColumn<number>('SELECT max(billRowId) FROM bills')[0] ?? 0) + 1;
  const content = billContentOf(bill.billNumber, bill.publicationDate);
  const { ja } = billTypes.find(({ billTypeId }) => billTypeId === bill.billTypeId) ?? billTypes[0];
  const billFileNames = (hasCsv ? ['pdf', 'csv'] : ['pdf']).map((extension) =>
    billFileNameOf(ja, bill.billNumber, extension),
  );
  const searchTexts = {
    searchNumber: normalise(bill.billNumber),
    searchTitle: normalise(bill.title),
    searchCustomer: normalise(bill.customerName ?? ''),
    searchFile: normalise([...billFileNames, ...attachmentNames].join('\n')),
    searchOrder: normalise(bill.orderNumber),
  };
  db.insert('bills', {
    billRowId,
    ...bill,
    price: content.isFree ? null : content.total,
    pdfSize: pdfSizeOf(bill.billNumber, content.lines.length),
    csvSize: hasCsv ? makeCsv(bill, content).length : null,
    ...searchTexts,
    searchAll: Object.values(searchTexts).join('\n'),
  });
  return billRowId;
}

function seedBill(db: Database, plan: BillPlan, position: BillPosition): void {
  const { index, month, publicationDate } = position;
  const random = new SeededRandom(`${plan.idPrefix}${index}`);
  const billType = billTypes[index % billTypes.length] ?? billTypes[0];
  const serialNumber = String(index + 1).padStart(5, '0');
  const billNumber = `${billType.prefix}-${publicationDate.slice(0, 7).replace('-', '')}-${serialNumber}`;
  const billId = `${plan.idPrefix}-${month.replace('-', '')}-${serialNumber}`;
  const combination = combinationOf(index, position.monthsAgo);
  const hasLongTitle = index % 61 === 7;
  const titleTemplate = hasLongTitle
    ? random.pick(billTexts.longTitles)
    : random.pick(billTexts.titles[billType.billTypeId]);
  // Invoices and payment statements are for the previous month.
  const monthOfTitle = billType.billTypeId === 'deliveryNote' ? month : addMonths(month, -1);
  const title = titleTemplate.replace('{month}', formatJapaneseMonth(monthOfTitle));
  // A bill may have no customer name (S3), and some bills name a branch.
  const customerName = random.chance(1)
    ? null
    : random.chance(8)
      ? `${plan.customerName} 首都圏第一物流センター`
      : plan.customerName;
  const orderNumber = `PO-${month.slice(0, 4)}-${String(random.integer(1, 99_999)).padStart(5, '0')}`;
  const attachments = billTexts.attachments
    .slice(index % 2, (index % 2) + combination.attachmentCount)
    .map((kind) => ({ ...kind, name: kind.name.replace('{month}', formatJapaneseMonth(month)) }));
  const statusId = statusOf(random, combination);
  // At half past nine in Japan, but never in the future.
  const publishedAt = Math.min(startOfDay(publicationDate) + 9.5 * 60 * 60 * 1000, plan.now);
  const viewPeriodMs = Math.min(plan.now - publishedAt, 20 * dayMs);
  const isDownloaded = combination.downloadStatus !== 'notDownloaded';
  const isSeen = isDownloaded || random.chance(30);
  const seenAt = publishedAt + Math.floor(random.next() * viewPeriodMs);
  const ipAddress = random.pick(['203.0.113.24', '203.0.113.98', '198.51.100.7', '2001:db8::17']);
  const { total } = billContentOf(billNumber, publicationDate);
  const bill = {
    accountId: plan.accountId,
    publicationDate,
    billTypeId: billType.billTypeId,
    statusId,
    downloadDeadline: deadlineOf(combination, position),
    paymentDueDate:
      billType.billTypeId === 'invoice' && total > 0 ? paymentDueDateOf(position) : null,
    lastDownloadedAt: isDownloaded ? seenAt : null,
    billNumber,
    billId,
    title,
    customerName,
    orderNumber,
    mailAttachment: random.pick<MailAttachmentState>([
      'attached',
      'attached',
      'notAttached',
      'tooLarge',
      'notSent',
    ]),
    canReturnFile: combination.hasReturnedFile || index % 4 !== 3 ? 1 : 0,
    isPublished: index % 173 === 100 ? 0 : 1,
    downloadStatus: combination.downloadStatus,
    accessAt: isSeen ? seenAt : null,
    accessIpAddress: isSeen ? ipAddress : null,
  } as const;
  const attachmentNames = attachments.map(({ name }) => name);
  const billRowId = insertBill(db, bill, { hasCsv: index % 9 !== 4, attachmentNames });
  for (const [attachmentIndex, { blobId, extension, name }] of attachments.entries()) {
    const fileId = `${billId}-att-${attachmentIndex + 1}`;
    const file = { fileId, ownerId: billId, kind: 'attachment', fileName: name, extension, blobId };
    db.insert('files', file);
  }
  if (combination.hasReturnedFile) {
    const returnedFile = { ownerId: billId, kind: 'returned', blobId: 'receipt', extension: 'pdf' };
    const fileName = `受領書_${billNumber}.pdf`;
    db.insert('files', { fileId: `${billId}-ret-1`, ...returnedFile, fileName });
  }
  if (isDownloaded) {
    const downloadCount = combination.downloadStatus === 'redownloaded' ? 2 : 1;
    for (let downloadIndex = 0; downloadIndex < downloadCount; downloadIndex += 1) {
      const fileId = `${billId}-pdf`;
      const downloadedAt = Math.max(
        publishedAt,
        seenAt - (downloadCount - 1 - downloadIndex) * 60 * 60 * 1000,
      );
      db.insert('billDownloads', { billRowId, fileId, downloadedAt, ipAddress });
    }
  }
  seedHistory(db, { billRowId, statusId, publishedAt, viewPeriodMs });
}
