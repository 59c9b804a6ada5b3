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

/** Half-width text without a question mark (S5). A password may contain one. */
const halfWidthText: Rule = (value) => halfWidth(value) ?? noQuestionMark(value);

/** Invisible characters that copying adds: joiners, direction marks, soft hyphens. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Full-width forms of the visible ASCII characters, and the full-width yen sign. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * Characters that people type for a hyphen or a minus sign: all hyphens and dashes, the minus sign, box-drawing
 * lines, and the Japanese long-vowel mark.
 */
const HYPHENS =
  /[\u02d7\u1173\u2010-\u2015\u2043\u207b\u2212\u2500\u2501\u30fc\u3161\ufe58\ufe63\uff0d\uff70]/g;

/** Without spaces at both ends, full-width ones included, and without invisible characters. */
const trimmed = (text: string): string => text.replaceAll(INVISIBLE, '').trim();

/** Letters, digits and symbols half-width, every kind of hyphen as `-`. */
const halfWidthOf = (text: string): string =>
  trimmed(text)
    .replaceAll(FULL_WIDTH, (found) => String.fromCharCode(found.charCodeAt(0) - 0xfee0))
    .replaceAll('\uffe5', '\u00a5')
    .replaceAll(HYPHENS, '-');

/** Like `halfWidthOf`, and without any space: for numbers and codes. */
const withoutSpaces = (text: string): string => halfWidthOf(text).replaceAll(/\s/g, '');

/** Removes thousands separators. Any other comma stays, so that the rule refuses the entry. */
const withoutSeparators = (text: string): string =>
  /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;

/** Switches off the corrections of a phone's keyboard, for entries that are not sentences. */
const withoutCorrection = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * The formats of S5: rule, normalisation and input attributes. tests/forms/s5/values.ts lists the values that
 * each accepts and refuses; the contract and the sandbox are tested against the same list.
 */
export const formats: Readonly<Record<ItemFormat, Format>> = {
  text: { rule: noQuestionMark, normalise: trimmed },
  halfWidth: { rule: halfWidthText, normalise: halfWidthOf, input: withoutCorrection },
  loginId: { rule: halfWidthText, normalise: halfWidthOf, input: withoutCorrection },
  integer: {
    rule: integer,
    normalise: (typed) => withoutSeparators(withoutSpaces(typed)),
    input: { ...withoutCorrection, inputMode: 'numeric' },
  },
  number: {
    rule: number,
    normalise: (typed) => withoutSeparators(withoutSpaces(typed)),
    input: { ...withoutCorrection, inputMode: 'decimal' },
  },
  currency: {
    rule: wholeYen,
    normalise: (typed) => String(parseYen(trimmed(typed)) ?? withoutSpaces(typed)),
    input: { ...withoutCorrection, inputMode: 'numeric' },
  },
  date: { rule: date, normalise: normaliseDay, input: { type: 'date' } },
  dateTime: { rule: dateTime, normalise: normaliseDayAndTime, input: { type: 'datetime-local' } },
  postalCode: {
    rule: postalCode,
    normalise: (typed) => withoutSpaces(typed).replace(/^〒+/, ''),
    input: { ...withoutCorrection, inputMode: 'numeric' },
  },
  phoneNumber: {
    rule: phoneNumber,
    normalise: normalisePhone,
    input: { ...withoutCorrection, type: 'tel' },
  },
  mailAddress: {
    rule: mailAddress,
    normalise: withoutSpaces,
    input: { ...withoutCorrection, inputMode: 'email' },
  },
  invoiceRegisterNumber: {
    rule: invoiceRegisterNumber,
    normalise: (typed) => withoutSpaces(typed).replaceAll('-', '').replace(/^t/, 'T'),
    input: withoutCorrection,
  },
  linkageCode: { rule: linkageCode, normalise: withoutSpaces, input: withoutCorrection },
  // A native select offers only its options.
  select: { rule: () => null },
};

/** A confirmation code as copied from a mail; the rule `digits` checks its length. */
export const verificationCode: Format = {
  rule: () => null,
  normalise: (typed) => withoutSpaces(typed).replaceAll('-', ''),
  input: { ...withoutCorrection, inputMode: 'numeric' },
};

const twoDigits = (text: string): string => text.padStart(2, '0');

/** 2026/4/1, 2026.4.1 and 2026年4月1日 as 2026-04-01. */
function normaliseDay(typed: string): string {
  return withoutSpaces(typed).replace(
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/,
    (_, year: string, month: string, day: string) =>
      `${year}-${twoDigits(month)}-${twoDigits(day)}`,
  );
}

/** Like `normaliseDay`, with a time: 2026-04-01T09:30. After T, the time may have no colon: 0930. */
function normaliseDayAndTime(typed: string): string {
  // The pattern limits the length of the day, because a search for spaces in a long text would take too long.
  const text = halfWidthOf(typed).replace(/(?<=T)(\d{1,2})(\d{2})$/, '$1:$2');
  return text.replace(
    /^(.{6,30}?)[\sT](\d{1,2}):(\d{2})(:\d{2})?$/,
    (_, day: string, hour: string, minute: string, second: string = '') =>
      `${normaliseDay(day)}T${twoDigits(hour)}:${minute}${second}`,
  );
}

/** Replaces blanks, dots and parentheses between the digits of a phone number by hyphens. */
function normalisePhone(typed: string): string {
  return halfWidthOf(typed)
    .replaceAll(/[\s.()-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
