import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ProxiedAnswer } from '../../contract/lib/proxy.ts';
import { withoutHeaders } from '../../contract/lib/proxy.ts';
import { seedSize } from '../../contract/lib/watched-sandbox.ts';
import { startOwnSandbox } from '../../contract/verify/own-sandbox.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { verificationOf } from './support/verification.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ seedSize });
});
afterAll(() => sandbox.close());

/** Verifies one operation of the project's own sandbox with its answers changed before anybody judges them. */
async function verified(operationId: string, change: (answer: ProxiedAnswer) => ProxiedAnswer) {
  // The mock server says every break aloud; here they are what is looked for.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const start = () => startOwnSandbox({ sandboxUrl: sandbox.url, change });
  return verificationOf(start, ['--only', operationId]);
}

const changed = (answer: ProxiedAnswer, from: RegExp, to: string): ProxiedAnswer => ({
  ...answer,
  body: Buffer.from(answer.body.toString('utf8').replace(from, to)),
});

it('passes where nothing is wrong', async () => {
  const { code, json } = await verified('getPasswordPolicy', (answer) => answer);
  expect([code, JSON.parse(json ?? '')]).toEqual([
    0,
    expect.objectContaining({ provider: 'sandbox', failed: 0 }),
  ]);
});

it('finds what only the whole contract shows: a field that no screen reads is left out', async () => {
  const run = await verified('getPasswordPolicy', (answer) =>
    changed(answer, /,"expiresInDays":[^,}]+/, ''),
  );
  expect(run.code).toBe(1);
  expect(run.printed).toContain('Prism: response');
  expect(run.printed).toContain('expiresInDays');
});

it('finds what no schema shows: a page that was not asked for', async () => {
  const run = await verified('listNotices', (answer) => changed(answer, /"page":1\b/, '"page":2'));
  expect(run.code).toBe(1);
  expect(run.printed).toContain('paging: requested page 1, got page 2');
});

it('finds what only the pact and its rules show: a header, and a text where a screen reads a number', async () => {
  const kept = await verified('listNotices', (answer) => ({
    ...answer,
    rawHeaders: withoutHeaders(answer.rawHeaders, new Set(['cache-control'])),
  }));
  expect(kept.code).toBe(1);
  expect(kept.printed).toContain('header Cache-Control');
  const text = await verified('listNotices', (answer) =>
    changed(answer, /"total":(\d+)/, '"total":"$1"'),
  );
  expect(text.code).toBe(1);
});
