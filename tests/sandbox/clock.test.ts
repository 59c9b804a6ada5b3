import { describe, expect, it } from 'vitest';
import {
  addMonths,
  japanDate,
  japanDateTime,
  japanMonth,
  lastDayOf,
  startOfDay,
} from '../../mocks/sandbox/clock.ts';

const at = (time: string): number => Date.parse(time);

describe('the sandbox’s days and months', () => {
  it.each([
    ['2026-11-30T14:59:59Z', '2026-11-30', '2026-11'],
    ['2026-11-30T15:00:00Z', '2026-12-01', '2026-12'],
    ['2026-12-31T15:00:00Z', '2027-01-01', '2027-01'],
    ['2028-02-28T15:00:00Z', '2028-02-29', '2028-02'],
  ])('at %s are those of Japan', (time, date, month) => {
    expect(japanDate(at(time))).toBe(date);
    expect(japanMonth(at(time))).toBe(month);
    expect(japanDateTime(at(time)).slice(0, 10)).toBe(date);
  });

  it('begin at midnight in Japan', () => {
    expect(startOfDay('2026-12-01')).toBe(at('2026-11-30T15:00:00Z'));
    expect(japanDateTime(startOfDay('2026-12-01'))).toBe('2026-12-01T00:00:00+09:00');
  });

  it.each([
    ['2026-11', '2026-11-30'],
    ['2026-12', '2026-12-31'],
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
  ])('of %s end with %s', (month, day) => {
    expect(lastDayOf(month)).toBe(day);
  });

  it.each([
    ['2026-11', 2, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -24, '2024-03'],
  ])('%s and %i months are %s', (month, months, other) => {
    expect(addMonths(month, months)).toBe(other);
  });
});
