import { array, int, object, omit, safeParse, string, type infer as Of } from 'zod/mini';
import { part, plan, type Plan, type PlannedBill } from './plan.ts';

/*
 * A plan as a text, for a tab's storage. Engines give that 2.6 million characters at least, for all that a site keeps
 * there; as plain JSON a plan of 100,000 bills has 11 million. Bills follow each other in their order of issue, with
 * ids and numbers that differ in their last characters, and few different titles: so each id and number is written as
 * how much of the one before it begins with, and the rest, and each title once.
 */

const column = object({
  ids: array(string()),
  numbers: array(string()),
  /** Places in the plan's titles. */
  titles: array(int()),
  files: array(int()),
});
type Column = Of<typeof column>;

const keptPlan = object({
  ...omit(plan, { parts: true, gone: true, excluded: true }).shape,
  titles: array(string()),
  parts: array(object({ ...omit(part, { bills: true }).shape, bills: column })),
  gone: column,
  excluded: column,
});

/** One digit says how much is the same. */
const DIGITS = 36;

/** Texts, each by how many characters it begins with of the one before, as a digit, and its own rest. */
function shorten(texts: readonly string[]): string[] {
  return texts.map((text, place) => {
    const before = texts[place - 1] ?? '';
    let same = 0;
    while (same < DIGITS - 1 && same < before.length && text[same] === before[same]) same += 1;
    return same.toString(DIGITS) + text.slice(same);
  });
}

function lengthen(texts: readonly string[]): string[] {
  let before = '';
  return texts.map((text) => {
    before = before.slice(0, Number.parseInt(text.charAt(0), DIGITS)) + text.slice(1);
    return before;
  });
}

/** A plan as a text of which readPlan makes the same plan. */
export function writePlan({ parts, gone, excluded, ...rest }: Plan): string {
  const titles = new Map<string, number>();
  const placeOf = (title: string): number => {
    const place = titles.get(title) ?? titles.size;
    titles.set(title, place);
    return place;
  };
  const columnOf = (bills: readonly PlannedBill[]): Column => ({
    ids: shorten(bills.map(({ id }) => id)),
    numbers: shorten(bills.map(({ number }) => number)),
    titles: bills.map(({ title }) => placeOf(title)),
    files: bills.map(({ files }) => files),
  });
  const kept: Of<typeof keptPlan> = {
    ...rest,
    parts: parts.map((one) => ({ ...one, bills: columnOf(one.bills) })),
    gone: columnOf(gone),
    excluded: columnOf(excluded),
    titles: [...titles.keys()],
  };
  return JSON.stringify(kept);
}

/** Reads a plan that was kept as text; undefined if it is none. */
export function readPlan(text: string): Plan | undefined {
  let kept: Of<typeof keptPlan> | undefined;
  try {
    kept = safeParse(keptPlan, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
  if (kept === undefined) return undefined;
  const { titles: known, ...rest } = kept;
  const billsOf = ({ ids, numbers, titles, files }: Column): PlannedBill[] | undefined => {
    const allNumbers = lengthen(numbers);
    const bills = lengthen(ids).map((id, place): Partial<PlannedBill> => ({
      id,
      number: allNumbers[place],
      title: known[titles[place] ?? -1],
      files: files[place],
    }));
    return safeParse(plan.shape.gone, bills).data;
  };
  const parts = rest.parts.map((one) => ({ ...one, bills: billsOf(one.bills) }));
  const others = { gone: billsOf(rest.gone), excluded: billsOf(rest.excluded) };
  return safeParse(plan, { ...rest, parts, ...others }).data;
}
