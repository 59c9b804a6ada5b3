import { safeParse } from 'zod/mini';
import type { BillSort } from '../../../../generated/model/billSort.ts';
import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import {
  SearchBillsParams as searchBillsSchema,
  searchBillsParamsKeywordMax,
} from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { isDate } from '../../../lib/dates.ts';
import { parseYen } from '../../../lib/prices.ts';

/** What the list is narrowed by; an empty text, list or null is "no setting" (S2). Names as in S3. */
export interface BillCondition {
  /** yyyy-MM */
  publicationMonth: string;
  /** yyyy-MM-dd */
  publicationDateFrom: string;
  publicationDateTo: string;
  billTypeId: readonly string[];
  statusId: readonly string[];
  keyword: readonly string[];
  searchTargetId: string;
  /** Whole yen. */
  priceFrom: number | null;
  priceTo: number | null;
}

/** A condition with its place in the result: all that one address of the list says. */
export interface BillSearch {
  condition: BillCondition;
  sort: BillSort;
  /** From 1. */
  page: number;
  /** Null for the issuer's default (S9). */
  perPage: number | null;
}

export const DEFAULT_SORT: BillSort = 'publicationDateDesc';

/** The orders that the list offers; the contract knows more. */
export const SORTS = [
  'publicationDateDesc',
  'publicationDateAsc',
  'priceDesc',
  'priceAsc',
  'downloadDeadlineAsc',
] as const satisfies readonly BillSort[];

export const NO_CONDITION: BillCondition = {
  publicationMonth: '',
  publicationDateFrom: '',
  publicationDateTo: '',
  billTypeId: [],
  statusId: [],
  keyword: [],
  searchTargetId: '',
  priceFrom: null,
  priceTo: null,
};

/** Whether nothing narrows the list. A search-target item alone does not: it only says where keywords count. */
export function isEmptyCondition(condition: BillCondition): boolean {
  return (
    toQuery({
      condition: { ...condition, searchTargetId: '' },
      sort: DEFAULT_SORT,
      page: 1,
      perPage: null,
    }).size === 1
  );
}

/**
 * The address query of a search. `page` is always there, so that an address without a query is one
 * that does not say what to show, and the stored search counts (S3).
 */
export function toQuery({ condition, sort, page, perPage }: BillSearch): URLSearchParams {
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | null): void => {
    if (value !== null && value !== '') query.append(name, String(value));
  };
  add('publicationMonth', condition.publicationMonth);
  add('publicationDateFrom', condition.publicationDateFrom);
  add('publicationDateTo', condition.publicationDateTo);
  for (const id of condition.billTypeId) add('billTypeId', id);
  for (const id of condition.statusId) add('statusId', id);
  for (const word of condition.keyword) add('keyword', word);
  add('searchTargetId', condition.searchTargetId);
  add('priceFrom', condition.priceFrom);
  add('priceTo', condition.priceTo);
  add('sort', sort === DEFAULT_SORT ? '' : sort);
  add('page', page);
  add('perPage', perPage);
  return query;
}

/**
 * Reads an address query, which may be anybody's: what the contract does not take is left out, never
 * passed on.
 */
export function fromQuery(query: URLSearchParams): BillSearch {
  const text = (name: SearchField, isValid = (value: string) => fits(name, value)): string => {
    const value = query.get(name) ?? '';
    return isValid(value) ? value : '';
  };
  const list = (name: SearchField): string[] =>
    unique(query.getAll(name).filter((value) => value.trim() !== '' && fits(name, [value])));
  const price = (name: SearchField): number | null => {
    const value = parseYen(query.get(name) ?? '');
    return fits(name, value) ? value : null;
  };
  const count = (name: SearchField): number | null => {
    const value = query.get(name) ?? '';
    return /^\d+$/.test(value) && fits(name, Number(value)) ? Number(value) : null;
  };
  const sort = SORTS.find((known) => known === query.get('sort')) ?? DEFAULT_SORT;
  return {
    condition: {
      publicationMonth: text('publicationMonth'),
      // The contract takes any day of the calendar, S5 only those from 1900 to 2099.
      publicationDateFrom: text('publicationDateFrom', isDate),
      publicationDateTo: text('publicationDateTo', isDate),
      billTypeId: list('billTypeId'),
      statusId: list('statusId'),
      keyword: list('keyword').slice(0, searchBillsParamsKeywordMax),
      searchTargetId: text('searchTargetId'),
      priceFrom: price('priceFrom'),
      priceTo: price('priceTo'),
    },
    sort,
    page: count('page') ?? 1,
    perPage: count('perPage'),
  };
}

/** The parameters of the search and, without page and order, of the batch download. */
export function toParams(condition: BillCondition): SearchBillsParams {
  const list = (values: readonly string[]): string[] | undefined =>
    values.length > 0 ? [...values] : undefined;
  return {
    publicationMonth: condition.publicationMonth || undefined,
    publicationDateFrom: condition.publicationDateFrom || undefined,
    publicationDateTo: condition.publicationDateTo || undefined,
    billTypeId: list(condition.billTypeId),
    statusId: list(condition.statusId),
    keyword: list(condition.keyword),
    searchTargetId: (condition.keyword.length > 0 && condition.searchTargetId) || undefined,
    priceFrom: condition.priceFrom ?? undefined,
    priceTo: condition.priceTo ?? undefined,
  };
}

/** The parameters of one page of the search. */
export function paramsOf({ condition, sort, page, perPage }: BillSearch): SearchBillsParams {
  return { ...toParams(condition), sort, page, perPage: perPage ?? undefined };
}

type SearchField = keyof typeof searchBillsSchema.shape;

/** Whether the contract takes a value for a parameter of the search. */
function fits(name: SearchField, value: unknown): boolean {
  return safeParse(searchBillsSchema.shape[name], value).success;
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
