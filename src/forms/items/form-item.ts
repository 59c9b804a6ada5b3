import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import {
  toDateTimeEntry,
  formatDate,
  formatDateTime,
  toContractDateTime,
} from '../../lib/dates.ts';
import { formatYen, parseYen } from '../../lib/prices.ts';
import type { Choice } from '../Choices.tsx';
import type { Format } from '../field-spec.ts';
import { formats } from '../formats.ts';

/**
 * The control of an item. `singleLine` and `multiLine` are text fields with one or several lines; a `readOnly`
 * item is read-only.
 */
type ItemControl =
  | 'singleLine'
  | 'multiLine'
  | 'date'
  | 'dateTime'
  | 'radio'
  | 'select'
  | 'readOnly';

/** An item of the issuer (S6), prepared for a form. */
export interface FormItem {
  /** The item's name in the contract, in `target`, and the name of its input. */
  itemKey: string;
  label: string;
  help: string | undefined;
  control: ItemControl;
  /** The rules of S5; undefined for an unknown format of a newer contract. */
  format: Format | undefined;
  formatName: string;
  options: readonly Choice[];
  isRequired: boolean;
  minLength: number;
  maxLength: number;
  /** Whether the contract allows a change. The item may still be read-only, if this form has no control for it. */
  isEditable: boolean;
  /** The value of the answer. */
  value: string | null;
  /** The initial value of the field. */
  initialValue: string;
  /** `initialValue`, normalised once: each key press compares the entry with this value. */
  normalisedInitialValue: string;
}

/**
 * Whether the form library can use an item key as a name: the pattern of the contract's ItemKey, without two
 * names that the library refuses. The library would read a name such as `a.b` as a path.
 */
const isUsableName = (name: string): boolean =>
  /^[A-Za-z][A-Za-z0-9]{0,63}$/.test(name) && name !== 'constructor' && name !== 'prototype';

/** The maximum number of characters for a control with one line. */
const MAX_LINE_LENGTH = 200;

/** The maximum number of options for radio buttons; more options become a select. */
const MAX_RADIO_OPTIONS = 4;

const normaliseEntry = ({ format }: Pick<FormItem, 'format'>, entry: string): string =>
  format?.normalise?.(entry) ?? entry;

function fieldValueOf(format: Format | undefined, formatName: string, value: string): string {
  if (formatName === 'dateTime') return toDateTimeEntry(value);
  // A native date field displays only yyyy-MM-dd.
  if (formatName === 'date') return normaliseEntry({ format }, value);
  // A text area has no other line breaks, and its entry would differ from the value.
  return value.replaceAll(/\r\n?/g, '\n');
}

/** The control of a date. A native date field would not display an invalid date, so such a value gets a text field. */
const dateControlOf = (control: 'date' | 'dateTime', initialValue: string): ItemControl =>
  formats[control].rule(initialValue) === null ? control : 'singleLine';

function controlOf(item: Omit<FormItem, 'control'>): ItemControl {
  const { isEditable, itemKey, format, formatName, options, isRequired, maxLength, initialValue } =
    item;
  if (!isEditable || !isUsableName(itemKey)) return 'readOnly';
  if (formatName === 'date' || formatName === 'dateTime')
    return dateControlOf(formatName, initialValue);
  if (formatName === 'select' || (format === undefined && options.length > 0)) {
    if (options.length === 0) return 'readOnly';
    const isOffered = initialValue === '' || options.some(({ value }) => value === initialValue);
    // Radio buttons cannot be cleared, and cannot display a value that is no longer offered.
    return isRequired && isOffered && options.length <= MAX_RADIO_OPTIONS ? 'radio' : 'select';
  }
  const isLong = (formatName === 'text' || format === undefined) && maxLength > MAX_LINE_LENGTH;
  // A control with one line would lose line breaks.
  return isLong || initialValue.includes('\n') ? 'multiLine' : 'singleLine';
}

const formatOf = (name: string): Format | undefined => {
  const formatsByName: Readonly<Record<string, Format>> = formats;
  return Object.hasOwn(formatsByName, name) ? formatsByName[name] : undefined;
};

/**
 * Prepares one item of an answer. A field that the backend omits gets a default value. An item with an unknown
 * format of a newer contract is entered as text, which only the server validates.
 */
export function formItemOf(answerItem: RegisteredItem): FormItem {
  const item: Partial<RegisteredItem> & Pick<RegisteredItem, 'itemKey'> = answerItem;
  const formatName: string = item.format ?? 'text';
  const format = formatOf(formatName);
  const value = item.value ?? null;
  const initialValue = fieldValueOf(format, formatName, value ?? '');
  const itemWithoutControl = {
    itemKey: item.itemKey,
    label: item.label || item.itemKey,
    help: item.helpText || undefined,
    format,
    formatName,
    options: item.options ?? [],
    isRequired: item.isRequired ?? false,
    minLength: item.minLength ?? 0,
    maxLength: item.maxLength ?? Number.POSITIVE_INFINITY,
    isEditable: item.isEditable ?? false,
    value,
    initialValue,
    normalisedInitialValue: normaliseEntry({ format }, initialValue),
  };
  return { ...itemWithoutControl, control: controlOf(itemWithoutControl) };
}

/** Whether an entry differs from the value when the form was opened. */
export const isChanged = (item: FormItem, entry: string): boolean =>
  entry !== item.initialValue && normaliseEntry(item, entry) !== item.normalisedInitialValue;

/**
 * The value of an entry in the request; null for a blank entry. An unchanged value is sent back as received,
 * because the field may show only a part of the value, for example no seconds.
 */
export function requestValueOf(item: FormItem, entry: string): string | null {
  if (!isChanged(item, entry)) return item.value;
  const value = normaliseEntry(item, entry);
  if (value.trim() === '') return null;
  return item.formatName === 'dateTime' ? toContractDateTime(value) : value;
}

/** The displayed form of an entry: the label of an option, dates and times by S9, amounts in yen. */
export function displayedValue(item: FormItem, entry: string): string {
  const value = normaliseEntry(item, entry);
  const option = item.options.find((candidate) => candidate.value === value);
  if (option !== undefined) return option.label;
  if (item.formatName === 'date') return formatDate(value);
  if (item.formatName === 'dateTime') return formatDateTime(toContractDateTime(value));
  if (item.formatName === 'currency') {
    const yen = parseYen(value);
    return yen === null ? value : formatYen(yen);
  }
  return value;
}
