import { beforeAll, describe, expect, it } from 'vitest';
import { oddStrings } from '../../../../e2e/support/odd-strings.ts';
import { SearchBillsParams } from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { validate } from '../../../../src/forms/validate.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import {
  DEFAULT_SORT,
  fromQuery,
  isSameSearch,
  NO_CONDITION,
  paramsOf,
  toQuery,
  type BillSearch,
} from '../../../../src/pages/bills/search/condition.ts';
import { conditionOf, entryOf } from '../../../../src/pages/bills/search/search-entry.ts';
import { judgedBy } from '../../../../src/pages/bills/search/use-search-form.ts';

const texts = oddStrings();

beforeAll(async () => {
  await loadTexts('bills');
  await loadTexts('validation');
});

const isTakenByContract = (search: BillSearch): boolean =>
  SearchBillsParams.safeParse(paramsOf(search)).success;

describe('500 odd strings in the search', () => {
  it.each([
    ['keyword', 300],
    ['priceFrom', 20],
    ['publicationDateFrom', 1],
  ])(
    'as %s: each is refused by a whole sentence, or leads to a search that the contract takes and an address finds again',
    (name, least) => {
      const judged = texts.map((text) => {
        const entry = { ...entryOf(NO_CONDITION), [name]: text };
        return { entry, message: validate(judgedBy(5), entry).get(name)?.message };
      });
      const refusals = judged.flatMap(({ message }) => message ?? []);
      expect(refusals.length).toBeGreaterThan(10);
      expect(refusals.filter((message) => !/^[^{}]{5,}。[^{}]*$/.test(message))).toEqual([]);

      const taken = judged.filter(({ message }) => message === undefined);
      expect(taken.length).toBeGreaterThanOrEqual(least);
      const lost = taken.filter(({ entry }) => {
        const condition = conditionOf(entry);
        const search = { condition, sort: DEFAULT_SORT, page: 1, perPage: null };
        // Through UTF-8, as every address goes.
        const again = fromQuery(new URLSearchParams(toQuery(search).toString()));
        return !isTakenByContract(search) || !isSameSearch(again, search);
      });
      expect(lost).toEqual([]);
    },
  );

  it('as every value of the address: what the contract does not take is left out', () => {
    const names = [...Object.keys(SearchBillsParams.shape), 'x'];
    const lost = texts.filter((text) => {
      const search = fromQuery(new URLSearchParams(names.map((name) => [name, text])));
      return !isTakenByContract(search) || !isSameSearch(fromQuery(toQuery(search)), search);
    });
    expect(lost).toEqual([]);
  });
});
