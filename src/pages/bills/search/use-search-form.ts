import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { formats } from '../../../forms/formats.ts';
import type { FieldSpec } from '../../../forms/field-spec.ts';
import {
  reversedRange,
  keywordLimit as limitOfKeywords,
  splitKeywords,
} from '../../../forms/rules/search-rules.ts';
import { currency } from '../../../forms/rules/format-rules.ts';
import { ruleOf, type RuleViolation, type Rule } from '../../../forms/rules/rule.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatYen, parseYen } from '../../../lib/prices.ts';
import { useSendForm, type SendForm } from '../../../shell/forms/use-send-form.ts';
import { conditionSchema } from './search-address.ts';
import {
  CONDITIONS,
  FIELDS,
  type BillCondition,
  type Condition,
  type ConditionName,
} from './conditions.ts';
import { textOf, type EntryValue } from './condition-values.ts';
import { changedFields, entryOf, requestValuesOf, type SearchEntry } from './search-entry.ts';

export interface SearchFormOptions {
  /** The condition of the displayed list. When it changes, the form changes too. */
  condition: BillCondition;
  /** Number of keywords that the API accepts. */
  keywordLimit: number;
  /** The error of a refused search. */
  refusal: unknown;
  onSearch: (entry: SearchEntry) => void;
  /** The fields with an error message: a collapsed part of the form opens if it contains one of them. */
  onRefused: (names: readonly string[]) => void;
}

/**
 * The validation of an entry. Lengths and bounds come from the query in the contract. The other rules of S5
 * reject invalid amounts and dates, too many keywords, and reversed ranges.
 *
 * @param limit number of keywords that the API accepts
 */
export const rulesOfSearch = (limit: number) => ({
  schema: conditionSchema,
  toInput: requestValuesOf,
  fields: Object.fromEntries(FIELDS.map(([name, entry]) => [name, fieldOf(name, entry)])),
  crossRules: (entered: SearchEntry) =>
    Object.fromEntries(CONDITIONS.map((entry) => crossRule(entry, entered, limit))),
});

/** The search form of the bill list. */
export function useSearchForm({
  condition,
  keywordLimit,
  refusal,
  onSearch,
  onRefused,
}: SearchFormOptions): SendForm<SearchEntry> {
  const form = useSendForm({
    ...rulesOfSearch(keywordLimit),
    defaultValues: entryOf(condition),
    send: (_sent, entry) => onSearch(entry),
    // After a successful search, entries are validated only at the next submission.
    onSent: (_answer, _entry, { reset }) => reset(undefined, { keepValues: true }),
    onRefused,
    refusal,
  });
  const { getValues, reset } = form;
  const lastCondition = useRef(condition);
  const isBack = useNavigationType() === NavigationType.Pop;
  // After Back, the form shows the whole earlier search. If a condition is removed, only its own fields are
  // cleared; unsent entries in other fields stay, as they do when the order or the page changes. A layout
  // effect, so that entries on the new page are not overwritten.
  useLayoutEffect(() => {
    const changed = changedFields(lastCondition.current, condition);
    lastCondition.current = condition;
    if (Object.keys(changed).length === 0) return;
    const entry = isBack ? entryOf(condition) : { ...getValues(), ...changed };
    reset(entry);
  }, [condition, isBack, getValues, reset]);
  return form;
}

/** The rules of S5 for a field that the contract's schema does not contain. */
function fieldOf(name: ConditionName, entry: Condition): FieldSpec<EntryValue> {
  const label = t(`bills.search.${name}`);
  if (entry.kind === 'days') return { label, format: formats.date };
  return entry.kind === 'amounts' ? { label, rules: amountRules(entry) } : { label };
}

function amountRules({ min, max }: Extract<Condition, { kind: 'amounts' }>): readonly Rule[] {
  const isInBounds = (value: string): boolean => {
    const yen = parseYen(value);
    return yen === null || (yen >= min && yen <= max);
  };
  return [
    currency,
    ruleOf('amountRange', isInBounds, { min: formatYen(min), max: formatYen(max) }),
  ];
}

/** The rules of S5 over the two fields of a condition. The error is at the field that should get the focus. */
function crossRule(
  entry: Condition,
  entered: SearchEntry,
  limit: number,
): [string, RuleViolation | null] {
  const text = (name: string): string => textOf(entered[name]);
  switch (entry.kind) {
    case 'words':
      return [entry.name, limitOfKeywords(splitKeywords(text(entry.name)), limit)];
    case 'days':
      return [
        entry.from,
        withRangeName(entry, reversedRange(text(entry.from) || null, text(entry.to) || null)),
      ];
    case 'amounts':
      return [
        entry.from,
        withRangeName(entry, reversedRange(parseYen(text(entry.from)), parseYen(text(entry.to)))),
      ];
    default:
      return [entry.name, null];
  }
}

/** Names the whole range in the message, not only the field where the message appears. */
function withRangeName({ name }: Condition, broken: RuleViolation | null): RuleViolation | null {
  return broken && { ...broken, values: { name: t(`bills.search.${name}`) } };
}
