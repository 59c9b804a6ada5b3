import type { ItemFormat } from '../../generated/model/itemFormat.ts';
import { parseYen } from '../lib/prices.ts';
import type { Format } from './field-spec.ts';
import {
  mailAddress,
  phoneNumber,
  postalCode,
  date,
  dateTime,
  invoiceRegisterNumber,
  linkageCode,
  wholeYen,
} from './rules/format-rules.ts';
import type { Rule } from './rules/rule.ts';
import { halfWidth, integer, noQuestionMark, number } from './rules/text-rules.ts';

/** Half-width text without a question mark (S5). A password may contain a question mark. */
const halfWidthText: Rule = (value) => halfWidth(value) ?? noQuestionMark(value);

/** Invisible characters that copying adds: joiners, direction marks, soft hyphens. */
const INVISIBLE_CHARACTERS = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Full-width forms of the visible ASCII characters. */
const FULL_WIDTH_CHARACTERS = /[\uff01-\uff5e]/g;

/**
 * Characters that people type for a hyphen or a minus sign: all hyphens and dashes, the minus sign, box-drawing
 * lines, and the Japanese long-vowel mark.
 */
const HYPHEN_CHARACTERS =
  /[\u02d7\u1173\u2010-\u2015\u2043\u207b\u2212\u2500\u2501\u30fc\u3161\ufe58\ufe63\uff0d\uff70]/g;

/** Removes invisible characters, and spaces at both ends, including full-width spaces. */
const trim = (text: string): string => text.replaceAll(INVISIBLE_CHARACTERS, '').trim();

/** Converts letters, digits and symbols to half width, and every kind of hyphen to `-`. */
const toHalfWidth = (text: string): string =>
  trim(text)
    .replaceAll(FULL_WIDTH_CHARACTERS, (character) =>
      String.fromCharCode(character.charCodeAt(0) - 0xfee0),
    )
    .replaceAll(HYPHEN_CHARACTERS, '-');

/** Like `toHalfWidth`, but also removes all spaces: for numbers and codes. */
const toHalfWidthWithoutSpaces = (text: string): string => toHalfWidth(text).replaceAll(/\s/g, '');

/** Removes thousands separators. Any other comma stays, so that the rule refuses the entry. */
const removeSeparators = (text: string): string =>
  /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;

/** Disables the corrections of a phone's keyboard, for entries that are not sentences. */
const noKeyboardCorrection = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * The formats of S5: rule, normalisation and input attributes. tests/forms/s5/values.ts lists the values that
 * each format accepts and refuses; the contract and the sandbox are tested against the same list.
 */
export const formats: Readonly<Record<ItemFormat, Format>> = {
  text: { rule: noQuestionMark, normalise: trim },
  halfWidth: { rule: halfWidthText, normalise: toHalfWidth, inputAttributes: noKeyboardCorrection },
  loginId: { rule: halfWidthText, normalise: toHalfWidth, inputAttributes: noKeyboardCorrection },
  integer: {
    rule: integer,
    normalise: (entry) => removeSeparators(toHalfWidthWithoutSpaces(entry)),
    inputAttributes: { ...noKeyboardCorrection, inputMode: 'numeric' },
  },
  number: {
    rule: number,
    normalise: (entry) => removeSeparators(toHalfWidthWithoutSpaces(entry)),
    inputAttributes: { ...noKeyboardCorrection, inputMode: 'decimal' },
  },
  currency: {
    rule: wholeYen,
    normalise: (entry) => String(parseYen(trim(entry)) ?? toHalfWidthWithoutSpaces(entry)),
    inputAttributes: { ...noKeyboardCorrection, inputMode: 'numeric' },
  },
  date: { rule: date, normalise: normaliseDay, inputAttributes: { type: 'date' } },
  dateTime: {
    rule: dateTime,
    normalise: normaliseDayAndTime,
    inputAttributes: { type: 'datetime-local' },
  },
  postalCode: {
    rule: postalCode,
    normalise: (entry) => toHalfWidthWithoutSpaces(entry).replace(/^〒+/, ''),
    inputAttributes: { ...noKeyboardCorrection, inputMode: 'numeric' },
  },
  phoneNumber: {
    rule: phoneNumber,
    normalise: normalisePhone,
    inputAttributes: { ...noKeyboardCorrection, type: 'tel' },
  },
  mailAddress: {
    rule: mailAddress,
    normalise: toHalfWidthWithoutSpaces,
    inputAttributes: { ...noKeyboardCorrection, inputMode: 'email' },
  },
  invoiceRegisterNumber: {
    rule: invoiceRegisterNumber,
    normalise: (entry) => toHalfWidthWithoutSpaces(entry).replaceAll('-', '').replace(/^t/, 'T'),
    inputAttributes: noKeyboardCorrection,
  },
  linkageCode: {
    rule: linkageCode,
    normalise: toHalfWidthWithoutSpaces,
    inputAttributes: noKeyboardCorrection,
  },
  // A native select offers only its options.
  select: { rule: () => null },
};

/** A confirmation code as copied from a mail; the rule `digits` checks its length. */
export const verificationCode: Format = {
  rule: () => null,
  normalise: (entry) => toHalfWidthWithoutSpaces(entry).replaceAll('-', ''),
  inputAttributes: { ...noKeyboardCorrection, inputMode: 'numeric' },
};

const padToTwoDigits = (text: string): string => text.padStart(2, '0');

/** Converts 2026/4/1, 2026.4.1 and 2026年4月1日 to 2026-04-01. */
function normaliseDay(entry: string): string {
  return toHalfWidthWithoutSpaces(entry).replace(
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/,
    (_, year: string, month: string, day: string) =>
      `${year}-${padToTwoDigits(month)}-${padToTwoDigits(day)}`,
  );
}

/** Like `normaliseDay`, with a time: 2026-04-01T09:30. After T, the time may have no colon: 0930. */
function normaliseDayAndTime(entry: string): string {
  const text = toHalfWidth(entry).replace(/(?<=T)(\d{1,2})(\d{2})$/, '$1:$2');
  // At most 30 characters are accepted as the date: without a limit, the pattern would be slow for a long text.
  return text.replace(
    /^(.{6,30}?)[\sT](\d{1,2}):(\d{2})(:\d{2})?$/,
    (_, day: string, hour: string, minute: string, second: string = '') =>
      `${normaliseDay(day)}T${padToTwoDigits(hour)}:${minute}${second}`,
  );
}

/** Replaces blanks, dots and parentheses between the digits of a phone number by hyphens. */
function normalisePhone(entry: string): string {
  return toHalfWidth(entry)
    .replaceAll(/[\s.()-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
