import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { enteredDateTime } from '../../lib/dates.ts';
import type { Choice } from '../Choices.tsx';
import type { Format } from '../field-spec.ts';
import { formats } from '../formats.ts';

/** The control of an item; `shown` is displayed only. */
type ItemControl = 'line' | 'lines' | 'date' | 'dateTime' | 'radio' | 'select' | 'shown';

/** One of the issuer's items (S6), prepared for a form. */
export interface FormItem {
  /** The item's name in the contract, in `target`, and the name of its input. */
  itemKey: string;
  label: string;
  help: string | undefined;
  control: ItemControl;
  /** The rules of S5; undefined for a format that this portal does not know yet. */
  format: Format | undefined;
  formatName: string;
  options: readonly Choice[];
  isRequired: boolean;
  minLength: number;
  maxLength: number;
  /** Whether the contract allows a change, even if the item is displayed only. */
  isEditable: boolean;
  /** The value of the answer. */
  value: string | null;
  /** The initial value of the field. */
  initial: string;
  /** `initial`, normalised once: each key press compares an entry with it. */
  regularInitial: string;
}

/**
 * The pattern of the contract's ItemKey: anything else would be a path to the form library, as `a.b` is.
 * Two names match it that the library keeps from being set.
 */
const isUsableName = (name: string): boolean =>
  /^[A-Za-z][A-Za-z0-9]{0,63}$/.test(name) && name !== 'constructor' && name !== 'prototype';

/** From this many characters on there is room for more than one line. */
const LONG_TEXT = 200;

/** Radio buttons show all there is at one look; more than these are a list. */
const FEW_OPTIONS = 4;

/** What was entered, made regular by the item's format. */
export const regular = ({ format }: Pick<FormItem, 'format'>, entry: string): string =>
  format?.tidy?.(entry) ?? entry;

function asEntered(format: Format | undefined, formatName: string, value: string): string {
  if (formatName === 'dateTime') return enteredDateTime(value);
  // The browser's own field shows nothing of a day that is written in another way.
  return formatName === 'date' ? regular({ format }, value) : value;
}

/** The browser's own field for days is empty for what is none: that is shown as it is, to be mended. */
const dayControl = (control: 'date' | 'dateTime', initial: string): ItemControl =>
  formats[control].rule(initial) === null ? control : 'line';

function controlOf(item: Omit<FormItem, 'control'>): ItemControl {
  const { isEditable, itemKey, format, formatName, options, isRequired, maxLength, initial } = item;
  if (!isEditable || !isUsableName(itemKey)) return 'shown';
  if (formatName === 'date' || formatName === 'dateTime') return dayControl(formatName, initial);
  if (formatName === 'select' || (format === undefined && options.length > 0)) {
    if (options.length === 0) return 'shown';
    const isOffered = initial === '' || options.some(({ value }) => value === initial);
    // A radio button cannot be taken back, and shows nothing of what is no longer offered.
    return isRequired && isOffered && options.length <= FEW_OPTIONS ? 'radio' : 'select';
  }
  const isLong = (formatName === 'text' || format === undefined) && maxLength > LONG_TEXT;
  // One line would lose the breaks between several.
  return isLong || initial.includes('\n') ? 'lines' : 'line';
}

const knownFormat = (name: string): Format | undefined => {
  const known: Readonly<Record<string, Format>> = formats;
  return Object.hasOwn(known, name) ? known[name] : undefined;
};

/**
 * Reads one item. What a backend leaves out stands for nothing, and what this portal does not know, such
 * as a format of a newer contract, can still be entered as text: the answer judges it.
 */
export function formItemOf(given: RegisteredItem): FormItem {
  const item: Partial<RegisteredItem> & Pick<RegisteredItem, 'itemKey'> = given;
  const formatName: string = item.format ?? 'text';
  const format = knownFormat(formatName);
  const value = item.value ?? null;
  const initial = asEntered(format, formatName, value ?? '');
  const read = {
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
    regularInitial: regular({ format }, initial),
  };
  return { ...read, control: controlOf(read) };
}
