import { formatDate, formatDateTime, sentDateTime } from '../../lib/dates.ts';
import { formatYen, parseYen } from '../../lib/prices.ts';
import { regular, type FormItem } from './form-item.ts';

/** Whether an entry says something else than the item said when the form was opened. */
export const isChanged = (item: FormItem, entry: string): boolean =>
  entry !== item.initial && regular(item, entry) !== item.regularInitial;

/**
 * What is sent for an entry: null for none. What was not changed is sent as it came, so that nothing is
 * lost that its field cannot hold, such as the seconds of a time.
 */
export function sentValue(item: FormItem, entry: string): string | null {
  if (!isChanged(item, entry)) return item.value;
  const value = regular(item, entry);
  if (value.trim() === '') return null;
  return item.formatName === 'dateTime' ? sentDateTime(value) : value;
}

/** An entry in words: the label of an option, days and times by S9, amounts in yen. */
export function shownValue(item: FormItem, entry: string): string {
  const value = regular(item, entry);
  const option = item.options.find((one) => one.value === value);
  if (option !== undefined) return option.label;
  if (item.formatName === 'date') return formatDate(value);
  if (item.formatName === 'dateTime') return formatDateTime(sentDateTime(value));
  if (item.formatName === 'currency') {
    const yen = parseYen(value);
    return yen === null ? value : formatYen(yen);
  }
  return value;
}
