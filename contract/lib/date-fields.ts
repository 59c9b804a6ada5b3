import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';
import type { ContractDocument } from './contract.ts';

/** Format of a date or time: `2026-11-22`, `2026-11-22T09:30:00+09:00`, `2026-11`. */
export type DateForm = 'date' | 'date-time' | 'month';

/** The date and time fields of answers, by their names. */
export type DateFields = Readonly<Record<string, DateForm>>;

/** The format of a field's schema, or of its list items or alternatives. */
function formOf(schema: Json | undefined): DateForm | undefined {
  if (!isJsonObject(schema)) return undefined;
  const { format, $ref: reference, items, oneOf, anyOf, allOf } = schema;
  if (format === 'date' || format === 'date-time') return format;
  if (typeof reference === 'string' && reference.endsWith('/YearMonth')) return 'month';
  const choices = [items, oneOf, anyOf, allOf].flatMap((part) => part ?? []);
  return choices.map(formOf).find((form) => form !== undefined);
}

/**
 * Reads the date and time fields of the contract's schemas.
 *
 * @throws Error if two fields with one name have different formats, because answers are checked by name
 */
export function dateFields({ components }: ContractDocument): DateFields {
  const fields: Record<string, DateForm> = {};
  const schemas: Json = JSON.parse(JSON.stringify(components?.schemas ?? {}));
  const visit = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isJsonObject(value)) return;
    const { properties } = value;
    for (const [name, schema] of Object.entries(isJsonObject(properties) ? properties : {})) {
      const form = formOf(schema);
      if (form === undefined) continue;
      if ((fields[name] ?? form) !== form)
        throw new Error(`${name} is a ${fields[name]} and a ${form}`);
      fields[name] = form;
    }
    Object.values(value).forEach(visit);
  };
  visit(schemas);
  return fields;
}
