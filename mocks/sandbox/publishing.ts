import type { MailAttachmentState } from '../../generated/model/mailAttachmentState.ts';
import { accountOfLogin, mailAddressesOf, mainRecipientsOf, type Account } from './accounts.ts';
import { billTypes, type BillTypeId } from './bill-kinds.ts';
import { findBillById, billFileOf, type BillRow } from './bills.ts';
import { makeBillFile } from './documents/bill-files.ts';
import type { Issuer } from './issuers.ts';
import { addMonths, dayMs, japanDate, lastDayOfMonth, formatJapaneseMonth } from './japan-time.ts';
import {
  publicationLetter,
  downloadLetter,
  invoiceNumberLetter,
  passwordLinkLetter,
} from './mail/letters.ts';
import type { MailFile } from './mail/mail-store.ts';
import { attachmentSizeLimit } from './areas/account-settings.ts';
import { insertBill } from './seed/bills.ts';
import billTexts from './assets/bill-texts.json' with { type: 'json' };
import type { SandboxData } from './sandbox-data.ts';
import { createLink, type MailedLink, type LinkKind } from './links.ts';

/** The bills that the issuer publishes for one customer. */
export type Publication = {
  loginId: string;
  count: number;
  billTypeId: BillTypeId;
  /** Days until the download deadline; no deadline if undefined. */
  deadlineInDays?: number | undefined;
};

const dateAfterDays = (sandbox: SandboxData, dayCount: number): string =>
  japanDate(sandbox.clock.now() + dayCount * dayMs);

/** Adds one bill that is published today, with a PDF and a CSV. @returns the billId */
function addBill(
  { db, clock }: SandboxData,
  account: Account,
  { billTypeId, downloadDeadline }: { billTypeId: BillTypeId; downloadDeadline: string | null },
): string {
  const publicationDate = japanDate(clock.now());
  const billType =
    billTypes.find((candidate) => candidate.billTypeId === billTypeId) ?? billTypes[0];
  const serialNumber = (db.firstColumn<number>('SELECT count(*) FROM bills')[0] ?? 0) + 1;
  const month = publicationDate.slice(0, 7);
  const billNumber = `${billType.prefix}-${month.replace('-', '')}-${String(90_000 + serialNumber)}`;
  const [title = billType.ja] = billTexts.titles[billTypeId];
  const billId = `${account.accountId}-${billNumber}`;
  insertBill(db, {
    accountId: account.accountId,
    publicationDate,
    billTypeId,
    downloadDeadline,
    paymentDueDate: billTypeId === 'invoice' ? lastDayOfMonth(addMonths(month, 1)) : null,
    billNumber,
    billId,
    title: title.replace('{month}', formatJapaneseMonth(addMonths(month, -1))),
    customerName: account.profile.customerName,
    orderNumber: `PO-${month.slice(0, 4)}-${String(serialNumber).padStart(5, '0')}`,
  });
  return billId;
}

const mediaTypes = { pdf: 'application/pdf', csv: 'text/csv' } as const;

async function makeMailFiles(
  issuer: Issuer,
  bill: BillRow,
  formats: readonly ('pdf' | 'csv')[],
): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const format of formats) {
    const content = await makeBillFile(issuer, bill, format);
    const fileName = billFileOf(bill, format)?.fileName ?? '';
    files.push({ fileName, mediaType: mediaTypes[format], content });
  }
  return files;
}

/**
 * Publishes bills for a customer, and mails a notification to the main address and the sub addresses. Only the
 * addresses that the customer has chosen for attachments receive the files (S2 bapMlAttachedMaster, S3).
 *
 * @returns the billIds
 * @throws Error if the issuer has no such login
 */
export async function publishBills(
  sandbox: SandboxData,
  issuer: Issuer,
  { loginId, count, billTypeId, deadlineInDays }: Publication,
): Promise<string[]> {
  const account = accountOfLogin(sandbox.db, issuer, loginId);
  const downloadDeadline =
    deadlineInDays === undefined ? null : dateAfterDays(sandbox, deadlineInDays);
  const billIds = Array.from({ length: count }, () =>
    addBill(sandbox, account, { billTypeId, downloadDeadline }),
  );
  const bills = billIds.flatMap((billId) => findBillById(sandbox.db, billId) ?? []);
  const { isLedgerMailAttached, attachedMail } = account.profile;
  const setting = attachedMail[billTypeId];
  const formats = isLedgerMailAttached && setting?.isAttached ? setting.fileFormats : [];
  const files: MailFile[] = [];
  for (const bill of bills) files.push(...(await makeMailFiles(issuer, bill, formats)));
  const totalSize = files.reduce((sum, { content }) => sum + content.length, 0);
  const isTooLarge = totalSize > attachmentSizeLimit;
  const fileRecipients = files.length > 0 && !isTooLarge ? (setting?.mailAddresses ?? []) : [];
  const otherRecipients = mailAddressesOf(account).filter(
    (address) => !fileRecipients.includes(address),
  );
  const titles = bills.map(({ title, billNumber }) => `${title}（${billNumber}）`);
  const makeLetter = (recipients: string[]) =>
    publicationLetter({ sandbox, issuer, language: 'ja', recipients }, titles);
  sandbox.mail.send({ ...makeLetter(fileRecipients), files });
  sandbox.mail.send(makeLetter(otherRecipients));
  const mailAttachment: MailAttachmentState = isTooLarge
    ? 'tooLarge'
    : fileRecipients.length > 0
      ? 'attached'
      : 'notAttached';
  for (const billId of billIds) sandbox.db.update('bills', { billId }, { mailAttachment });
  return billIds;
}

/** A change of a bill by the issuer; without a `billId`, of the customer's newest bill. */
export type BillChange = {
  loginId: string;
  billId?: string | undefined;
  isPublished?: boolean | undefined;
  deadlineInDays?: number | undefined;
};

/**
 * Withdraws a bill, publishes it again, or sets its download deadline (S4).
 *
 * @returns the billId
 * @throws Error if the customer has no such bill
 */
export function changeBill(
  sandbox: SandboxData,
  issuer: Issuer,
  { loginId, billId, isPublished, deadlineInDays }: BillChange,
): string {
  const { db } = sandbox;
  const { accountId } = accountOfLogin(db, issuer, loginId);
  const bill = db.get<BillRow>(
    `SELECT * FROM bills WHERE accountId = ? AND coalesce(billId = ?, TRUE)
     ORDER BY publicationDate DESC, billRowId DESC LIMIT 1`,
    accountId,
    billId ?? null,
  );
  if (!bill) throw new Error(`${loginId} has no bill ${billId ?? ''}`.trimEnd());
  const { billRowId } = bill;
  if (isPublished !== undefined)
    db.update('bills', { billRowId }, { isPublished: isPublished ? 1 : 0 });
  if (deadlineInDays !== undefined)
    db.update('bills', { billRowId }, { downloadDeadline: dateAfterDays(sandbox, deadlineInDays) });
  return bill.billId;
}

/** Kinds of mails with a link. The issuer sends these mails without a request of the customer. */
export const issuerMailKinds = ['download', 'invoiceNumber', 'firstPassword'] as const;
export type IssuerMailKind = (typeof issuerMailKinds)[number];

const issuerMailDefinitions = {
  download: { linkKind: 'download', payload: { billCount: 12 }, createLetter: downloadLetter },
  invoiceNumber: { linkKind: 'invoiceNumber', payload: {}, createLetter: invoiceNumberLetter },
  firstPassword: {
    linkKind: 'passwordSetting',
    payload: { purpose: 'initial' },
    createLetter: passwordLinkLetter,
  },
} satisfies Record<
  IssuerMailKind,
  { linkKind: LinkKind; payload: MailedLink['payload']; createLetter: typeof downloadLetter }
>;

/** Sends a mail with a link on behalf of the issuer, for example to new documents. @returns the token of the link */
export function sendIssuerMail(
  sandbox: SandboxData,
  issuer: Issuer,
  { kind, loginId }: { kind: IssuerMailKind; loginId: string },
): string {
  const account = accountOfLogin(sandbox.db, issuer, loginId);
  const { linkKind, payload, createLetter } = issuerMailDefinitions[kind];
  const expiresAt = sandbox.clock.now() + sandbox.limits.downloadLinkDays * dayMs;
  const link = createLink(sandbox, account, { kind: linkKind, payload, expiresAt });
  const recipients = mainRecipientsOf(account);
  sandbox.mail.send(createLetter({ sandbox, issuer, language: 'ja', recipients }, link));
  return link.token;
}
