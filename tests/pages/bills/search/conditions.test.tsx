import { beforeAll, describe, expect, it } from 'vitest';
import { SearchBillsParams as searchBillsSchema } from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { loadTexts, t } from '../../../../src/i18n/i18n.ts';
import {
  parseSearch,
  isEmptyCondition,
  NO_CONDITION,
  searchParamsOf,
  toQuery,
} from '../../../../src/pages/bills/search/search-address.ts';
import { findActiveConditions } from '../../../../src/pages/bills/search/active-conditions.ts';
import {
  CONDITIONS,
  CONDITION_FIELDS,
  fieldNamesOf,
  type BillCondition,
  type ConditionSpec,
} from '../../../../src/pages/bills/search/conditions.ts';
import { searchFormLoader } from '../../../../src/pages/bills/search/LazySearchForm.tsx';
import { defaultSearch } from './default-search.ts';
import { openConditions, renderPanel, searchOptions as options } from './support.tsx';
import { press } from '../../../support/form-fields.ts';

/** An example of the condition, as parameters of the call. */
function sampleOf(spec: ConditionSpec): BillCondition {
  switch (spec.kind) {
    case 'keywords':
      return { [spec.name]: ['保守', '料金'] };
    case 'oneOf':
      return { [spec.name]: spec.toChoices(options)[0]?.value };
    case 'anyOf':
      return { [spec.name]: spec.toChoices(options).map(({ value }) => value) };
    case 'dateRange':
      return { [spec.from]: '2026-11-01', [spec.to]: '2026-11-30' };
    case 'amountRange':
      return { [spec.from]: -5000, [spec.to]: 1_000_000 };
    case 'flag':
      return { [spec.name]: true };
  }
}

/** An example of the condition, together with an example of the required condition. */
function effectiveSampleOf(spec: ConditionSpec): BillCondition {
  const requiredSpec =
    'requiredCondition' in spec && CONDITIONS.find(({ name }) => name === spec.requiredCondition);
  return { ...sampleOf(spec), ...(requiredSpec ? sampleOf(requiredSpec) : {}) };
}

const searchFor = (condition: BillCondition) => ({ ...defaultSearch, condition });

beforeAll(async () => {
  await loadTexts('bills', 'validation');
  await searchFormLoader.load();
});

it('every parameter that narrows the search belongs to a condition', () => {
  const pagingNames = ['page', 'perPage', 'sort'];
  expect(CONDITION_FIELDS.map(([name]) => name).toSorted()).toEqual(
    Object.keys(searchBillsSchema.shape)
      .filter((name) => !pagingNames.includes(name))
      .toSorted(),
  );
});

describe.each(CONDITIONS)('the condition $name', (spec) => {
  const condition = effectiveSampleOf(spec);

  it('is written into the address, and read from the address', () => {
    const query = toQuery(searchFor(condition));
    for (const name of fieldNamesOf(spec)) expect(query.has(name)).toBe(true);
    expect(parseSearch(query)).toEqual(searchFor(condition));
  });

  it('is a parameter of the call that the contract accepts', () => {
    const params = searchParamsOf(searchFor(condition));
    expect(params).toMatchObject(sampleOf(spec));
    expect(searchBillsSchema.parse(params)).toMatchObject(sampleOf(spec));
  });

  it('has a text, and can be removed', () => {
    const label = t(`bills.search.${spec.name}`);
    const getActiveConditions = () =>
      findActiveConditions(condition, options).filter(({ text }) => text.includes(label));
    expect(getActiveConditions().length).toBeGreaterThan(0);
    const remainingCondition = getActiveConditions().reduce(
      (remaining, { key }) =>
        findActiveConditions(remaining, options).find(({ key: otherKey }) => otherKey === key)
          ?.remainingCondition ?? remaining,
      condition,
    );
    for (const field of fieldNamesOf(spec)) expect(remainingCondition[field]).toBeUndefined();
  });

  it('has a field whose value the search sends', async () => {
    const { onSearch } = renderPanel({ condition });
    if (spec.section === 'more') openConditions();
    for (const field of fieldNamesOf(spec))
      expect(document.querySelector(`form [name="${field}"]`)).not.toBeNull();
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

describe('a condition that needs another condition', () => {
  it.each(
    CONDITIONS.flatMap((spec) =>
      'requiredCondition' in spec && spec.requiredCondition ? [[spec.name, spec] as const] : [],
    ),
  )('has no effect without the required condition: %s', (_, spec) => {
    const conditionAlone = sampleOf(spec);
    expect(isEmptyCondition(conditionAlone)).toBe(true);
    expect(findActiveConditions(conditionAlone, options)).toEqual([]);
    expect(searchParamsOf(searchFor(conditionAlone))).not.toMatchObject(conditionAlone);
    // The address keeps the condition, because the required condition may be entered again.
    expect(parseSearch(toQuery(searchFor(conditionAlone))).condition).toEqual(conditionAlone);
  });
});
