import { beforeAll, describe, expect, it } from 'vitest';
import { SearchBillsParams as searchBillsSchema } from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { loadTexts, t } from '../../../../src/i18n/i18n.ts';
import {
  fromQuery,
  isEmptyCondition,
  NO_CONDITION,
  searchParamsOf,
  toQuery,
  type BillSearch,
} from '../../../../src/pages/bills/search/search-address.ts';
import { activeConditions } from '../../../../src/pages/bills/search/active-conditions.ts';
import {
  CONDITIONS,
  CONDITION_FIELDS,
  fieldNamesOf,
  type BillCondition,
  type ConditionSpec,
} from '../../../../src/pages/bills/search/conditions.ts';
import { searchFormLoader } from '../../../../src/pages/bills/search/LazySearchForm.tsx';
import { storedSearch, storeSearch } from '../../../../src/pages/bills/search/stored-search.ts';
import { openConditions, renderPanel, searchOptions as options } from './support.tsx';
import { press } from '../../../support/form-fields.ts';

/** A condition of each kind, as a parameter of the call. */
function sampleOf(entry: ConditionSpec): BillCondition {
  switch (entry.kind) {
    case 'keywords':
      return { [entry.name]: ['保守', '料金'] };
    case 'oneOf':
      return { [entry.name]: entry.choices(options)[0]?.value };
    case 'anyOf':
      return { [entry.name]: entry.choices(options).map(({ value }) => value) };
    case 'dateRange':
      return { [entry.from]: '2026-11-01', [entry.to]: '2026-11-30' };
    case 'amountRange':
      return { [entry.from]: -5000, [entry.to]: 1_000_000 };
    case 'flag':
      return { [entry.name]: true };
  }
}

/** Together with the condition that it needs. */
function workingSampleOf(entry: ConditionSpec): BillCondition {
  const needed =
    'requiredCondition' in entry && CONDITIONS.find(({ name }) => name === entry.requiredCondition);
  return { ...sampleOf(entry), ...(needed ? sampleOf(needed) : {}) };
}

const searchFor = (condition: BillCondition): BillSearch => ({
  condition,
  sort: 'publicationDateDesc',
  page: 1,
  perPage: null,
});

beforeAll(async () => {
  await loadTexts('bills', 'validation');
  await searchFormLoader.load();
});

it('every parameter that narrows the search is one condition', () => {
  const placeAndOrder = ['page', 'perPage', 'sort'];
  expect(CONDITION_FIELDS.map(([name]) => name).toSorted()).toEqual(
    Object.keys(searchBillsSchema.shape)
      .filter((name) => !placeAndOrder.includes(name))
      .toSorted(),
  );
});

describe.each(CONDITIONS.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
  const condition = workingSampleOf(entry);

  it('is written into the address and read from it', () => {
    const query = toQuery(searchFor(condition));
    for (const name of fieldNamesOf(entry)) expect(query.has(name)).toBe(true);
    expect(fromQuery(query)).toEqual(searchFor(condition));
  });

  it('is a parameter of the call that the contract accepts', () => {
    const params = searchParamsOf(searchFor(condition));
    expect(params).toMatchObject(sampleOf(entry));
    expect(searchBillsSchema.parse(params)).toMatchObject(sampleOf(entry));
  });

  it('has a text, and can be removed', () => {
    const name = t(`bills.search.${entry.name}`);
    const parts = () =>
      activeConditions(condition, options).filter(({ text }) => text.includes(name));
    expect(parts().length).toBeGreaterThan(0);
    const remainingCondition = parts().reduce(
      (left, { key }) =>
        activeConditions(left, options).find((part) => part.key === key)?.remaining ?? left,
      condition,
    );
    for (const field of fieldNamesOf(entry)) expect(remainingCondition[field]).toBeUndefined();
  });

  it('is stored for the next visit', () => {
    storeSearch(searchFor(condition), 'a customer');
    expect(storedSearch('a customer')).toEqual(searchFor(condition));
  });

  it('has a field whose value the search sends', async () => {
    const { onSearch } = renderPanel({ condition });
    if (entry.section === 'more') openConditions();
    for (const field of fieldNamesOf(entry)) {
      expect(document.querySelector(`form [name="${field}"]`)).not.toBeNull();
    }
    await press('検索');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(condition);
  });

  it('is removed when all conditions are removed', async () => {
    const { onSearch } = renderPanel({ condition });
    openConditions();
    await press('条件をクリア');
    await press('検索');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(NO_CONDITION);
  });
});

describe('a condition that needs another', () => {
  it.each(
    CONDITIONS.flatMap((entry) =>
      'requiredCondition' in entry && entry.requiredCondition ? [[entry.name, entry] as const] : [],
    ),
  )('has no effect without the other one: %s', (_, entry) => {
    const alone = sampleOf(entry);
    expect(isEmptyCondition(alone)).toBe(true);
    expect(activeConditions(alone, options)).toEqual([]);
    expect(searchParamsOf(searchFor(alone))).not.toMatchObject(alone);
    // The address keeps it: the other condition may be entered again.
    expect(fromQuery(toQuery(searchFor(alone))).condition).toEqual(alone);
  });
});
