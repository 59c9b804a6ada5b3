import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { readPact } from '../../contract/lib/pact.ts';
import { callers, ownershipCells } from '../../contract/verify/ownership.ts';
import { operations } from '../../generated/operations.ts';
import { listen } from '../../scripts/preview/listen.ts';
import { runChecks, sandboxForTests } from './support/sandbox.ts';
import type { Rewrite } from './support/wrong-provider.ts';

const cells = ownershipCells({ pact: readPact(), operations });
const checkedOperations = operations.filter(({ operationId }) =>
  cells.some((cell) => cell.operationId === operationId && cell.check),
);

const sandbox = sandboxForTests();

const callerStates = new Set<string>(Object.values(callers).flatMap(({ state }) => state ?? []));

/** States of logins that are not complete. */
const pendingStates = new Set<string>(
  Object.entries(callers).flatMap(([name, { state }]) =>
    name.startsWith('a login') ? (state ?? []) : [],
  ),
);

/**
 * A states address that remembers the cookies of the owner, never ends a session, and completes each login at the
 * password.
 */
async function startStatesServer() {
  const owner = { cookie: '', xsrfToken: '' };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const requestBody = Buffer.concat(chunks).toString();
      const { state } = JSON.parse(requestBody);
      const completeLogin = JSON.stringify({
        state: 'a customer with bills is logged in',
        params: {},
      });
      const body = pendingStates.has(state) ? completeLogin : requestBody;
      if (state === callers['a session that has ended']?.state) {
        response.end('{}');
        return;
      }
      const answer = await fetch(sandbox.statesUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const values = await answer.json();
      if (!callerStates.has(state) || pendingStates.has(state)) Object.assign(owner, values);
      response.end(JSON.stringify(values));
    })();
  });
  return { owner, ...(await listen(server, 0)) };
}

it.each(checkedOperations)(
  'finds a provider that answers every caller of $operationId as the owner',
  async ({ operationId, path }) => {
    const statesServer = await startStatesServer();
    const pattern = new RegExp(`^/[^/]+/mypage-api(${path.replace(/\{\w+\}/g, '[^/]+')})$`);
    const answerAsOwner: Rewrite = (call) => {
      const pathBelowApi = pattern.exec(call.path)?.[1];
      if (pathBelowApi === undefined) return;
      call.path = `/demo/mypage-api${pathBelowApi}`;
      call.headers.cookie = statesServer.owner.cookie;
      call.headers['x-xsrf-token'] = statesServer.owner.xsrfToken;
    };
    const checks = cells.flatMap((cell) =>
      cell.operationId === operationId ? (cell.check ?? []) : [],
    );
    try {
      const addresses = { url: sandbox.url, statesUrl: statesServer.url };
      const results = await runChecks(addresses, checks, { rewrite: answerAsOwner });
      expect(results.filter(({ ok }) => ok).map(({ description }) => description)).toEqual([]);
      expect(results.map(({ breaks }) => breaks)).not.toContain('');
    } finally {
      await statesServer.close();
    }
  },
);

it.each([
  [/also if the bill was withdrawn$/, 10],
  [/also if the bill is past its deadline$/, 10],
  [/^treats a call with the key of another customer/, 2],
])('the checks whose name matches %s exist for %i operations', (name, count) => {
  expect(cells.filter(({ check }) => check && name.test(check.name))).toHaveLength(count);
});

it('each operation with an id or a token is checked for all callers, or has a reason why not', () => {
  const cellCounts = new Map<string, number>();
  for (const { operationId } of cells)
    cellCounts.set(operationId, (cellCounts.get(operationId) ?? 0) + 1);
  const tokenOperations = operations.filter(({ path }) => path.includes('{token}'));
  expect(tokenOperations.map(({ operationId }) => cellCounts.get(operationId))).toEqual(
    tokenOperations.map(({ security }) => (security === 'public' ? 4 : 5)),
  );
  expect(
    cells.filter(({ check, reason }) => (check === undefined) === (reason === undefined)),
  ).toEqual([]);
});
