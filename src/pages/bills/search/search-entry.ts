import { parse } from 'zod/mini';
import { conditionSchema } from './condition.ts';
import { FIELDS, type BillCondition } from './conditions.ts';
import { valueForms, type Entered } from './condition-values.ts';

/** What stands in the search form, as it was typed: by the names of FIELDS. */
export type SearchEntry = Record<string, Entered>;

/** Puts conditions back into the form; no condition empties its field. */
export function entryOf(condition: BillCondition): SearchEntry {
  return Object.fromEntries(
    FIELDS.map(([name, { kind }]) => [name, valueForms[kind].toEntry(condition[name])]),
  );
}

/** The fields of some conditions as they are entered; undefined empties a field. */
export function entriesOf(change: Partial<Record<keyof BillCondition, unknown>>): SearchEntry {
  return Object.fromEntries(
    FIELDS.filter(([name]) => name in change).map(([name, { kind }]) => [
      name,
      valueForms[kind].toEntry(change[name]),
    ]),
  );
}

/**
 * What is sent of an entry: the conditions under the contract's names, not yet judged. What is no amount
 * is none of them.
 */
export function sentOf(entry: SearchEntry): Record<string, unknown> {
  return Object.fromEntries(
    FIELDS.map(([name, { kind }]) => [name, valueForms[kind].fromEntry(entry[name] ?? '')]),
  );
}

/** The conditions of an entry that the form has found right. */
export function conditionOf(entry: SearchEntry): BillCondition {
  return parse(conditionSchema, sentOf(entry));
}

/** The fields that stand otherwise for a later condition than for an earlier one, as they then stand. */
export function changedFields(before: BillCondition, after: BillCondition): SearchEntry {
  const old = entryOf(before);
  return Object.fromEntries(
    Object.entries(entryOf(after)).filter(
      ([name, entered]) => JSON.stringify(entered) !== JSON.stringify(old[name]),
    ),
  );
}
