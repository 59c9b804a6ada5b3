import {
  MailAddressMax,
  MailAddressRegExp,
} from '../../../generated/zod/schemas/mailAddress.zod.ts';
import { isCalendarDay, isDate } from '../../lib/dates.ts';
import { parseYen } from '../../lib/prices.ts';
import { createRule, type Rule } from './rule.ts';

/**
 * The contract's pattern: words of letters, digits and symbols, separated by single dots; one @; and a domain of
 * at least two parts, the last of which has only letters.
 */
export const mailAddress: Rule = createRule(
  'mailAddress',
  (value) => value.length <= MailAddressMax && MailAddressRegExp.test(value),
);

/** 10 to 15 digits, with or without single hyphens; a plus sign before a country code. */
export const phoneNumber: Rule = createRule(
  'phoneNumber',
  (value) => /^\+?\d+(-\d+)*$/.test(value) && /^\d{10,15}$/.test(value.replaceAll(/[-+]/g, '')),
);

/** 123-4567 or 1234567. */
export const postalCode: Rule = createRule('postalCode', (value) => /^\d{3}-?\d{4}$/.test(value));

const DATE_TIME_PATTERN = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;

/** yyyy-MM-dd, a day of the calendar between 1900 and 2099 (S5). */
export const date: Rule = createRule('date', isDate);

/**
 * A day with hours, minutes and optional seconds, as in the field for a date with a time. The hour is 0 to 24
 * (S5), 24 only as 24:00. `toContractDateTime` adds the offset for the request.
 */
export const dateTime: Rule = createRule('dateTime', (value) => {
  const parts = DATE_TIME_PATTERN.exec(value);
  if (parts === null) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const isValidHour = hour < 24 || (hour === 24 && minute + second === 0);
  return isCalendarDay(year, month, day) && isValidHour && minute < 60 && second < 60;
});

/** A whole amount of yen in the notation of the contract: digits, with a minus sign if negative. */
export const wholeYen: Rule = createRule('currency', (value) => /^-?\d+$/.test(value));

/** A whole amount of yen as people write it. */
export const currency: Rule = createRule(
  'currency',
  (value) => value.trim() === '' || parseYen(value) !== null,
);

/** The letter T and 13 half-width digits, or the digits alone (S5, S9). */
export const invoiceRegisterNumber: Rule = createRule('invoiceRegisterNumber', (value) =>
  /^T?\d{13}$/.test(value),
);

/** 4 digits, a colon, 13 digits: 1234:1234567890123 (S5). */
export const linkageCode: Rule = createRule('linkageCode', (value) => /^\d{4}:\d{13}$/.test(value));
