import { isCalendarDay, isDate } from '../../lib/dates.ts';
import { ruleOf, type Rule } from './rule.ts';

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/;

/** yyyy-MM-dd, a day of the calendar between 1900 and 2099 (S5). */
export const date: Rule = ruleOf('date', isDate);

/**
 * A day with hours and minutes, seconds if any, as a field for both has it; the hour may be 0 to 24 (S5),
 * 24 only as 24:00. What is sent has an offset besides: `sentDateTime`.
 */
export const dateTime: Rule = ruleOf('dateTime', (value) => {
  const parts = DATE_TIME.exec(value);
  if (parts === null) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const isHour = hour < 24 || (hour === 24 && minute + second === 0);
  return isCalendarDay(year, month, day) && isHour && minute < 60 && second < 60;
});
