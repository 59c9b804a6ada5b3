import { array, int, object, omit, safeParse, string, type infer as Infer } from 'zod/mini';
import { partSchema, planSchema, type Plan, type PlannedBill } from './plan.ts';

/*
 * Converts a plan to a short text for the storage of a tab. A plan lists the ZIP parts of a large
 * download, with their bills. Browsers allow at least 2.6 million characters per site; as plain JSON,
 * a plan of 100,000 bills has 11 million. Successive bills have similar ids and numbers, and there are
 * few different titles. So each id and number is stored as the number of characters that it shares
 * with the previous one, and the rest. Each title is stored once.
 */

/** The columns of a table of bills: shortened ids and bill numbers, indexes of titles, numbers of files. */
const columnsSchema = object({
  ids: array(string()),
  numbers: array(string()),
  titles: array(int()),
  files: array(int()),
});
type BillColumns = Infer<typeof columnsSchema>;

const storedPlanSchema = object({
  ...omit(planSchema, { parts: true, unavailable: true, excluded: true }).shape,
  titles: array(string()),
  parts: array(object({ ...omit(partSchema, { bills: true }).shape, bills: columnsSchema })),
  unavailable: columnsSchema,
  excluded: columnsSchema,
});

/** The base of the digit that stores a shared length. */
const RADIX = 36;

/** Shortens each text: one digit for the number of characters that it shares with the previous text, then the rest. */
function compressTexts(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const previousText = texts[index - 1] ?? '';
    let sharedLength = 0;
    while (
      sharedLength < RADIX - 1 &&
      sharedLength < previousText.length &&
      text[sharedLength] === previousText[sharedLength]
    )
      sharedLength += 1;
    return sharedLength.toString(RADIX) + text.slice(sharedLength);
  });
}

/** Reverses `compressTexts`. */
function expandTexts(texts: readonly string[]): string[] {
  let previousText = '';
  return texts.map((text) => {
    previousText = previousText.slice(0, Number.parseInt(text.charAt(0), RADIX)) + text.slice(1);
    return previousText;
  });
}

/** The plan as a text for `readPlan`. */
export function planToText(plan: Plan): string {
  const indexByTitle = new Map<string, number>();
  const titleIndexOf = (title: string): number => {
    const index = indexByTitle.get(title) ?? indexByTitle.size;
    indexByTitle.set(title, index);
    return index;
  };
  const columnsOf = (bills: readonly PlannedBill[]): BillColumns => ({
    ids: compressTexts(bills.map(({ id }) => id)),
    numbers: compressTexts(bills.map(({ billNumber }) => billNumber)),
    titles: bills.map(({ title }) => titleIndexOf(title)),
    files: bills.map(({ fileCount }) => fileCount),
  });
  const storedPlan: Infer<typeof storedPlanSchema> = {
    ...plan,
    parts: plan.parts.map((part) => ({ ...part, bills: columnsOf(part.bills) })),
    unavailable: columnsOf(plan.unavailable),
    excluded: columnsOf(plan.excluded),
    titles: [...indexByTitle.keys()],
  };
  return JSON.stringify(storedPlan);
}

/** The plan of a stored text; undefined if the text is not a plan. */
export function readPlan(text: string): Plan | undefined {
  let storedPlan: Infer<typeof storedPlanSchema> | undefined;
  try {
    storedPlan = safeParse(storedPlanSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
  if (storedPlan === undefined) return undefined;
  const { titles: allTitles, ...otherFields } = storedPlan;
  const billsOf = (columns: BillColumns): PlannedBill[] | undefined => {
    const allNumbers = expandTexts(columns.numbers);
    const bills = expandTexts(columns.ids).map((id, index): Partial<PlannedBill> => ({
      id,
      billNumber: allNumbers[index],
      title: allTitles[columns.titles[index] ?? -1],
      fileCount: columns.files[index],
    }));
    return safeParse(planSchema.shape.unavailable, bills).data;
  };
  const parts = otherFields.parts.map((part) => ({ ...part, bills: billsOf(part.bills) }));
  const otherBills = {
    unavailable: billsOf(otherFields.unavailable),
    excluded: billsOf(otherFields.excluded),
  };
  return safeParse(planSchema, { ...otherFields, parts, ...otherBills }).data;
}
