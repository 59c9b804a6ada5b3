import type { Bill } from '../../../../generated/model/bill.ts';

/** A day on which bills can be downloaded for the last time. */
export interface Deadline {
  /** yyyy-MM-dd in Japan. */
  day: string;
  bills: readonly Pick<Bill, 'billNumber' | 'title'>[];
}

/** The days to come on which bills end (S4), the nearest first; those that cannot be downloaded have none. */
export function deadlinesOf(bills: readonly Bill[]): Deadline[] {
  const days = new Map<string, Bill[]>();
  for (const bill of bills) {
    const { downloadDeadline: day, isDownloadDeadlinePassed, isPublished } = bill;
    if (day === null || isDownloadDeadlinePassed || !isPublished) continue;
    days.set(day, [...(days.get(day) ?? []), bill]);
  }
  return [...days]
    .map(([day, of]) => ({ day, bills: of }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
