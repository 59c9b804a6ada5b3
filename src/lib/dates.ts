/*
 * Dates as S9 shows them. The contract sends dates and months of Japan and times with an offset; all are shown
 * in Japan time, because deadlines and dates of issue are meant there, wherever the reader is.
 */
import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isExists } from 'date-fns/isExists';
import { isValid } from 'date-fns/isValid';
// Not `format`, whose names of days and months in English weigh 6 KiB, and none of which is shown.
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^(\d{4})-(\d{2})$/;
const japan = tz('Asia/Tokyo');
/** That of Japan's time, which has had no summer time since 1951. */
const OFFSET = '+09:00';

/**
 * Tells whether the three numbers are a day of the calendar between 1900 and 2099 (S5).
 */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  return year >= 1900 && year <= 2099 && isExists(year, month - 1, day);
}

/** Tells whether the text is yyyy-MM-dd and a day of the calendar between 1900 and 2099 (S5). */
export function isDate(text: string): boolean {
  const parts = DATE.exec(text);
  return parts !== null && isCalendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** Tells whether the text is yyyy-MM and a month between 1900 and 2099 (S5). */
export function isMonth(text: string): boolean {
  const parts = MONTH.exec(text);
  return parts !== null && isCalendarDay(Number(parts[1]), Number(parts[2]), 1);
}

/** A day or month, which no time zone moves, by a pattern of date-fns; the text itself if it is neither. */
function formattedDay(text: string, pattern: string): string {
  const day = parseISO(text);
  return isValid(day) ? lightFormat(day, pattern) : text;
}

/** A time in Japan by a pattern of date-fns; the text itself if it is not a time. */
function formattedTime(text: string, pattern: string): string {
  const time = parseISO(text, { in: japan });
  return isValid(time) ? lightFormat(time, pattern) : text;
}

/** yyyy-MM-dd as yyyy/MM/dd (S9). */
export function formatDate(date: string): string {
  // Lists have a hundred of them: parsing and formatting each would be a tenth of the time that a list takes.
  return isDate(date) ? date.replaceAll('-', '/') : formattedDay(date, 'yyyy/MM/dd');
}

/** A time with offset as yyyy/MM/dd HH:mm in Japan time (S9); the text itself if it is no time. */
export function formatDateTime(time: string): string {
  return formattedTime(time, 'yyyy/MM/dd HH:mm');
}

/** The same with a no-break space between date and time, for use in a sentence. */
export const formatMoment = (time: string): string => formatDateTime(time).replace(' ', '\u00A0');

/** A time with offset as yyyy/MM/dd HH:mm:ss in Japan time (S9); the text itself if it is no time. */
export function formatDateTimeSeconds(time: string): string {
  return formattedTime(time, 'yyyy/MM/dd HH:mm:ss');
}

/**
 * A day and a time in Japan, as a field holds them, as the contract sends them: with offset and seconds.
 * The hour 24 (S5) is the next day's 0.
 * @param entry yyyy-MM-ddTHH:mm, with :ss if it has them; one that is none comes back as it is
 */
export function sentDateTime(entry: string): string {
  const time = parseISO(entry, { in: japan });
  if (!/^.{10}T\d{2}:\d{2}(:\d{2})?$/.test(entry) || !isValid(time)) return entry;
  return `${lightFormat(time, "yyyy-MM-dd'T'HH:mm:ss")}${OFFSET}`;
}

/** A time with offset as a field for day and time holds it, in Japan; the text itself if it is no time. */
export function enteredDateTime(time: string): string {
  return formattedTime(time, "yyyy-MM-dd'T'HH:mm");
}

/** yyyy-MM as yyyy年MM月 in Japanese, as yyyy/MM otherwise (S9). */
export function formatMonth(month: string, language: string): string {
  return formattedDay(month, language === 'ja' ? 'yyyy年MM月' : 'yyyy/MM');
}

/**
 * Whole days from today to a date, both in Japan: 0 for today, negative for a day that is over.
 * @param date yyyy-MM-dd
 */
export function daysUntil(date: string, now: Date = new Date()): number {
  const [year = Number.NaN, month = Number.NaN, day] = date.split('-').map(Number);
  const then = isDate(date) ? new Date(year, month - 1, day) : parseISO(date);
  return differenceInCalendarDays(then, dayInJapan(now));
}

/** Cache for the last hour: a list needs the day for each row, and no day begins within an hour. */
let lastAsked = { hour: Number.NaN, day: new Date(Number.NaN) };

/**
 * The day that it is in Japan.
 * @returns midnight of that day by the clock of the browser: what date-fns reckons with needs no time zone any more
 */
export function dayInJapan(now: Date = new Date()): Date {
  const hour = Math.floor(now.getTime() / 3_600_000);
  if (hour !== lastAsked.hour) {
    lastAsked = { hour, day: parseISO(lightFormat(japan(now), 'yyyy-MM-dd')) };
  }
  return lastAsked.day;
}
