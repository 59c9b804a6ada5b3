import { omit, parse, safeParse } from 'zod/mini';
import type { BillSort } from '../../../../generated/model/billSort.ts';
import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import { SearchBillsParams as searchBillsSchema } from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { CONDITIONS, CONDITION_FIELDS, fieldNamesOf, type BillCondition } from './conditions.ts';
import { valueConverterByKind } from './condition-values.ts';

/** A search: conditions, order and page of the result. The address of the list contains all these values. */
export interface BillSearch {
  condition: BillCondition;
  sort: BillSort;
  /** The number of the page, from 1. */
  page: number;
  /** The number of bills per page; null for the issuer's default (S9). */
  perPage: number | null;
}

export const DEFAULT_SORT: BillSort = 'publicationDateDesc';

/** The sort orders that the list offers; the contract has more. */
export const OFFERED_SORTS = [
  'publicationDateDesc',
  'publicationDateAsc',
  'priceDesc',
  'priceAsc',
  'downloadDeadlineAsc',
  'paymentDueDateAsc',
] as const satisfies readonly BillSort[];

export const NO_CONDITION: BillCondition = {};

/** The contract's schema for conditions. */
export const conditionSchema = omit(searchBillsSchema, { sort: true, page: true, perPage: true });

/** The conditions that have an effect. A search target without a keyword has no effect. */
export function effectiveConditionsOf(condition: BillCondition): BillCondition {
  const conditions = { ...condition };
  for (const spec of CONDITIONS) {
    if (spec.requiredCondition === undefined || condition[spec.requiredCondition] !== undefined)
      continue;
    for (const name of fieldNamesOf(spec)) delete conditions[name];
  }
  return conditions;
}

/** Whether the search has no condition. */
export function isEmptyCondition(condition: BillCondition): boolean {
  return Object.values(effectiveConditionsOf(condition)).every((value) => value === undefined);
}

/**
 * Writes a search as the query of the address. The query always contains `page`, because an address without a
 * query shows the stored search (S3).
 */
export function toQuery({ condition, sort, page, perPage }: BillSearch): URLSearchParams {
  const query = new URLSearchParams();
  const append = (name: string, value: string | number | boolean): void =>
    query.append(name, String(value));
  for (const [name] of CONDITION_FIELDS) {
    for (const value of [condition[name] ?? []].flat()) append(name, value);
  }
  if (sort !== DEFAULT_SORT) append('sort', sort);
  append('page', page);
  if (perPage !== null) append('perPage', perPage);
  return query;
}

/**
 * Reads a search from the query of the address. Anyone can write an address, so values that the contract does
 * not allow are ignored.
 */
export function parseSearch(query: URLSearchParams): BillSearch {
  const readNumber = (name: 'page' | 'perPage'): number | null => {
    const value = query.get(name) ?? '';
    return /^\d+$/.test(value) && isAllowed(name, Number(value)) ? Number(value) : null;
  };
  const allowedValues = CONDITION_FIELDS.map(([name, { kind }]) => {
    const value = valueConverterByKind[kind].fromAddress(query.getAll(name));
    return [name, Array.isArray(value) ? findAllowedItems(name, value) : value] as const;
  }).filter(([name, value]) => value !== undefined && isAllowed(name, value));
  return {
    condition: parse(conditionSchema, Object.fromEntries(allowedValues)),
    sort: OFFERED_SORTS.find((sort) => sort === query.get('sort')) ?? DEFAULT_SORT,
    page: readNumber('page') ?? 1,
    perPage: readNumber('perPage'),
  };
}

/** Whether two searches show the same result. */
export function isSameSearch(firstSearch: BillSearch, secondSearch: BillSearch): boolean {
  return toQuery(firstSearch).toString() === toQuery(secondSearch).toString();
}

/** The parameters of the call for one page of the result. */
export function searchParamsOf({ condition, sort, page, perPage }: BillSearch): SearchBillsParams {
  return { ...effectiveConditionsOf(condition), sort, page, perPage: perPage ?? undefined };
}

type SearchField = keyof typeof searchBillsSchema.shape;

/** Whether the contract allows a value for a parameter of the search. */
function isAllowed(name: SearchField, value: unknown): boolean {
  return safeParse(searchBillsSchema.shape[name], value).success;
}

/** The items that the contract allows, up to the allowed number of items; undefined without such items. */
function findAllowedItems(name: SearchField, items: readonly unknown[]): unknown[] | undefined {
  const allowedItems: unknown[] = [];
  for (const item of items) if (isAllowed(name, [...allowedItems, item])) allowedItems.push(item);
  return allowedItems.length > 0 ? allowedItems : undefined;
}
