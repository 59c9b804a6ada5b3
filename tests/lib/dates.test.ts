import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  daysUntil,
  toDateTimeEntry,
  formatDate,
  formatDateTime,
  formatDateTimeSeconds,
  formatMoment,
  formatMonth,
  isDate,
  isMonth,
  toContractDateTime,
} from '../../src/lib/dates.ts';

describe('a date', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['1900-01-01', true],
    ['2099-12-31', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['1899-12-31', false],
    ['2100-01-01', false],
    ['2026/01/01', false],
    ['', false],
    ['2026-1-1', false],
  ])('%j is valid: %s', (text, expected) => expect(isDate(text)).toBe(expected));

  it('without a day is valid if the month is 01 to 12', () =>
    expect(['2026-12', '2026-13', '2026-1'].map(isMonth)).toEqual([true, false, false]));
});

describe('the entry of a date with a time', () => {
  it.each([
    ['2026-11-20T09:30', '2026-11-20T09:30:00+09:00'],
    ['2026-11-20T09:30:15', '2026-11-20T09:30:15+09:00'],
    ['2026-12-31T24:00', '2027-01-01T00:00:00+09:00'],
    ['2026-12-31T24:00:00', '2027-01-01T00:00:00+09:00'],
    ['2026-12-31T24:01', '2026-12-31T24:01'],
    ['2026-12-31T24:00:01', '2026-12-31T24:00:01'],
    ['2026-12-31T23:59:58', '2026-12-31T23:59:58+09:00'],
    ['+2026-12-31T10:00', '+2026-12-31T10:00'],
    ['2026-12-31T10:00+01:00', '2026-12-31T10:00+01:00'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-31T09:30', '2026-11-31T09:30'],
    ['', ''],
  ])('%j is sent as %j', (entry, sentText) => expect(toContractDateTime(entry)).toBe(sentText));
});

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'in the time zone %s',
  (timeZone) => {
    const originalTimeZone = process.env['TZ'];
    beforeAll(() => void (process.env['TZ'] = timeZone));
    afterAll(() => {
      if (originalTimeZone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = originalTimeZone;
    });

    it('dates and months are displayed unchanged', () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      expect(['2026-12-01', '2026-11-30'].map(formatDate)).toEqual(['2026/12/01', '2026/11/30']);
      expect(formatMonth('2026-04', 'ja')).toBe('2026年04月');
      expect(formatMonth('2026-04', 'en')).toBe('2026/04');
    });

    it('times are in Japan time, also at the end of a month and of a year', () => {
      expect(formatDateTime('2026-11-30T14:59:00Z')).toBe('2026/11/30 23:59');
      expect(formatDateTime('2026-12-31T15:00:00Z')).toBe('2027/01/01 00:00');
      expect(formatDateTimeSeconds('2026-11-20T09:05:07+09:00')).toBe('2026/11/20 09:05:07');
      expect(formatMoment('2026-11-20T15:30:00Z')).toBe('2026/11/21\u00A000:30');
      expect(toContractDateTime('2026-11-30T24:00')).toBe('2026-12-01T00:00:00+09:00');
      expect(toDateTimeEntry('2026-11-30T15:00:00Z')).toBe('2026-12-01T00:00');
      expect(formatDateTime('soon')).toBe('soon');
    });

    it('the days until a date are counted in Japan', () => {
      expect(daysUntil('2026-11-30', new Date('2026-11-30T14:59:59Z'))).toBe(0);
      expect(daysUntil('2026-11-30', new Date('2026-11-30T15:00:00Z'))).toBe(-1);
      expect(daysUntil('2026-12-31', new Date('2026-11-30T15:00:00Z'))).toBe(30);
    });
  },
);
