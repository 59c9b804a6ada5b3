/*
 * Dates in the formats of S9. The contract has dates and months of Japan, and times with an offset. All are
 * displayed in Japan time in every time zone, because deadlines and dates of issue are in Japan time.
 */
import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { isExists } from 'date-fns/isExists';
import { isValid } from 'date-fns/isValid';
// Not `format`, which includes 6 KiB of English names of days and months.
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_PATTERN = /^(\d{4})-(\d{2})$/;
const japanTimeZone = tz('Asia/Tokyo');
/** The offset of Japan time, which has had no summer time since 1951. */
const JAPAN_OFFSET = '+09:00';

/** Whether the three numbers are a calendar day between 1900 and 2099 (S5). */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  return year >= 1900 && year <= 2099 && isExists(year, month - 1, day);
}

/** Whether the text is yyyy-MM-dd and a calendar day between 1900 and 2099 (S5). */
export function isDate(text: string): boolean {
  const parts = DATE_PATTERN.exec(text);
  return parts !== null && isCalendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** Whether the text is yyyy-MM and a month between 1900 and 2099 (S5). */
export function isMonth(text: string): boolean {
  const parts = MONTH_PATTERN.exec(text);
  return parts !== null && isCalendarDay(Number(parts[1]), Number(parts[2]), 1);
}

/** A day or month in a pattern of date-fns, independent of time zones; another text unchanged. */
function formatDay(text: string, pattern: string): string {
  const day = parseISO(text);
  return isValid(day) ? lightFormat(day, pattern) : text;
}

/** A time in Japan in a pattern of date-fns; another text unchanged. */
function formatTime(text: string, pattern: string): string {
  const time = parseISO(text, { in: japanTimeZone });
  return isValid(time) ? lightFormat(time, pattern) : text;
}

/** yyyy-MM-dd as yyyy/MM/dd (S9). */
export function formatDate(date: string): string {
  // Lists have a hundred dates: parsing and formatting would take a tenth of the list's rendering time.
  return isDate(date) ? date.replaceAll('-', '/') : formatDay(date, 'yyyy/MM/dd');
}

/** A time with offset as yyyy/MM/dd HH:mm in Japan time (S9); another text unchanged. */
export function formatDateTime(time: string): string {
  return formatTime(time, 'yyyy/MM/dd HH:mm');
}

/** Like `formatDateTime`, with a no-break space between date and time, for use in a sentence. */
export const formatMoment = (time: string): string => formatDateTime(time).replace(' ', '\u00A0');

/** A time with offset as yyyy/MM/dd HH:mm:ss in Japan time (S9); another text unchanged. */
export function formatDateTimeSeconds(time: string): string {
  return formatTime(time, 'yyyy/MM/dd HH:mm:ss');
}

/**
 * Converts the entry of a date with a time to the contract's notation, with offset and seconds. The hour 24 (S5)
 * becomes hour 0 of the next day.
 * @param entry yyyy-MM-ddTHH:mm in Japan time, with optional :ss
 * @returns any other text unchanged
 */
export function toContractDateTime(entry: string): string {
  const time = parseISO(entry, { in: japanTimeZone });
  if (!/^.{10}T\d{2}:\d{2}(:\d{2})?$/.test(entry) || !isValid(time)) return entry;
  return `${lightFormat(time, "yyyy-MM-dd'T'HH:mm:ss")}${JAPAN_OFFSET}`;
}

/** Converts a time with offset to an entry, yyyy-MM-ddTHH:mm in Japan time; another text unchanged. */
export function toDateTimeEntry(time: string): string {
  return formatTime(time, "yyyy-MM-dd'T'HH:mm");
}

/** yyyy-MM as yyyy年MM月 in Japanese, as yyyy/MM otherwise (S9). */
export function formatMonth(month: string, language: string): string {
  return formatDay(month, language === 'ja' ? 'yyyy年MM月' : 'yyyy/MM');
}

/**
 * The number of days from today in Japan to a date: 0 for today, negative for a past day.
 * @param date yyyy-MM-dd
 */
export function daysUntil(date: string, now: Date = new Date()): number {
  const [year = Number.NaN, month = Number.NaN, day] = date.split('-').map(Number);
  const targetDay = isDate(date) ? new Date(year, month - 1, day) : parseISO(date);
  return differenceInCalendarDays(targetDay, dayInJapan(now));
}

/** The cached day of the last requested hour: each row of a list needs the day, and a day begins on the hour. */
let cachedDay = { hour: Number.NaN, day: new Date(Number.NaN) };

/**
 * The current day in Japan.
 * @returns midnight of that day in the browser's time zone, so that calculations with date-fns need no time zone
 */
export function dayInJapan(now: Date = new Date()): Date {
  const hour = Math.floor(now.getTime() / 3_600_000);
  if (hour !== cachedDay.hour) {
    cachedDay = { hour, day: parseISO(lightFormat(japanTimeZone(now), 'yyyy-MM-dd')) };
  }
  return cachedDay.day;
}
