import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatYen } from '../../../lib/prices.ts';
import { effectiveConditionsOf } from './search-address.ts';
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
  remainingCondition: BillCondition;
}

/** The values of the conditions in use. The page shows each value as a button that removes this value. */
export function findActiveConditions(
  condition: BillCondition,
  options: BillSearchOptions | undefined,
): ActiveCondition[] {
  const effectiveCondition = effectiveConditionsOf(condition);
  return CONDITIONS.flatMap((spec): ActiveCondition[] => {
    const conditionTextOf = (value: string): string =>
      t('bills.chips.item', { name: t(`bills.search.${spec.name}`), value });
    if ('from' in spec) {
      const value = formatConditionRange(spec, effectiveCondition);
      const remainingCondition = { ...condition, [spec.from]: undefined, [spec.to]: undefined };
      return value === undefined
        ? []
        : [{ key: spec.name, name: spec.name, text: conditionTextOf(value), remainingCondition }];
    }
    if (spec.kind === 'flag') {
      const remainingCondition = { ...condition, [spec.name]: undefined };
      const text = t(`bills.search.${spec.name}`);
      return effectiveCondition[spec.name] === true
        ? [{ key: spec.name, name: spec.name, text, remainingCondition }]
        : [];
    }
    return toList(effectiveCondition[spec.name]).map((value) => ({
      key: `${spec.name} ${value}`,
      name: spec.name,
      text: conditionTextOf(spec.kind === 'keywords' ? value : labelOf(spec, value, options)),
      remainingCondition: { ...condition, [spec.name]: otherValuesOf(condition, spec, value) },
    }));
  });
}

const toList = (value: string | string[] | undefined): string[] => [value ?? []].flat();

/** The values of a condition without one value; undefined if the condition has no other values. */
function otherValuesOf(
  condition: BillCondition,
  { name }: ValueCondition,
  value: string,
): string[] | undefined {
  const otherTexts = toList(condition[name]).filter((text) => text !== value);
  return otherTexts.length > 0 ? otherTexts : undefined;
}

/** A range as text; undefined if neither end is set. */
function formatConditionRange(range: RangeCondition, condition: BillCondition): string | undefined {
  if (range.kind === 'dateRange') {
    const halfOpenKeys = { from: 'bills.chips.dateFrom', to: 'bills.chips.dateTo' } as const;
    return formatRangeEnds(condition[range.from], condition[range.to], formatDate, halfOpenKeys);
  }
  const halfOpenKeys = { from: 'bills.chips.from', to: 'bills.chips.to' } as const;
  return formatRangeEnds(condition[range.from], condition[range.to], formatYen, halfOpenKeys);
}

function formatRangeEnds<Value>(
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
