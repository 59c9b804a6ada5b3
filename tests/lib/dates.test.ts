import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  daysUntil,
  enteredDateTime,
  formatDate,
  formatDateTime,
  formatDateTimeSeconds,
  formatMonth,
  isDate,
  formatMoment,
  isMonth,
  sentDateTime,
} from '../../src/lib/dates.ts';

describe('dates as they are shown', () => {
  it('a day', () => expect(formatDate('2026-11-20')).toBe('2026/11/20'));
  it('a time, in Japan', () =>
    expect(formatDateTime('2026-11-20T15:30:00Z')).toBe('2026/11/21 00:30'));
  it('a time in a sentence, which no line breaks', () =>
    expect(formatMoment('2026-11-20T15:30:00Z')).toBe('2026/11/21\u00A000:30'));
  it('a time with seconds', () =>
    expect(formatDateTimeSeconds('2026-11-20T09:05:07+09:00')).toBe('2026/11/20 09:05:07'));
  it('a month in Japanese', () => expect(formatMonth('2026-04', 'ja')).toBe('2026年04月'));
  it('a month in English', () => expect(formatMonth('2026-04', 'en')).toBe('2026/04'));
  it('what is no time stays as it is', () => expect(formatDateTime('soon')).toBe('soon'));
});

describe('dates as they are entered', () => {
  it.each(['2026-02-28', '2024-02-29', '1900-01-01', '2099-12-31'])('%s is a day', (text) =>
    expect(isDate(text)).toBe(true),
  );
  it.each(['2026-02-29', '2026-13-01', '1899-12-31', '2100-01-01', '2026/01/01', '', '2026-1-1'])(
    '%j is none',
    (text) => expect(isDate(text)).toBe(false),
  );
  it('tells months from others', () =>
    expect(['2026-12', '2026-13', '2026-1'].map(isMonth)).toEqual([true, false, false]));
});

describe('a day with a time', () => {
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
  ])('%j is sent as %j', (entry, sent) => expect(sentDateTime(entry)).toBe(sent));
  it('stands in its field as it is in Japan', () =>
    expect(enteredDateTime('2026-11-20T15:30:00Z')).toBe('2026-11-21T00:30'));
});

describe('daysUntil', () => {
  it('counts by days of Japan', () =>
    expect(daysUntil('2026-11-22', new Date('2026-11-21T16:00:00Z'))).toBe(0));
  it('is negative for a day that is over', () =>
    expect(daysUntil('2026-11-20', new Date('2026-11-21T00:00:00Z'))).toBe(-1));
});

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Tokyo'])(
  'for a reader in %s',
  (zone) => {
    const machine = process.env['TZ'];
    beforeAll(() => {
      process.env['TZ'] = zone;
    });
    afterAll(() => {
      if (machine === undefined) delete process.env['TZ'];
      else process.env['TZ'] = machine;
    });

    it('days and months are those that were sent', () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(formatDate('2026-12-01')).toBe('2026/12/01');
      expect(formatDate('2026-11-30')).toBe('2026/11/30');
      expect(formatMonth('2026-12', 'ja')).toBe('2026年12月');
    });

    it('times are those of Japan, at a month’s and a year’s end too', () => {
      expect(formatDateTime('2026-11-30T14:59:00Z')).toBe('2026/11/30 23:59');
      expect(formatDateTime('2026-12-31T15:00:00Z')).toBe('2027/01/01 00:00');
      expect(sentDateTime('2026-11-30T24:00')).toBe('2026-12-01T00:00:00+09:00');
      expect(enteredDateTime('2026-11-30T15:00:00Z')).toBe('2026-12-01T00:00');
    });

    it('a deadline ends with its day in Japan', () => {
      expect(daysUntil('2026-11-30', new Date('2026-11-30T14:59:59Z'))).toBe(0);
      expect(daysUntil('2026-11-30', new Date('2026-11-30T15:00:00Z'))).toBe(-1);
      expect(daysUntil('2026-12-31', new Date('2026-11-30T15:00:00Z'))).toBe(30);
    });
  },
);
