import type { Schemas } from './schemas.ts';

/** Types of bill in the issuer's order (S3 billTypeId). */
export const billTypes = [
  { billTypeId: 'invoice', ja: '請求書', en: 'Invoice', prefix: 'INV' },
  { billTypeId: 'deliveryNote', ja: '納品書', en: 'Delivery note', prefix: 'DLV' },
  { billTypeId: 'paymentStatement', ja: '支払明細書', en: 'Payment statement', prefix: 'PAY' },
] as const;

type BillStatusDefinition = {
  statusId: StatusId;
  ja: string;
  en: string;
  /** Whether customers can set the status. */
  isSettable: boolean;
} & Pick<Schemas['BillStatus'], 'reasonMaxLength' | 'isReasonRequired'>;

const noReason = { reasonMaxLength: null, isReasonRequired: null };

/** Statuses of bills in the issuer's order (S3 statusId). */
export const billStatuses: readonly BillStatusDefinition[] = [
  { statusId: 'unconfirmed', ja: '未確認', en: 'Unconfirmed', isSettable: true, ...noReason },
  {
    statusId: 'confirming',
    ja: '確認中',
    en: 'In review',
    isSettable: true,
    reasonMaxLength: 100,
    isReasonRequired: false,
  },
  { statusId: 'confirmed', ja: '確認済', en: 'Confirmed', isSettable: true, ...noReason },
  { statusId: 'approved', ja: '承認済', en: 'Approved', isSettable: false, ...noReason },
  {
    statusId: 'returned',
    ja: '差戻し',
    en: 'Sent back',
    isSettable: true,
    reasonMaxLength: 200,
    isReasonRequired: true,
  },
];

/** Parts of a bill that a keyword search can be limited to (S2), each with its column of the database. */
export const searchTargets = [
  { searchTargetId: 'billNumber', ja: '管理番号', en: 'Control number', column: 'searchNumber' },
  { searchTargetId: 'title', ja: '件名', en: 'Title', column: 'searchTitle' },
  { searchTargetId: 'customerName', ja: '宛名', en: 'Addressee', column: 'searchCustomer' },
  { searchTargetId: 'fileName', ja: 'ファイル名', en: 'File name', column: 'searchFile' },
  { searchTargetId: 'freeItem1', ja: 'ご注文番号', en: 'Order number', column: 'searchOrder' },
] as const;

export type BillTypeId = (typeof billTypes)[number]['billTypeId'];
export type StatusId = 'unconfirmed' | 'confirming' | 'confirmed' | 'approved' | 'returned';

/** The file name of a bill's PDF or CSV, as the issuer chooses it. */
export const billFileNameOf = (typeName: string, billNumber: string, extension: string): string =>
  `${typeName}_${billNumber}.${extension}`;

/** Converts a status to the type of the contract. */
export const billStatusOf = (
  { statusId, reasonMaxLength, isReasonRequired, ...names }: BillStatusDefinition,
  language: Schemas['Language'],
): Schemas['BillStatus'] => ({
  statusId,
  name: names[language],
  reasonMaxLength,
  isReasonRequired,
});
