const japanOffsetMs = 9 * 60 * 60 * 1000;

/** The length of a day in milliseconds. */
export const dayMs = 24 * 60 * 60 * 1000;

/** yyyy-MM-dd in Japan time. @param time milliseconds since 1970 */
export const japanDate = (time: number): string =>
  new Date(time + japanOffsetMs).toISOString().slice(0, 10);

/** yyyy-MM in Japan time. */
export const japanMonth = (time: number): string => japanDate(time).slice(0, 7);

/** Date and time with the offset of Japan, as in the contract's date-times. */
export const japanDateTime = (time: number): string =>
  `${new Date(time + japanOffsetMs).toISOString().slice(0, 19)}+09:00`;

/** Adds months to a month. @returns yyyy-MM */
export function addMonths(month: string, monthCount: number): string {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthOfYear - 1 + monthCount, 1)).toISOString().slice(0, 7);
}

/** The last day of a month, yyyy-MM-dd. */
export function lastDayOfMonth(month: string): string {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthOfYear, 0)).toISOString().slice(0, 10);
}

/** The midnight in Japan at which a date begins, in milliseconds since 1970. */
export const startOfDay = (date: string): number => Date.parse(`${date}T00:00:00+09:00`);

/** Formats yyyy-MM as yyyy年M月. */
export function formatJapaneseMonth(month: string): string {
  const [year, monthOfYear] = month.split('-').map(Number);
  return `${year}年${monthOfYear}月`;
}
