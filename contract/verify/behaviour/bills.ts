import * as z from 'zod';
import type { CallAnswer } from './answer.ts';
import type { MakeCall, CallInput } from './browser.ts';
import { issuerHasNo, UnfitState } from './check.ts';

const File = z.nullish(z.looseObject({ fileId: z.string(), fileName: z.string() }));

const Status = z.looseObject({
  statusId: z.string(),
  reasonMaxLength: z.nullish(z.number()),
  isReasonRequired: z.nullish(z.boolean()),
});
export type Status = Pick<
  z.infer<typeof Status>,
  'statusId' | 'reasonMaxLength' | 'isReasonRequired'
>;

/** A bill with all its fields. The fields that are named here have a type. */
const Bill = z.looseObject({
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
  files: z.looseObject({ pdf: File, csv: File }),
  attachments: z.nullish(z.array(File)),
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

/** An object with fields of any kind. */
export type Fields = Readonly<Record<string, unknown>>;

/** The entries of a list. */
export const entriesIn = (answer: CallAnswer): Fields[] => answer.values('items.*').map(Object);

/** The state whose bills are searched. All of its bills fit on one page of 100. */
export const stateWithManyKinds = 'a customer with bills of many kinds is logged in';

/** The result of a search. An invalid list counts as empty; the check of the pact reports the invalid list. */
export type SearchResult = { answer: CallAnswer } & z.infer<typeof BillPage>;

/** Searches bills. By default, the result is one page with all bills. */
export async function search(
  call: MakeCall,
  query: NonNullable<CallInput['query']> = {},
  headers: CallInput['headers'] = {},
): Promise<SearchResult> {
  const answer = await call('searchBills', { headers, query: { page: 1, perPage: 100, ...query } });
  const page = BillPage.safeParse(answer.json).data;
  return { answer, ...(page ?? { items: [], total: 0, page: 0, perPage: 0 }) };
}

/** The bill in a search result; an object without fields if the result does not have the bill. */
export const billIn = ({ items }: SearchResult, billId: string): Partial<Bill> =>
  items.find((bill) => bill.billId === billId) ?? {};

/** The bill in the current list, from a page on; an object without fields if the list does not have the bill. */
export async function fetchBill(call: MakeCall, billId: string, page = 1): Promise<Partial<Bill>> {
  const result = await search(call, { page });
  const bill = billIn(result, billId);
  const isLastPage = result.items.length < 100 || page * 100 >= result.total;
  return bill.billId !== undefined || isLastPage ? bill : fetchBill(call, billId, page + 1);
}

/** The ids of the items in which keywords can be searched. */
export const fetchSearchTargetIds = async (call: MakeCall): Promise<string[]> =>
  (await call('getBillSearchOptions')).values('searchTargets.*.searchTargetId').map(String);

/** The first bill of the state that meets a condition. */
export const findBill = async (
  call: MakeCall,
  meets: (bill: Bill) => boolean,
): Promise<Bill | undefined> => (await search(call)).items.find(meets);

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

export const isDownloadable = (bill: Bill): boolean => downloadFileCountOf(bill) > 0;

export const monthOf = ({ publicationDate }: Bill): string => publicationDate.slice(0, 7);

/** The fields that the history of a bill has in common with the list, also with the list of a link. */
export const historyBillFields = [
  'billId',
  'billTypeName',
  'title',
  'publicationDate',
  'statusName',
] as const;

export const sumOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0);

export const numbersOf = (bills: readonly Bill[]): string[] =>
  bills.map(({ billNumber }) => billNumber);

/** Expects exactly the given bills, in any order. */
export function expectBills(
  expected: readonly Bill[],
  { answer, items, total }: SearchResult,
): void {
  const [expectedNumbers, foundNumbers] = [numbersOf(expected), numbersOf(items)];
  const extraNumbers = foundNumbers.filter((number) => !expectedNumbers.includes(number));
  const missingNumbers = expectedNumbers.filter((number) => !foundNumbers.includes(number));
  const expectedCount = expected.length;
  const expectedText = `the ${expectedCount} bills of the whole list that match`;
  answer.expectThat(extraNumbers.length === 0, expectedText, {
    got: `also ${shortListOf(extraNumbers)}, which do not match`,
  });
  answer.expectThat(missingNumbers.length === 0, expectedText, {
    got: `all but ${shortListOf(missingNumbers)}`,
  });
  answer.expectThat(total === expectedCount && items.length === expectedCount, expectedText, {
    got: `a total of ${total} and ${items.length} bills`,
  });
}

const maxListedNumbers = 3;

/** A text with the first bill numbers, and the count of the others. */
export const shortListOf = (numbers: readonly string[]): string =>
  numbers.length <= maxListedNumbers
    ? numbers.join(', ')
    : `${numbers.slice(0, maxListedNumbers).join(', ')} and ${numbers.length - maxListedNumbers} more`;

/** Ends a check that needs other bills than the state has. @throws UnfitState */
export function endForSimilarBills(missingBills: string): never {
  throw new UnfitState({
    where: `provider state "${stateWithManyKinds}"`,
    expected: missingBills,
    got: 'bills that are too similar',
  });
}
