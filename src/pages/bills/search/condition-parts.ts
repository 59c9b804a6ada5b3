import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatYen } from '../../../lib/prices.ts';
import { effectiveConditions } from './search-address.ts';
import { CONDITIONS, labelOf, type BillCondition, type Range, type Single } from './conditions.ts';

/** One condition in use as text, with the conditions that remain if it is removed. */
export interface ConditionPart {
  key: string;
  /** The name of its condition (`CONDITIONS`). */
  name: string;
  text: string;
  without: BillCondition;
}

/** The conditions in use, to be displayed and removed one by one. */
export function conditionParts(
  condition: BillCondition,
  options: BillSearchOptions | undefined,
): ConditionPart[] {
  const effective = effectiveConditions(condition);
  return CONDITIONS.flatMap((entry): ConditionPart[] => {
    const textOf = (value: string): string =>
      t('bills.chips.item', { name: t(`bills.search.${entry.name}`), value });
    if ('from' in entry) {
      const words = rangeText(entry, effective);
      const without = { ...condition, [entry.from]: undefined, [entry.to]: undefined };
      return words === undefined
        ? []
        : [{ key: entry.name, name: entry.name, text: textOf(words), without }];
    }
    if (entry.kind === 'yes') {
      const without = { ...condition, [entry.name]: undefined };
      const text = t(`bills.search.${entry.name}`);
      return effective[entry.name] === true
        ? [{ key: entry.name, name: entry.name, text, without }]
        : [];
    }
    return listOf(effective[entry.name]).map((value) => ({
      key: `${entry.name} ${value}`,
      name: entry.name,
      text: textOf(entry.kind === 'words' ? value : labelOf(entry, value, options)),
      without: { ...condition, [entry.name]: otherValues(condition, entry, value) },
    }));
  });
}

const listOf = (value: string | string[] | undefined): string[] => [value ?? []].flat();

/** The other values of a list; undefined if there are none. */
function otherValues(
  condition: BillCondition,
  { name }: Single,
  value: string,
): string[] | undefined {
  const rest = listOf(condition[name]).filter((other) => other !== value);
  return rest.length > 0 ? rest : undefined;
}

/** A range as text; undefined if neither end is set. */
function rangeText(range: Range, condition: BillCondition): string | undefined {
  if (range.kind === 'days') {
    const ends = { from: 'bills.chips.dateFrom', to: 'bills.chips.dateTo' } as const;
    return textOfRange(condition[range.from], condition[range.to], formatDate, ends);
  }
  const ends = { from: 'bills.chips.from', to: 'bills.chips.to' } as const;
  return textOfRange(condition[range.from], condition[range.to], formatYen, ends);
}

function textOfRange<Value>(
  from: Value | undefined,
  to: Value | undefined,
  format: (value: Value) => string,
  open: {
    from: 'bills.chips.from' | 'bills.chips.dateFrom';
    to: 'bills.chips.to' | 'bills.chips.dateTo';
  },
): string | undefined {
  if (from !== undefined && to !== undefined)
    return t('bills.chips.between', { from: format(from), to: format(to) });
  if (from !== undefined) return t(open.from, { value: format(from) });
  return to === undefined ? undefined : t(open.to, { value: format(to) });
}
