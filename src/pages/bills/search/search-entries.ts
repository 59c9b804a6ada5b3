import { parse } from 'zod/mini';
import { conditionSchema } from './search-address.ts';
import { CONDITION_FIELDS, type BillCondition } from './conditions.ts';
import { valueConverterByKind, type EntryValue } from './condition-values.ts';

/** The entries of the search form as typed, by the names in CONDITION_FIELDS. */
export type SearchEntries = Record<string, EntryValue>;

/** The entries of the form for these conditions. A field without a condition is empty. */
export function entriesOf(condition: BillCondition): SearchEntries {
  return Object.fromEntries(
    CONDITION_FIELDS.map(([name, { kind }]) => [
      name,
      valueConverterByKind[kind].toEntry(condition[name]),
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
      valueConverterByKind[kind].toEntry(change[name]),
    ]),
  );
}

/**
 * The values for the request, by the contract's names, before the validation. An entry of an amount field that is
 * not an amount is omitted.
 */
export function requestValuesOf(entries: SearchEntries): Record<string, unknown> {
  return Object.fromEntries(
    CONDITION_FIELDS.map(([name, { kind }]) => [
      name,
      valueConverterByKind[kind].fromEntry(entries[name] ?? ''),
    ]),
  );
}

/** The conditions for entries that the form has validated. */
export function conditionOf(entries: SearchEntries): BillCondition {
  return parse(conditionSchema, requestValuesOf(entries));
}

/** The entries for the later condition, only of the fields in which the two conditions differ. */
export function differencesOf(
  earlierCondition: BillCondition,
  laterCondition: BillCondition,
): SearchEntries {
  const earlierEntries = entriesOf(earlierCondition);
  return Object.fromEntries(
    Object.entries(entriesOf(laterCondition)).filter(
      ([name, entry]) => JSON.stringify(entry) !== JSON.stringify(earlierEntries[name]),
    ),
  );
}
