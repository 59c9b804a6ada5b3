import { parse } from 'zod/mini';
import { conditionSchema } from './search-address.ts';
import { FIELDS, type BillCondition } from './conditions.ts';
import { valueForms, type EntryValue } from './condition-values.ts';

/** The entries of the search form as typed, by the names of FIELDS. */
export type SearchEntry = Record<string, EntryValue>;

/** The entries of the form for these conditions. A field without a condition is empty. */
export function entryOf(condition: BillCondition): SearchEntry {
  return Object.fromEntries(
    FIELDS.map(([name, { kind }]) => [name, valueForms[kind].toEntry(condition[name])]),
  );
}

/** The entries of the form for a change of some conditions; undefined clears a field. */
export function changedEntriesOf(
  change: Partial<Record<keyof BillCondition, unknown>>,
): SearchEntry {
  return Object.fromEntries(
    FIELDS.filter(([name]) => name in change).map(([name, { kind }]) => [
      name,
      valueForms[kind].toEntry(change[name]),
    ]),
  );
}

/**
 * The values for the request, by the contract's names, before the validation. A text that is not an amount is
 * left out.
 */
export function requestValuesOf(entry: SearchEntry): Record<string, unknown> {
  return Object.fromEntries(
    FIELDS.map(([name, { kind }]) => [name, valueForms[kind].fromEntry(entry[name] ?? '')]),
  );
}

/** The conditions for entries that the form has validated. */
export function conditionOf(entry: SearchEntry): BillCondition {
  return parse(conditionSchema, requestValuesOf(entry));
}

/** The fields that differ between two conditions, with the values of the later one. */
export function changedFields(before: BillCondition, after: BillCondition): SearchEntry {
  const old = entryOf(before);
  return Object.fromEntries(
    Object.entries(entryOf(after)).filter(
      ([name, entered]) => JSON.stringify(entered) !== JSON.stringify(old[name]),
    ),
  );
}
