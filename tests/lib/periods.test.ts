import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { daysFromToday, fiscalYear, monthAround, weekAround } from '../../src/lib/periods.ts';

const period = (from: string, to: string) => ({ from, to });
/** Five o'clock of that day in Japan, which is still the previous day in the west. */
const dateInJapan = (day: string): Date => new Date(`${day}T05:00:00+09:00`);

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Tokyo', 'UTC'])(
  'periods relative to today in Japan, in the time zone %s',
  (timeZone) => {
    const originalTimeZone = process.env.TZ;
    beforeAll(() => void (process.env.TZ = timeZone));
    afterAll(() => void (process.env.TZ = originalTimeZone));

    it.each([
      ['2026-11-22', 0, period('2026-11-01', '2026-11-30')],
      ['2026-11-22', -1, period('2026-10-01', '2026-10-31')],
      ['2026-01-01', 0, period('2026-01-01', '2026-01-31')],
      ['2026-01-01', -1, period('2025-12-01', '2025-12-31')],
      ['2028-03-31', -1, period('2028-02-01', '2028-02-29')],
      ['2026-12-31', 0, period('2026-12-01', '2026-12-31')],
    ])('on %s: the month with the offset %i', (day, offset, expected) => {
      expect(monthAround(offset, dateInJapan(day))).toEqual(expected);
    });

    it('have a new month from midnight in Japan', () => {
      expect(monthAround(0, new Date('2026-11-30T14:59:59Z')).from).toBe('2026-11-01');
      expect(monthAround(0, new Date('2026-11-30T15:00:00Z')).from).toBe('2026-12-01');
    });

    it.each([
      ['2026-11-22', 4, period('2026-04-01', '2027-03-31')],
      ['2027-03-31', 4, period('2026-04-01', '2027-03-31')],
      ['2027-04-01', 4, period('2027-04-01', '2028-03-31')],
      ['2027-02-10', 3, period('2026-03-01', '2027-02-28')],
      ['2026-11-22', 1, period('2026-01-01', '2026-12-31')],
      ['2026-11-22', 12, period('2025-12-01', '2026-11-30')],
      ['2026-12-01', 12, period('2026-12-01', '2027-11-30')],
    ])('on %s: the fiscal year that starts in month %i', (day, firstMonth, expected) => {
      expect(fiscalYear(firstMonth, dateInJapan(day))).toEqual(expected);
    });

    it('include the week of a day, from Monday to Sunday', () => {
      expect(weekAround('2026-11-22')).toEqual(period('2026-11-16', '2026-11-22'));
      expect(weekAround('2026-11-23')).toEqual(period('2026-11-23', '2026-11-29'));
      vi.setSystemTime(dateInJapan('2026-11-23'));
      expect(weekAround()).toEqual(period('2026-11-23', '2026-11-29'));
    });

    it('include the next seven days, also into the next year', () => {
      expect(daysFromToday(7, dateInJapan('2026-12-28'))).toEqual(
        period('2026-12-28', '2027-01-04'),
      );
    });
  },
);
