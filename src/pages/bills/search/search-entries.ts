import { parse } from 'zod/mini';
import { conditionSchema } from './search-address.ts';
import { CONDITION_FIELDS, type BillCondition } from './conditions.ts';
import { valueConverters, type EntryValue } from './condition-values.ts';

/** The entries of the search form as typed, by the names in CONDITION_FIELDS. */
export type SearchEntries = Record<string, EntryValue>;

/** The entries of the form for these conditions. A field without a condition is empty. */
export function entriesOf(condition: BillCondition): SearchEntries {
  return Object.fromEntries(
    CONDITION_FIELDS.map(([name, { kind }]) => [
      name,
      valueConverters[kind].toEntry(condition[name]),
    ]),
  );
}

/** The entries of the form for a change of some conditions; undefined clears a field. */
export function changedEntriesOf(
  change: Partial<Record<keyof BillCondition, unknown>>,
): SearchEntries {
  return Object.fromEntries(
    CONDITION_FIELDS.filter(([name]) => name in change).map(([name, { kind }]) => [
      name,
      valueConverters[kind].toEntry(change[name]),
    ]),
  );
}

/**
 * The values for the request, by the contract's names, before the validation. A text that is not an amount is
 * left out.
 */
export function requestValuesOf(entries: SearchEntries): Record<string, unknown> {
  return Object.fromEntries(
    CONDITION_FIELDS.map(([name, { kind }]) => [
      name,
      valueConverters[kind].fromEntry(entries[name] ?? ''),
    ]),
  );
}

/** The conditions for entries that the form has validated. */
export function conditionOf(entries: SearchEntries): BillCondition {
  return parse(conditionSchema, requestValuesOf(entries));
}

/** The later entries, only of the fields that differ between two conditions. */
export function differingEntries(earlier: BillCondition, later: BillCondition): SearchEntries {
  const earlierEntries = entriesOf(earlier);
  return Object.fromEntries(
    Object.entries(entriesOf(later)).filter(
      ([name, entry]) => JSON.stringify(entry) !== JSON.stringify(earlierEntries[name]),
    ),
  );
}
