import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { formOf, methodOf, prepare, steps } from './steps.ts';
import { Customer } from './support.ts';

let sandbox: Sandbox;
let mock: MockServer;
beforeAll(async () => {
  sandbox = await createSandbox({ seedSize: 120 });
  mock = await createMockServer({ mode: 'sandbox', sandboxUrl: sandbox.url });
});
afterAll(async () => {
  await mock.close();
  await sandbox.close();
});

describe('the sandbox keeps the contract', () => {
  it.each(
    operations.map(({ operationId, successStatus }) => [operationId, successStatus] as const),
  )('%s answers %s', async (operationId, successStatus) => {
    const take = await prepare(sandbox.world, mock.url, operationId);
    const answer = await take();
    expect([answer.json, mock.violations()]).toEqual([answer.json, []]);
    expect(answer.status).toBe(successStatus);
  });
});

const errorCases = operations.flatMap(({ operationId, errorCodes }) =>
  errorCodes.map((code) => [operationId, code] as const),
);

describe('every error of every operation keeps the contract', () => {
  it.each(operations.map(({ operationId }) => operationId))('%s', async (operationId) => {
    for (const [, code] of errorCases.filter(([id]) => id === operationId)) {
      sandbox.world.orderedErrors.length = 0;
      sandbox.world.orderedErrors.push({ operationId, code, times: 1 });
      const { path, body } = steps[operationId];
      const form = formOf(steps[operationId]);
      const customer = new Customer(mock.url);
      customer.cookies.set('XSRF-TOKEN', 'Zk3v9s0Xq7LwT2mB8dYc');
      customer.cookies.set('MYPAGE_SESSION', 'any');
      customer.cookies.set('MYPAGE_DOWNLOAD', 'any');
      const answer = await customer.call(methodOf(operationId), path.replace(/\{\w+\}/g, 'x-1'), {
        ...(body !== undefined && {
          body: JSON.parse(JSON.stringify(body).replace(/\{changeReflectionMonth\}/g, '2026-12')),
        }),
        ...(form && { form }),
      });
      expect([answer.code, mock.violations()]).toEqual([code, []]);
    }
  });
});
