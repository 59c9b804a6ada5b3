/*
 * Dates as S9 shows them. The contract sends dates and months of Japan and times with an offset; all are shown
 * in Japan time, because deadlines and dates of issue are meant there. Written out by hand: a list of 50 bills
 * formats 250 of them while the customer waits.
 */
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^(\d{4})-(\d{2})$/;
const JAPAN_OFFSET_MS = 9 * 60 * 60 * 1000;

/**
 * Tells whether the three numbers are a day of the calendar between 1900 and 2099 (S5).
 */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  if (year < 1900 || year > 2099 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
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

/** yyyy-MM-dd as yyyy/MM/dd (S9). */
export function formatDate(date: string): string {
  return date.replaceAll('-', '/');
}

/** A time with offset as yyyy/MM/dd HH:mm in Japan time (S9); the text itself if it is no time. */
export function formatDateTime(time: string): string {
  return inJapan(time)?.slice(0, 16) ?? time;
}

/** A time with offset as yyyy/MM/dd HH:mm:ss in Japan time (S9); the text itself if it is no time. */
export function formatDateTimeSeconds(time: string): string {
  return inJapan(time) ?? time;
}

/** yyyy-MM as yyyy年MM月 in Japanese, as yyyy/MM otherwise (S9). */
export function formatMonth(month: string, language: string): string {
  const parts = MONTH.exec(month);
  if (parts === null) return month;
  return language === 'ja' ? `${parts[1]}年${parts[2]}月` : `${parts[1]}/${parts[2]}`;
}

/**
 * Whole days from today to a date, both in Japan: 0 for today, negative for a day that is over.
 * @param date yyyy-MM-dd
 */
export function daysUntil(date: string, now: Date = new Date()): number {
  const today = new Date(now.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 10);
  return Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000);
}

function inJapan(time: string): string | undefined {
  const milliseconds = Date.parse(time);
  if (Number.isNaN(milliseconds)) return undefined;
  const wall = new Date(milliseconds + JAPAN_OFFSET_MS).toISOString();
  return `${wall.slice(0, 10).replaceAll('-', '/')} ${wall.slice(11, 19)}`;
}
