import { useEffect, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NavigationType, useNavigationType } from 'react-router';
import {
  SearchBillsParams as searchBillsSchema,
  searchBillsParamsKeywordMax,
  searchBillsParamsPriceFromMax as PRICE_MAX,
  searchBillsParamsPriceFromMin as PRICE_MIN,
} from '../../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { date } from '../../../forms/rules/date-rules.ts';
import { keywordLimit, splitKeywords } from '../../../forms/rules/keyword-rules.ts';
import { currency } from '../../../forms/rules/number-rules.ts';
import { reversedRange } from '../../../forms/rules/range-rules.ts';
import { ruleOf } from '../../../forms/rules/rule.ts';
import { useZodForm } from '../../../forms/use-zod-form.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatYen, parseYen } from '../../../lib/prices.ts';
import { NO_CONDITION, toParams, type BillCondition } from './condition.ts';
import { changedFields, conditionOf, entryOf, type SearchEntry } from './search-entry.ts';

/** Before the API has told its own limit, the contract's. */
export const KEYWORDS_AT_MOST = searchBillsParamsKeywordMax;

export const EMPTY_ENTRY: SearchEntry = entryOf(NO_CONDITION);

/** What is an amount, but none that the contract takes. */
const amountInRange = ruleOf(
  'amountRange',
  (value) => {
    const yen = parseYen(value);
    return yen === null || (yen >= PRICE_MIN && yen <= PRICE_MAX);
  },
  { min: formatYen(PRICE_MIN), max: formatYen(PRICE_MAX) },
);

/**
 * The search form of the bill list. Lengths and bounds are those of the query in the contract; the rest
 * of S5 is no amount, no date, too many keywords, and ranges the wrong way round.
 * @param condition what the list shows now; the form follows it
 * @param limit number of keywords that the API takes
 */
export function useSearchForm(condition: BillCondition, limit: number): UseFormReturn<SearchEntry> {
  const form = useZodForm({
    schema: searchBillsSchema,
    toInput: (entry: SearchEntry) => toParams(conditionOf(entry)),
    defaultValues: entryOf(condition),
    labels: {
      keyword: t('bills.search.keyword'),
      searchTargetId: t('bills.search.searchTargetId'),
      publicationMonth: t('bills.search.publicationMonth'),
      publicationDateFrom: t('bills.search.publicationDate'),
      publicationDateTo: t('bills.search.publicationDate'),
      priceFrom: t('bills.search.price'),
      priceTo: t('bills.search.price'),
      billTypeId: t('bills.search.billTypeId'),
      statusId: t('bills.search.statusId'),
    },
    rules: {
      priceFrom: [currency, amountInRange],
      priceTo: [currency, amountInRange],
      publicationDateFrom: [date],
      publicationDateTo: [date],
    },
    crossRules: (entry) => ({
      keyword: keywordLimit(splitKeywords(entry.keyword), limit),
      priceFrom: reversedRange(parseYen(entry.priceFrom), parseYen(entry.priceTo)),
      publicationDateFrom: reversedRange(
        entry.publicationDateFrom || null,
        entry.publicationDateTo || null,
      ),
    }),
  });
  const { getValues, reset } = form;
  const { isSubmitSuccessful } = form.formState;
  const shown = useRef(condition);
  const isBack = useNavigationType() === NavigationType.Pop;
  // Back brings a whole search back. A condition taken away empties its own fields; what is typed into others and
  // not sent stays, as it does when the list is sorted or turned. Before anything is painted: what is typed into
  // the new page must not be overwritten.
  useLayoutEffect(() => {
    const changed = changedFields(shown.current, condition);
    shown.current = condition;
    if (Object.keys(changed).length === 0) return;
    const entry = isBack ? entryOf(condition) : { ...getValues(), ...changed };
    reset(entry, { keepFieldsRef: true });
  }, [condition, isBack, getValues, reset]);
  // After a search the next entry is again not judged before it is sent.
  useEffect(() => {
    if (isSubmitSuccessful) reset(undefined, { keepValues: true, keepFieldsRef: true });
  }, [isSubmitSuccessful, reset]);
  return form;
}
