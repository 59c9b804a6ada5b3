import { array, int, object, omit, safeParse, string, type infer as Of } from 'zod/mini';
import { part, plan, type Plan, type PlannedBill } from './plan.ts';

/*
 * Converts a plan to a short text for the storage of a tab. Browsers allow at least 2.6 million characters
 * per site; as plain JSON, a plan of 100,000 bills has 11 million. Successive bills have similar ids and
 * numbers, and there are few different titles. So each id and number is stored as the number of characters
 * that it shares with the previous one, and the rest. Each title is stored once.
 */

const column = object({
  ids: array(string()),
  numbers: array(string()),
  /** Indexes in the titles of the plan. */
  titles: array(int()),
  files: array(int()),
});
type Column = Of<typeof column>;

const storedPlan = object({
  ...omit(plan, { parts: true, unavailable: true, excluded: true }).shape,
  titles: array(string()),
  parts: array(object({ ...omit(part, { bills: true }).shape, bills: column })),
  unavailable: column,
  excluded: column,
});

/** The base of the digit for the shared length. */
const DIGITS = 36;

/** Shortens each text: one digit for the number of characters that it shares with the previous text, then the rest. */
function shorten(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const before = texts[index - 1] ?? '';
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

/** The plan as a text for `readPlan`. */
export function writePlan({ parts, unavailable, excluded, ...rest }: Plan): string {
  const titles = new Map<string, number>();
  const indexOf = (title: string): number => {
    const index = titles.get(title) ?? titles.size;
    titles.set(title, index);
    return index;
  };
  const columnOf = (bills: readonly PlannedBill[]): Column => ({
    ids: shorten(bills.map(({ id }) => id)),
    numbers: shorten(bills.map(({ number }) => number)),
    titles: bills.map(({ title }) => indexOf(title)),
    files: bills.map(({ files }) => files),
  });
  const storedForm: Of<typeof storedPlan> = {
    ...rest,
    parts: parts.map((one) => ({ ...one, bills: columnOf(one.bills) })),
    unavailable: columnOf(unavailable),
    excluded: columnOf(excluded),
    titles: [...titles.keys()],
  };
  return JSON.stringify(storedForm);
}

/** The plan of a stored text; undefined if the text is not a plan. */
export function readPlan(text: string): Plan | undefined {
  let storedForm: Of<typeof storedPlan> | undefined;
  try {
    storedForm = safeParse(storedPlan, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
  if (storedForm === undefined) return undefined;
  const { titles: known, ...rest } = storedForm;
  const billsOf = ({ ids, numbers, titles, files }: Column): PlannedBill[] | undefined => {
    const allNumbers = lengthen(numbers);
    const bills = lengthen(ids).map((id, index): Partial<PlannedBill> => ({
      id,
      number: allNumbers[index],
      title: known[titles[index] ?? -1],
      files: files[index],
    }));
    return safeParse(plan.shape.unavailable, bills).data;
  };
  const parts = rest.parts.map((one) => ({ ...one, bills: billsOf(one.bills) }));
  const others = { unavailable: billsOf(rest.unavailable), excluded: billsOf(rest.excluded) };
  return safeParse(plan, { ...rest, parts, ...others }).data;
}
