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
import { ruleOf, type Broken, type Rule } from '../../../forms/rules/rule.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatYen, parseYen } from '../../../lib/prices.ts';
import { useSendForm, type SendForm } from '../../../shell/forms/use-send-form.ts';
import { conditionSchema } from './condition.ts';
import {
  CONDITIONS,
  FIELDS,
  type BillCondition,
  type Condition,
  type ConditionName,
} from './conditions.ts';
import { textOf, type Entered } from './condition-values.ts';
import { changedFields, entryOf, sentOf, type SearchEntry } from './search-entry.ts';

export interface SearchFormOptions {
  /** What the list shows now; the form follows it. */
  condition: BillCondition;
  /** Number of keywords that the API takes. */
  keywordLimit: number;
  /** Why the search was refused, if it was. */
  refusal: unknown;
  onSearch: (entry: SearchEntry) => void;
  /** The fields that are said to be wrong: a folded part of the form opens for its own. */
  onRefused: (names: readonly string[]) => void;
}

/**
 * What an entry is judged by. Lengths and bounds are those of the query in the contract; the rest of S5 is
 * no amount, no date, too many keywords, and ranges the wrong way round.
 *
 * @param limit number of keywords that the API takes
 */
export const rulesOfSearch = (limit: number) => ({
  schema: conditionSchema,
  toInput: sentOf,
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
    // The next entry is again not judged before it is sent.
    onSent: (_answer, _entry, { reset }) => reset(undefined, { keepValues: true }),
    onRefused,
    refusal,
  });
  const { getValues, reset } = form;
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
    reset(entry);
  }, [condition, isBack, getValues, reset]);
  return form;
}

/** What S5 asks of a field beyond the contract's schema. */
function fieldOf(name: ConditionName, entry: Condition): FieldSpec<Entered> {
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

/** What S5 asks of the fields of a condition together, at the field that should have the focus. */
function crossRule(entry: Condition, entered: SearchEntry, limit: number): [string, Broken | null] {
  const text = (name: string): string => textOf(entered[name]);
  switch (entry.kind) {
    case 'words':
      return [entry.name, limitOfKeywords(splitKeywords(text(entry.name)), limit)];
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
