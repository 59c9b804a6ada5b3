/*
 * Periods for searches, such as the previous month, relative to today in Japan. Bills have dates of Japan; in
 * another time zone, the browser's month would differ for some hours.
 */
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { endOfISOWeek } from 'date-fns/endOfISOWeek';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { startOfMonth } from 'date-fns/startOfMonth';
import { dayInJapan } from './dates.ts';

/** The first and the last day of a period, yyyy-MM-dd. */
export interface Period {
  from: string;
  to: string;
}

const formatDay = (day: Date): string => lightFormat(day, 'yyyy-MM-dd');

const periodOfMonths = (firstDay: Date, monthCount: number): Period => ({
  from: formatDay(firstDay),
  to: formatDay(addDays(addMonths(firstDay, monthCount), -1)),
});

/**
 * A whole month.
 * @param monthOffset 0 for the current month in Japan, -1 for the previous month
 */
export function monthAround(monthOffset: number, now?: Date): Period {
  return periodOfMonths(addMonths(startOfMonth(dayInJapan(now)), monthOffset), 1);
}

/**
 * The current business year in Japan, from its first to its last day.
 * @param firstMonth 1 to 12, from the settings
 */
export function fiscalYear(firstMonth: number, now?: Date): Period {
  const month = startOfMonth(dayInJapan(now));
  const passedMonthCount = (month.getMonth() + 1 - firstMonth + 12) % 12;
  return periodOfMonths(addMonths(month, -passedMonthCount), 12);
}

/**
 * The week of a day, from Monday to Sunday.
 * @param day yyyy-MM-dd; by default, today in Japan
 */
export function weekAround(day?: string): Period {
  const date = day === undefined ? dayInJapan() : parseISO(day);
  return { from: formatDay(startOfISOWeek(date)), to: formatDay(endOfISOWeek(date)) };
}

/** From today in Japan to the day `dayCount` days later. */
export function daysFromToday(dayCount: number, now?: Date): Period {
  const today = dayInJapan(now);
  return { from: formatDay(today), to: formatDay(addDays(today, dayCount)) };
}
