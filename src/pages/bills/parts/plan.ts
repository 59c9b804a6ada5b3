import {
  array,
  boolean,
  enum as oneOf,
  int,
  object,
  optional,
  string,
  type infer as Infer,
} from 'zod/mini';

/** The values of a bill that a download in parts needs. */
const plannedBillSchema = object({
  id: string(),
  billNumber: string(),
  title: string(),
  /** Number of the bill's files in a batch. */
  fileCount: int(),
});
export type PlannedBill = Infer<typeof plannedBillSchema>;

export const partSchema = object({
  /** First and last date of issue of the bills, yyyy-MM-dd. */
  from: string(),
  to: string(),
  bills: array(plannedBillSchema),
  /** `empty`: no bill of the part could be downloaded. */
  state: oneOf(['waiting', 'saved', 'empty']),
  /** Name of the saved ZIP. */
  file: optional(string()),
});
export type Part = Infer<typeof partSchema>;

export const planSchema = object({
  /** The parts in the order of the downloads: the oldest bills first. */
  parts: array(partSchema),
  /** Bills that were no longer available when their part was downloaded. */
  unavailable: array(plannedBillSchema),
  /** Bills of the search that were not available when the plan was made. */
  excluded: array(plannedBillSchema),
  /** Number of bills of the search that could not be read. */
  unreadable: int(),
  /** Whether the download of a part has started. */
  isBegun: boolean(),
});
/** The plan of a download in parts: the bills and the state of each part. */
export type Plan = Infer<typeof planSchema>;

export interface PartLimits {
  maxFiles: number;
  maxBills: number;
}

/** A bill with its date of issue, yyyy-MM-dd. */
export interface DatedBill extends PlannedBill {
  date: string;
}

/** Divides bills into parts, and keeps their order. Each part has as many bills as the limits allow. */
export function divideIntoParts(bills: readonly DatedBill[], limits: PartLimits): Part[] {
  const parts: Part[] = [];
  let fileCount = 0;
  for (const { date, ...bill } of bills) {
    const lastPart = parts.at(-1);
    const isWithinLimits =
      lastPart !== undefined &&
      fileCount + bill.fileCount <= limits.maxFiles &&
      lastPart.bills.length < limits.maxBills;
    if (isWithinLimits) {
      lastPart.bills.push(bill);
      lastPart.to = date;
    } else parts.push({ from: date, to: date, bills: [bill], state: 'waiting' });
    fileCount = isWithinLimits ? fileCount + bill.fileCount : bill.fileCount;
  }
  return parts;
}

/** Number of files in a batch of these bills. */
export const fileCountOf = (bills: readonly PlannedBill[]): number =>
  bills.reduce((sum, bill) => sum + bill.fileCount, 0);

/** Index of the next part; -1 after the last part. */
export const nextPartIndexOf = ({ parts }: Plan): number =>
  parts.findIndex(({ state }) => state === 'waiting');

/** The plan with one part replaced by other parts. */
export const replacePart = (plan: Plan, partIndex: number, ...replacements: Part[]): Plan => ({
  ...plan,
  parts: plan.parts.toSpliced(partIndex, 1, ...replacements),
});

/** The halves of a part that is too large for the server. A part of one bill stays one part. */
export function splitPart(part: Part): Part[] {
  const middleIndex = Math.ceil(part.bills.length / 2);
  return [part.bills.slice(0, middleIndex), part.bills.slice(middleIndex)]
    .filter((bills) => bills.length > 0)
    .map((bills) => ({ ...part, bills }));
}

/**
 * The file name of a part: its dates, its number, and the name from the server, such as
 * `2026-09-05_2026-10-02_1-4_bills.zip`. If files are sorted by name, they have the order of the parts.
 */
export function createPartFileName(
  { parts }: Plan,
  partIndex: number,
  serverFileName: string,
): string {
  if (parts.length === 1) return serverFileName;
  const digitCount = String(parts.length).length;
  const paddedNumber = String(partIndex + 1).padStart(digitCount, '0');
  const { from = '', to = '' } = parts[partIndex] ?? {};
  const range = from === to ? from : `${from}_${to}`;
  return `${range}_${paddedNumber}-${parts.length}_${serverFileName}`;
}
