import * as z from 'zod';
import type { CallAnswer } from './answer.ts';
import type { MakeCall, CallInput } from './browser.ts';
import { issuerHasNo, UnfitState } from './check.ts';

const File = z.nullish(z.object({ fileName: z.string(), size: z.number() }));

const Status = z.object({
  statusId: z.string(),
  reasonMaxLength: z.nullish(z.number()),
  isReasonRequired: z.nullish(z.boolean()),
});

/** The fields of a bill that the checks read. */
const Bill = z.object({
  billId: z.string(),
  revision: z.string(),
  billNumber: z.string(),
  title: z.string(),
  billTypeId: z.string(),
  billTypeName: z.string(),
  statusId: z.nullish(z.string()),
  statusName: z.nullish(z.string()),
  publicationDate: z.string(),
  price: z.nullish(z.number()),
  paymentDueDate: z.nullish(z.string()),
  downloadDeadline: z.nullish(z.string()),
  isDownloadDeadlinePassed: z.boolean(),
  downloadStatus: z.string(),
  lastDownloadedAt: z.nullish(z.string()),
  previousAccessAt: z.nullish(z.string()),
  files: z.object({ pdf: File, csv: File }),
  returnedFile: File,
  canReturnFile: z.boolean(),
  selectableStatuses: z.nullish(z.array(Status)),
  isPublished: z.boolean(),
});
export type Bill = z.infer<typeof Bill>;

const BillPage = z.object({
  items: z.array(Bill),
  total: z.number(),
  page: z.number(),
  perPage: z.number(),
});

/** An object with fields of any kind, such as a whole bill. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields => Object(value);

/** The whole entries of a list, with the fields that are not in `Bill`. */
export const entriesIn = (answer: CallAnswer): Fields[] => answer.values('items.*').map(fieldsOf);

/** The state whose bills are searched. All of its bills fit on one page of 100. */
export const stateWithManyKinds = 'a customer with bills of many kinds is logged in';

/** The result of a search. An invalid list counts as empty; the pact reports it. */
export type SearchResult = {
  answer: CallAnswer;
  items: Bill[];
  total: number;
  page: number;
  perPage: number;
};

/** Searches bills: by default, one page with all of them. */
export async function search(
  call: MakeCall,
  query: NonNullable<CallInput['query']> = {},
): Promise<SearchResult> {
  return searchResultOf(await call('searchBills', { query: { page: 1, perPage: 100, ...query } }));
}

/** The bills in an answer. */
export function searchResultOf(answer: CallAnswer): SearchResult {
  const page = BillPage.safeParse(answer.json).data;
  return { answer, ...(page ?? { items: [], total: 0, page: 0, perPage: 0 }) };
}

/** The bill of a state; its lists are empty if it is not found. */
export const fetchBill = async (call: MakeCall, billId: string): Promise<Partial<Bill>> =>
  (await search(call)).items.find((bill) => bill.billId === billId) ?? {};

/** A status that the customer can set with a reason. @throws NotChecked if there is none */
export async function fetchStatusWithReason(call: MakeCall, billId: string) {
  const { selectableStatuses } = await fetchBill(call, billId);
  const statusesWithReason = (selectableStatuses ?? []).flatMap((one) =>
    typeof one.reasonMaxLength === 'number' ? { ...one, maxLength: one.reasonMaxLength } : [],
  );
  return (
    statusesWithReason.find(({ isReasonRequired }) => isReasonRequired) ??
    statusesWithReason[0] ??
    issuerHasNo('status that asks for a reason')
  );
}

/** The names of the files that a batch download contains for a bill (S4). */
export const fileNamesOf = ({ isPublished, isDownloadDeadlinePassed, files }: Bill): string[] =>
  isPublished && !isDownloadDeadlinePassed
    ? [files.pdf, files.csv].flatMap((file) => file?.fileName ?? [])
    : [];

/** Number of files that a batch download contains for a bill. */
export const downloadFileCountOf = (bill: Bill): number => fileNamesOf(bill).length;

export const numbersOf = (bills: readonly Bill[]): string[] =>
  bills.map(({ billNumber }) => billNumber);

const maxListedNumbers = 3;

/** The first bill numbers, and the count of the rest. */
export const shortListOf = (numbers: readonly string[]): string =>
  numbers.length <= maxListedNumbers
    ? numbers.join(', ')
    : `${numbers.slice(0, maxListedNumbers).join(', ')} and ${numbers.length - maxListedNumbers} more`;

/** Ends a check, because the bills of the state do not allow it. @throws UnfitState */
export function endForSimilarBills(what: string): never {
  throw new UnfitState({
    where: `provider state "${stateWithManyKinds}"`,
    expected: what,
    got: 'bills that are too similar',
  });
}

/** All bills with their fields, and those with a number of files to download. */
export async function fetchBills(call: MakeCall) {
  const { answer, items } = await search(call);
  const bills = entriesIn(answer);
  const withFiles = (count: number): Fields[] =>
    bills.filter((_, at) =>
      items.some((one, index) => index === at && downloadFileCountOf(one) === count),
    );
  return { answer, bills, withFiles };
}
