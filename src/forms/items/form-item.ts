import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { enteredDateTime, formatDate, formatDateTime, sentDateTime } from '../../lib/dates.ts';
import { formatYen, parseYen } from '../../lib/prices.ts';
import type { Choice } from '../Choices.tsx';
import type { Format } from '../field-spec.ts';
import { formats } from '../formats.ts';

/**
 * The control of an item. `line` and `lines` are text fields with one or several lines; a `shown` item is
 * read-only.
 */
type ItemControl = 'line' | 'lines' | 'date' | 'dateTime' | 'radio' | 'select' | 'shown';

/** One of the issuer's items (S6), prepared for a form. */
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
  initial: string;
  /** `initial`, normalised once: each key press compares the entry with this value. */
  normalisedInitial: string;
}

/**
 * Whether the form library can use an item key as a name: the pattern of the contract's ItemKey, without two
 * names that the library refuses. The library would read a name such as `a.b` as a path.
 */
const isUsableName = (name: string): boolean =>
  /^[A-Za-z][A-Za-z0-9]{0,63}$/.test(name) && name !== 'constructor' && name !== 'prototype';

/** Texts that may be longer than this have a control with several lines. */
const LONG_TEXT = 200;

/** Up to this number, options are radio buttons; above it, a select. */
const FEW_OPTIONS = 4;

/** The entry, normalised by the item's format. */
const normalised = ({ format }: Pick<FormItem, 'format'>, entry: string): string =>
  format?.normalise?.(entry) ?? entry;

function fieldValueOf(format: Format | undefined, formatName: string, value: string): string {
  if (formatName === 'dateTime') return enteredDateTime(value);
  // A native date field displays only yyyy-MM-dd.
  return formatName === 'date' ? normalised({ format }, value) : value;
}

/** A native date field would be empty for an invalid date: such a value gets a text field, for correction. */
const dayControl = (control: 'date' | 'dateTime', initial: string): ItemControl =>
  formats[control].rule(initial) === null ? control : 'line';

function controlOf(item: Omit<FormItem, 'control'>): ItemControl {
  const { isEditable, itemKey, format, formatName, options, isRequired, maxLength, initial } = item;
  if (!isEditable || !isUsableName(itemKey)) return 'shown';
  if (formatName === 'date' || formatName === 'dateTime') return dayControl(formatName, initial);
  if (formatName === 'select' || (format === undefined && options.length > 0)) {
    if (options.length === 0) return 'shown';
    const isOffered = initial === '' || options.some(({ value }) => value === initial);
    // Radio buttons cannot be cleared, and cannot display a value that is no longer offered.
    return isRequired && isOffered && options.length <= FEW_OPTIONS ? 'radio' : 'select';
  }
  const isLong = (formatName === 'text' || format === undefined) && maxLength > LONG_TEXT;
  // A control with one line would lose line breaks.
  return isLong || initial.includes('\n') ? 'lines' : 'line';
}

const knownFormat = (name: string): Format | undefined => {
  const known: Readonly<Record<string, Format>> = formats;
  return Object.hasOwn(known, name) ? known[name] : undefined;
};

/**
 * Prepares one item of an answer. A field that the backend omits has its default. An item with an unknown
 * format of a newer contract is entered as text, which only the server validates.
 */
export function formItemOf(answerItem: RegisteredItem): FormItem {
  const item: Partial<RegisteredItem> & Pick<RegisteredItem, 'itemKey'> = answerItem;
  const formatName: string = item.format ?? 'text';
  const format = knownFormat(formatName);
  const value = item.value ?? null;
  const initial = fieldValueOf(format, formatName, value ?? '');
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
    initial,
    normalisedInitial: normalised({ format }, initial),
  };
  return { ...itemWithoutControl, control: controlOf(itemWithoutControl) };
}

/** Whether an entry differs from the value when the form was opened. */
export const isChanged = (item: FormItem, entry: string): boolean =>
  entry !== item.initial && normalised(item, entry) !== item.normalisedInitial;

/**
 * The value of an entry in the request; null for a blank entry. An unchanged value is sent back as received,
 * because the field may show only a part of the value, for example no seconds.
 */
export function sentValue(item: FormItem, entry: string): string | null {
  if (!isChanged(item, entry)) return item.value;
  const value = normalised(item, entry);
  if (value.trim() === '') return null;
  return item.formatName === 'dateTime' ? sentDateTime(value) : value;
}

/** The displayed form of an entry: the label of an option, dates and times by S9, amounts in yen. */
export function shownValue(item: FormItem, entry: string): string {
  const value = normalised(item, entry);
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
