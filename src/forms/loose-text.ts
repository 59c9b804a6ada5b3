/*
 * What people type, and paste from letters and tables, where half-width characters are asked for. Never
 * for passwords: they are taken as they are.
 */

/** Characters that show nothing, as copying brings them along: joiners, marks of direction, soft hyphens. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Full-width forms of the visible ASCII characters, and the full-width yen sign. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * What stands for a hyphen or a minus sign on a Japanese keyboard and in texts: hyphens and dashes of every
 * length, the minus sign, the lines of tables, and the mark for a long vowel.
 */
const HYPHENS =
  /[\u02d7\u1173\u2010-\u2015\u2043\u207b\u2212\u2500\u2501\u30fc\u3161\ufe58\ufe63\uff0d\uff70]/g;

/** Without blanks at both ends, full-width ones too, and without what shows nothing. */
export const trimmed = (text: string): string => text.replaceAll(INVISIBLE, '').trim();

/** Letters, digits and symbols half-width, hyphens of every kind as `-`. */
export const halfWidthOf = (text: string): string =>
  trimmed(text)
    .replaceAll(FULL_WIDTH, (found) => String.fromCharCode(found.charCodeAt(0) - 0xfee0))
    .replaceAll('\uffe5', '\u00a5')
    .replaceAll(HYPHENS, '-');

/** The same without any blank: for numbers and codes, which have none. */
export const closedUp = (text: string): string => halfWidthOf(text).replaceAll(/\s/g, '');

/** A number without the commas between its thousands; any other comma stays, for the rule to refuse. */
export const ungrouped = (text: string): string =>
  /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
