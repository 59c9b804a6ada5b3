import * as z from 'zod';
import { codeColumns, type CodeRow } from './code-rows.ts';
import { columns, type OperationRow } from './rows.ts';

/** The whole report. */
export type Coverage = { operations: OperationRow[]; codes: CodeRow[] };

/** How many operations, or codes, have a thing, by column. */
export type Numbers = { operations: Record<string, number>; codes: Record<string, number> };

/** Form of contract/coverage/baseline.json: what was reached once and must not be lost. */
export const Baseline = z.object({
  operations: z.record(z.string(), z.number()),
  codes: z.record(z.string(), z.number()),
  /** Operations that the last accepted run of each kind has covered, for runs that are not made here. */
  sandbox: z.array(z.string()),
  e2e: z.array(z.string()),
});
export type Baseline = z.infer<typeof Baseline>;

export function numbersOf({ operations, codes }: Coverage): Numbers {
  const count = (column: (typeof columns)[number]): number =>
    operations.filter(({ cells }) => cells[column].state === 'yes').length;
  return {
    operations: Object.fromEntries(columns.map((column) => [column, count(column)])),
    codes: Object.fromEntries(
      codeColumns.map((column) => [column, codes.filter(({ has }) => has[column]).length]),
    ),
  };
}

/** A gap that is known, and why it is one; it has to go as soon as it is closed. */
export type KnownGap = { name: string; column: string; reason: string };

/** What is missing, by name: `searchBills: pact (400-1-05-05)`. */
export type Gap = { name: string; column: string; note: string };

/** Everything that is missing of operations and codes. */
export function gapsOf({ operations, codes }: Coverage): Gap[] {
  const ofOperations = operations.flatMap(({ operationId, cells }) =>
    columns.flatMap((column) => {
      const { state, note = '' } = cells[column];
      return state === 'no' ? [{ name: operationId, column, note }] : [];
    }),
  );
  const ofCodes = codes.flatMap(({ code, has }) =>
    codeColumns.flatMap((column) => (has[column] ? [] : [{ name: code, column, note: '' }])),
  );
  return [...ofOperations, ...ofCodes];
}

const isSame = (gap: { name: string; column: string }, other: typeof gap): boolean =>
  gap.name === other.name && gap.column === other.column;

const accept = 'npm run contract:coverage -- --accept';

/**
 * What is wrong with a coverage: a number that went down, a baseline that is behind the numbers, a gap that nobody knows of, a known gap that
 * is none any more.
 *
 * @returns a sentence each, none if all is well
 */
export function faultsOf(
  coverage: Coverage,
  baseline: Baseline,
  known: readonly KnownGap[],
): string[] {
  const numbers = numbersOf(coverage);
  const lost = (['operations', 'codes'] as const).flatMap((kind) =>
    Object.entries(baseline[kind]).flatMap(([column, before]) => {
      const now = numbers[kind][column] ?? 0;
      if (now < before) return [`${kind} with ${column}: ${now}, were ${before}`];
      // Behind, it would let so many be lost again unseen, whether by hand or because nobody thought of it.
      return now > before
        ? [`${kind} with ${column}: ${now}, the baseline says ${before}: ${accept}`]
        : [];
    }),
  );
  const gaps = gapsOf(coverage);
  const unknown = gaps
    .filter((gap) => !known.some((one) => isSame(one, gap)))
    .map(({ name, column, note }) => `${name}: ${column} is missing${note && ` (${note})`}`);
  const closed = known
    .filter((one) => !gaps.some((gap) => isSame(one, gap)))
    .map(({ name, column }) => `${name}: ${column} is no gap any more; take it from known-gaps.ts`);
  return [...lost, ...unknown, ...closed];
}
