import * as z from 'zod';
import type { Fault } from '../fault.ts';
import type { Ask, Heard, Sent } from './browser.ts';
import { jsonOf } from './check.ts';

/** What the checks of the search read of a bill. */
const Bill = z.object({
  billId: z.string(),
  billNumber: z.string(),
  billTypeId: z.string(),
  billTypeName: z.string(),
  statusId: z.nullish(z.string()),
  publicationDate: z.string(),
  price: z.nullish(z.number()),
  paymentDueDate: z.nullish(z.string()),
  downloadDeadline: z.nullish(z.string()),
  isDownloadDeadlinePassed: z.boolean(),
  downloadStatus: z.string(),
  lastDownloadedAt: z.nullish(z.string()),
  previousAccessAt: z.nullish(z.string()),
  files: z.object({ pdf: z.nullish(z.object({})), csv: z.nullish(z.object({})) }),
  isPublished: z.boolean(),
});
export type Bill = z.infer<typeof Bill>;

const BillPage = z.object({
  items: z.array(Bill),
  total: z.number(),
  page: z.number(),
  perPage: z.number(),
});

/** The state whose bills are searched: enough kinds of them, and all on one page of 100. */
export const manyKinds = 'a customer with bills of many kinds is logged in';

/** What a search found; a list of another form is an empty one, which the pact tells of. */
export type Found = { heard: Heard; items: Bill[]; total: number; page: number; perPage: number };

/** Searches bills; one page of all unless the query says otherwise. */
export async function search(ask: Ask, query: NonNullable<Sent['query']> = {}): Promise<Found> {
  return foundIn(await ask('searchBills', { query: { page: 1, perPage: 100, ...query } }));
}

/** What an answer to a search found. */
export function foundIn(heard: Heard): Found {
  const page = BillPage.safeParse(jsonOf(heard)).data;
  return { heard, ...(page ?? { items: [], total: 0, page: 0, perPage: 0 }) };
}

/** Files of a bill that a batch download holds (S4). */
export const filesToHave = ({ isPublished, isDownloadDeadlinePassed, files }: Bill): number =>
  isPublished && !isDownloadDeadlinePassed
    ? [files.pdf, files.csv].filter((file) => file !== null && file !== undefined).length
    : 0;

export const numbersOf = (bills: readonly Bill[]): string[] =>
  bills.map(({ billNumber }) => billNumber);

const named = 3;

/** Some bill numbers in words. */
export const listed = (numbers: readonly string[]): string =>
  numbers.length <= named
    ? numbers.join(', ')
    : `${numbers.slice(0, named).join(', ')} and ${numbers.length - named} more`;

/** Said where the bills of the state do not let a check be made. */
export const tooMuchAlike = (what: string): Fault[] => [
  { where: `provider state "${manyKinds}"`, expected: what, got: 'bills that are too much alike' },
];
