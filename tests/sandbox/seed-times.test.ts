import { describe, expect, it } from 'vitest';
import { Clock } from '../../mocks/sandbox/clock.ts';
import { sandboxForTests } from './support.ts';

// Before the hour at which bills are published.
const time = '2026-11-20T00:10:00+09:00';
const now = Date.parse(time);
// As many as in the demonstration: fewer have none that is published on this very day.
const sandbox = sandboxForTests({ clock: new Clock(time), seedSize: 1200 });

/** Every column with a moment that has passed, as the seed writes it. */
const passed = [
  ['bills', 'lastDownloadedAt'],
  ['bills', 'accessAt'],
  ['billDownloads', 'downloadedAt'],
  ['statusHistory', 'changedAt'],
] as const;

describe('what the seed tells of', () => {
  it.each(passed)('has happened already: %s.%s', (table, column) => {
    const { db } = sandbox.world;
    const found = db.get<{ n: number; last: number }>(
      `SELECT count(${column}) AS n, max(${column}) AS last FROM ${table}`,
    );
    expect(found?.n).toBeGreaterThan(0);
    expect(found?.last).toBeLessThanOrEqual(now);
  });

  it('came after the bill was there', () => {
    const early = sandbox.world.db.get<{ n: number }>(
      `SELECT count(*) AS n FROM billDownloads JOIN bills USING (billRowId)
       JOIN (SELECT billRowId, min(changedAt) AS first FROM statusHistory GROUP BY billRowId)
       USING (billRowId) WHERE downloadedAt < first`,
    );
    expect(early?.n).toBe(0);
  });

  it('lets every notice that is listed be posted by now', async () => {
    const customer = await sandbox.loggedIn();
    const answer = await customer.get('/notices?perPage=100');
    const list: { items: { postingPeriodFrom: string }[] } = JSON.parse(
      answer.bytes.toString('utf8'),
    );
    expect(list.items.length).toBeGreaterThan(0);
    for (const { postingPeriodFrom } of list.items)
      expect(Date.parse(postingPeriodFrom)).toBeLessThanOrEqual(now);
  });
});
