import { useEffect, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NavigationType, useNavigationType } from 'react-router';
import { date } from '../../../forms/rules/date-rules.ts';
import { keywordLimit, splitKeywords } from '../../../forms/rules/keyword-rules.ts';
import { currency } from '../../../forms/rules/number-rules.ts';
import { reversedRange } from '../../../forms/rules/range-rules.ts';
import { ruleOf, type Broken, type Rule } from '../../../forms/rules/rule.ts';
import { useZodForm } from '../../../forms/use-zod-form.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatYen, parseYen } from '../../../lib/prices.ts';
import { conditionSchema } from './condition.ts';
import { CONDITIONS, FIELDS, type BillCondition, type Condition } from './conditions.ts';
import { textOf } from './condition-values.ts';
import { changedFields, entryOf, sentOf, type SearchEntry } from './search-entry.ts';

/**
 * The search form of the bill list. Lengths and bounds are those of the query in the contract; the rest
 * of S5 is no amount, no date, too many keywords, and ranges the wrong way round.
 * @param condition what the list shows now; the form follows it
 * @param limit number of keywords that the API takes
 */
export function useSearchForm(condition: BillCondition, limit: number): UseFormReturn<SearchEntry> {
  const form = useZodForm({
    schema: conditionSchema,
    toInput: sentOf,
    defaultValues: entryOf(condition),
    labels: Object.fromEntries(FIELDS.map(([name]) => [name, t(`bills.search.${name}`)])),
    rules: Object.fromEntries(FIELDS.map(([name, entry]) => [name, rulesOf(entry)])),
    crossRules: (entered) =>
      Object.fromEntries(CONDITIONS.map((entry) => crossRule(entry, entered, limit))),
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

/** What S5 asks of a field beyond the contract's schema. */
function rulesOf(entry: Condition): readonly Rule[] {
  if (entry.kind === 'days') return [date];
  if (entry.kind !== 'amounts') return [];
  const { min, max } = entry;
  const isInBounds = (value: string): boolean => {
    const yen = parseYen(value);
    return yen === null || (yen >= min && yen <= max);
  };
  return [
    currency,
    ruleOf('amountRange', isInBounds, { min: formatYen(min), max: formatYen(max) }),
  ];
}

/** What S5 asks of the fields of a condition together, at the field that should have the focus. */
function crossRule(entry: Condition, entered: SearchEntry, limit: number): [string, Broken | null] {
  const text = (name: string): string => textOf(entered[name]);
  switch (entry.kind) {
    case 'words':
      return [entry.name, keywordLimit(splitKeywords(text(entry.name)), limit)];
    case 'days':
      return [
        entry.from,
        ofRange(entry, reversedRange(text(entry.from) || null, text(entry.to) || null)),
      ];
    case 'amounts':
      return [
        entry.from,
        ofRange(entry, reversedRange(parseYen(text(entry.from)), parseYen(text(entry.to)))),
      ];
    default:
      return [entry.name, null];
  }
}

/** Said of the whole range, not of the end that it stands at. */
function ofRange({ name }: Condition, broken: Broken | null): Broken | null {
  return broken && { ...broken, values: { name: t(`bills.search.${name}`) } };
}
