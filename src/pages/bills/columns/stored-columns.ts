import { readStored, writeStored } from '../../../lib/stored.ts';
import { COLUMNS, type ColumnName } from './columns.ts';

interface Kept {
  /** Mark of the customer who chose. */
  of: string;
  columns: readonly unknown[];
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'of' in value &&
  typeof value.of === 'string' &&
  'columns' in value &&
  Array.isArray(value.columns);

/**
 * The columns that a customer has chosen on this device, as the search is kept: another customer of this
 * browser does not get them. They say nothing of any bill, so a logout leaves them.
 * @param owner mark of the customer who asks
 * @returns undefined if that customer has not chosen
 */
export function storedColumns(owner: string): readonly ColumnName[] | undefined {
  const kept = readStored('billColumns', isKept);
  if (kept?.of !== owner) return undefined;
  return COLUMNS.flatMap(({ name }) => (kept.columns.includes(name) ? [name] : []));
}

/**
 * Keeps a choice.
 * @param columns undefined forgets it: then the width of the window decides again
 */
export function storeColumns(owner: string, columns: readonly ColumnName[] | undefined): void {
  writeStored('billColumns', columns === undefined ? null : { of: owner, columns });
}
