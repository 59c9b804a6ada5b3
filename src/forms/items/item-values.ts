import { formatDate, formatDateTime, sentDateTime } from '../../lib/dates.ts';
import { formatYen, parseYen } from '../../lib/prices.ts';
import { regular, type FormItem } from './form-item.ts';

/** Whether an entry differs from the value when the form was opened. */
export const isChanged = (item: FormItem, entry: string): boolean =>
  entry !== item.initial && regular(item, entry) !== item.regularInitial;

/**
 * The request value of an entry; null for a blank one. An unchanged value is sent back as received, so that
 * nothing is lost that the field cannot hold, such as the seconds of a time.
 */
export function sentValue(item: FormItem, entry: string): string | null {
  if (!isChanged(item, entry)) return item.value;
  const value = regular(item, entry);
  if (value.trim() === '') return null;
  return item.formatName === 'dateTime' ? sentDateTime(value) : value;
}

/** The displayed form of an entry: the label of an option, dates and times by S9, amounts in yen. */
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
