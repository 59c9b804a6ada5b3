import { expect, it } from 'vitest';
import { readContract } from '../../contract/lib/contract.ts';
import { dateFields } from '../../contract/lib/date-fields.ts';
import { dateFaults } from '../../contract/verify/date-faults.ts';

const fields = { day: 'date', at: 'date-time', months: 'month' } as const;

it('knows the days, times and months of the contract by their names', () => {
  expect(dateFields(readContract())).toMatchObject({
    publicationDate: 'date',
    downloadDeadline: 'date',
    lastDownloadedAt: 'date-time',
    postingPeriodTo: 'date-time',
    months: 'month',
  });
});

it.each([
  { day: '2024-02-29', at: '2026-11-22T23:59:59.123+09:00', months: ['2026-01', '2026-12'] },
  { day: null, at: '2026-11-22T00:00:00Z', months: [] },
])('takes $day and $at', (body) => {
  expect(dateFaults({ items: [body] }, fields)).toEqual([]);
});

it.each([
  { day: '2026-02-29' },
  { day: '2026-13-45' },
  { day: '2026/11/22' },
  { day: '' },
  { day: 20261122 },
  { at: '2026-11-22' },
  { at: '2026-11-22T09:30:00' },
  { at: '2026-11-22T24:00:00+09:00' },
  { at: '2026-11-31T09:30:00+09:00' },
  { at: 1795307400000 },
  { months: ['2026-11', '2026-13'] },
])('does not take $day$at$months', (body) => {
  const where = expect.stringMatching(/^body \$\.items\[0\]\.(day|at|months\[1\])$/);
  expect(dateFaults({ items: [body] }, fields)).toEqual([expect.objectContaining({ where })]);
});
