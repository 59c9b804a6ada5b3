import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSandbox } from '../../mocks/sandbox/server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a sandbox that is started again has the time to which it was moved, and its bills', async () => {
  const options = { dbPath: path.join(folder, 'sandbox.db'), seedSize: 20 };
  const days = 86_400_000 * 30;
  const first = await createSandbox(options);
  const address = `${first.url}/_sandbox/clock`;
  const moved = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: days / 1000 }),
  });
  expect(moved.status).toBe(200);
  const count = (sandbox: typeof first): unknown =>
    sandbox.world.db.get('SELECT count(*) AS n FROM bills');
  const bills = count(first);
  await first.close();
  const second = await createSandbox(options);
  expect(second.world.clock.offset).toBe(days);
  expect(count(second)).toEqual(bills);
  await second.close();
});
