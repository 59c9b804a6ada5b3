import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatYen } from '../../../lib/prices.ts';
import { effectiveConditions } from './search-address.ts';
import {
  CONDITIONS,
  labelOf,
  type BillCondition,
  type RangeCondition,
  type ValueCondition,
} from './conditions.ts';

/** One value of a condition in use, as text. */
export interface ActiveCondition {
  key: string;
  /** The name of the condition (`CONDITIONS`). */
  name: string;
  text: string;
  /** The conditions that remain if this value is removed. */
  remaining: BillCondition;
}

/** The conditions in use. The page shows each of their values with a button that removes it. */
export function activeConditions(
  condition: BillCondition,
  options: BillSearchOptions | undefined,
): ActiveCondition[] {
  const effectiveCondition = effectiveConditions(condition);
  return CONDITIONS.flatMap((spec): ActiveCondition[] => {
    const textOf = (value: string): string =>
      t('bills.chips.item', { name: t(`bills.search.${spec.name}`), value });
    if ('from' in spec) {
      const value = rangeText(spec, effectiveCondition);
      const remaining = { ...condition, [spec.from]: undefined, [spec.to]: undefined };
      return value === undefined
        ? []
        : [{ key: spec.name, name: spec.name, text: textOf(value), remaining }];
    }
    if (spec.kind === 'flag') {
      const remaining = { ...condition, [spec.name]: undefined };
      const text = t(`bills.search.${spec.name}`);
      return effectiveCondition[spec.name] === true
        ? [{ key: spec.name, name: spec.name, text, remaining }]
        : [];
    }
    return listOf(effectiveCondition[spec.name]).map((value) => ({
      key: `${spec.name} ${value}`,
      name: spec.name,
      text: textOf(spec.kind === 'keywords' ? value : labelOf(spec, value, options)),
      remaining: { ...condition, [spec.name]: otherValues(condition, spec, value) },
    }));
  });
}

const listOf = (value: string | string[] | undefined): string[] => [value ?? []].flat();

/** The other values of a list; undefined if there are none. */
function otherValues(
  condition: BillCondition,
  { name }: ValueCondition,
  value: string,
): string[] | undefined {
  const otherTexts = listOf(condition[name]).filter((text) => text !== value);
  return otherTexts.length > 0 ? otherTexts : undefined;
}

/** A range as text; undefined if neither end is set. */
function rangeText(range: RangeCondition, condition: BillCondition): string | undefined {
  if (range.kind === 'dateRange') {
    const halfOpenKeys = { from: 'bills.chips.dateFrom', to: 'bills.chips.dateTo' } as const;
    return textOfRange(condition[range.from], condition[range.to], formatDate, halfOpenKeys);
  }
  const halfOpenKeys = { from: 'bills.chips.from', to: 'bills.chips.to' } as const;
  return textOfRange(condition[range.from], condition[range.to], formatYen, halfOpenKeys);
}

function textOfRange<Value>(
  from: Value | undefined,
  to: Value | undefined,
  format: (value: Value) => string,
  halfOpenKeys: {
    from: 'bills.chips.from' | 'bills.chips.dateFrom';
    to: 'bills.chips.to' | 'bills.chips.dateTo';
  },
): string | undefined {
  if (from !== undefined && to !== undefined)
    return t('bills.chips.between', { from: format(from), to: format(to) });
  if (from !== undefined) return t(halfOpenKeys.from, { value: format(from) });
  return to === undefined ? undefined : t(halfOpenKeys.to, { value: format(to) });
}
