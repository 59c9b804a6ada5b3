import {
  array,
  boolean,
  enum as oneOf,
  int,
  object,
  optional,
  string,
  type infer as Of,
} from 'zod/mini';

/** A bill as far as a batch needs to know it, and the list of what is in its parts. */
const plannedBill = object({
  id: string(),
  number: string(),
  title: string(),
  /** Files of it in a batch. */
  files: int(),
});
export type PlannedBill = Of<typeof plannedBill>;

export const part = object({
  /** First and last date of issue of its bills, yyyy-MM-dd. */
  from: string(),
  to: string(),
  bills: array(plannedBill),
  /** `empty`: none of its bills could be downloaded any more. */
  state: oneOf(['waiting', 'saved', 'empty']),
  /** Name of the saved ZIP. */
  file: optional(string()),
});
export type Part = Of<typeof part>;

export const plan = object({
  /** In the order in which they are fetched: oldest first. */
  parts: array(part),
  /** Bills that were to be in a part and could not be downloaded any more when its turn came. */
  gone: array(plannedBill),
  /** Bills of the search that could not be downloaded from the beginning. */
  excluded: array(plannedBill),
  /** Bills of the search that could not be read, and are in no part. */
  unreadable: int(),
  /** Something of it has been fetched, or tried. */
  isBegun: boolean(),
});
/** A download in parts: what is in them, and how far it is. */
export type Plan = Of<typeof plan>;

/** How much one part may hold. */
export interface PartLimits {
  files: number;
  bills: number;
}

/** A bill with its date of issue, yyyy-MM-dd. */
export interface FoundBill extends PlannedBill {
  date: string;
}

/** Cuts bills into parts in their order, each filled up to the limits. */
export function cutIntoParts(bills: readonly FoundBill[], limits: PartLimits): Part[] {
  const parts: Part[] = [];
  let files = 0;
  for (const { date, ...bill } of bills) {
    const last = parts.at(-1);
    const fits =
      last !== undefined && files + bill.files <= limits.files && last.bills.length < limits.bills;
    if (fits) {
      last.bills.push(bill);
      last.to = date;
    } else parts.push({ from: date, to: date, bills: [bill], state: 'waiting' });
    files = fits ? files + bill.files : bill.files;
  }
  return parts;
}

/** How many files a batch of these bills has. */
export const filesOf = (bills: readonly PlannedBill[]): number =>
  bills.reduce((sum, bill) => sum + bill.files, 0);

/** The part that is next; -1 if all have had their turn. */
export const nextPart = ({ parts }: Plan): number =>
  parts.findIndex(({ state }) => state === 'waiting');

/** The plan with another part or parts in the place of one. */
export const withPart = (given: Plan, place: number, ...instead: Part[]): Plan => ({
  ...given,
  parts: given.parts.toSpliced(place, 1, ...instead),
});

/** Two parts of the bills of one that is more than the server takes now; the part itself if it cannot be cut. */
export function halves(one: Part): Part[] {
  const middle = Math.ceil(one.bills.length / 2);
  return [one.bills.slice(0, middle), one.bills.slice(middle)]
    .filter((bills) => bills.length > 0)
    .map((bills) => ({ ...one, bills }));
}

/**
 * Names the file of a part by the dates of its bills and its number, before the server's name:
 * `2026-09-05_2026-10-02_1-4_bills.zip`. The names sort in the order of the parts.
 */
export function partFileName({ parts }: Plan, place: number, given: string): string {
  if (parts.length === 1) return given;
  const digits = String(parts.length).length;
  const number = String(place + 1).padStart(digits, '0');
  const { from = '', to = '' } = parts[place] ?? {};
  const range = from === to ? from : `${from}_${to}`;
  return `${range}_${number}-${parts.length}_${given}`;
}
