import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { formats } from '../../../forms/formats.ts';
import type { FieldSpec } from '../../../forms/field-spec.ts';
import {
  reversedRangeViolation,
  keywordLimitViolation as limitOfKeywords,
  splitKeywords,
} from '../../../forms/rules/search-rules.ts';
import { currency } from '../../../forms/rules/format-rules.ts';
import { createRule, type RuleViolation, type Rule } from '../../../forms/rules/rule.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatYen, parseYen } from '../../../lib/prices.ts';
import { useSendForm, type SendForm } from '../../../shell/forms/use-send-form.ts';
import { conditionSchema } from './search-address.ts';
import {
  CONDITIONS,
  CONDITION_FIELDS,
  type BillCondition,
  type ConditionSpec,
  type ConditionName,
} from './conditions.ts';
import { textOf, type EntryValue } from './condition-values.ts';
import { differencesOf, entriesOf, requestValuesOf, type SearchEntries } from './search-entries.ts';

export interface SearchFormOptions {
  /** The condition of the displayed list. When it changes, the form changes too. */
  condition: BillCondition;
  /** Number of keywords that the API accepts. */
  keywordLimit: number;
  /** The error of a refused search. */
  queryError: unknown;
  onSearch: (entries: SearchEntries) => void;
  /** Called with the names of the fields that have an error message, so that the panel can open or close. */
  onRefused: (fieldNames: readonly string[]) => void;
}

/**
 * The validation of the search form. Lengths and bounds come from the query in the contract. The other rules of S5
 * reject invalid amounts and dates, too many keywords, and reversed ranges.
 *
 * @param keywordLimit number of keywords that the API accepts
 */
export const rulesOfSearch = (keywordLimit: number) => ({
  schema: conditionSchema,
  toInput: requestValuesOf,
  fields: Object.fromEntries(
    CONDITION_FIELDS.map(([name, spec]) => [name, fieldSpecOf(name, spec)]),
  ),
  crossRules: (entries: SearchEntries) =>
    Object.fromEntries(CONDITIONS.map((spec) => applyCrossRule(spec, entries, keywordLimit))),
});

/** The search form of the bill list. */
export function useSearchForm({
  condition,
  keywordLimit,
  queryError,
  onSearch,
  onRefused,
}: SearchFormOptions): SendForm<SearchEntries> {
  const form = useSendForm({
    ...rulesOfSearch(keywordLimit),
    defaultValues: entriesOf(condition),
    send: (_sent, entries) => onSearch(entries),
    // After a successful search, entries are validated only at the next submission.
    onSent: (_answer, _entry, { reset }) => reset(undefined, { keepValues: true }),
    onRefused,
    queryError,
  });
  const { getValues, reset } = form;
  const lastConditionRef = useRef(condition);
  const isHistoryMove = useNavigationType() === NavigationType.Pop;
  // After Back, the form shows the whole earlier search. If a condition is removed, only the condition's fields
  // are cleared. Unsent entries in other fields stay, also when the order or the page changes. A layout effect
  // runs early enough to overwrite no entries on the new page.
  useLayoutEffect(() => {
    const changedEntries = differencesOf(lastConditionRef.current, condition);
    lastConditionRef.current = condition;
    if (Object.keys(changedEntries).length === 0) return;
    const entries = isHistoryMove ? entriesOf(condition) : { ...getValues(), ...changedEntries };
    reset(entries);
  }, [condition, isHistoryMove, getValues, reset]);
  return form;
}

/** The label of a field, and the rules of S5 that the contract's schema does not contain. */
function fieldSpecOf(name: ConditionName, spec: ConditionSpec): FieldSpec<EntryValue> {
  const label = t(`bills.search.${name}`);
  if (spec.kind === 'dateRange') return { label, format: formats.date };
  return spec.kind === 'amountRange' ? { label, rules: createAmountRules(spec) } : { label };
}

function createAmountRules({
  minYen,
  maxYen,
}: Extract<ConditionSpec, { kind: 'amountRange' }>): readonly Rule[] {
  const isInBounds = (value: string): boolean => {
    const yen = parseYen(value);
    return yen === null || (yen >= minYen && yen <= maxYen);
  };
  return [
    currency,
    createRule('amountRange', isInBounds, { min: formatYen(minYen), max: formatYen(maxYen) }),
  ];
}

/** Applies the rules of S5 for the two fields of a condition. The error is at the field that gets the focus. */
function applyCrossRule(
  spec: ConditionSpec,
  entries: SearchEntries,
  keywordLimit: number,
): [string, RuleViolation | null] {
  const entryTextOf = (name: string): string => textOf(entries[name]);
  switch (spec.kind) {
    case 'keywords':
      return [spec.name, limitOfKeywords(splitKeywords(entryTextOf(spec.name)), keywordLimit)];
    case 'dateRange':
      return [
        spec.from,
        withRangeName(
          spec,
          reversedRangeViolation(entryTextOf(spec.from) || null, entryTextOf(spec.to) || null),
        ),
      ];
    case 'amountRange':
      return [
        spec.from,
        withRangeName(
          spec,
          reversedRangeViolation(parseYen(entryTextOf(spec.from)), parseYen(entryTextOf(spec.to))),
        ),
      ];
    default:
      return [spec.name, null];
  }
}

/** Names the whole range in the message, not only the field where the message appears. */
function withRangeName(
  { name }: ConditionSpec,
  violation: RuleViolation | null,
): RuleViolation | null {
  return violation && { ...violation, values: { name: t(`bills.search.${name}`) } };
}
