import { describe, expect, it, vi } from 'vitest';
import {
  call,
  fetchControl,
  startExamplesServer,
  orderNextAnswer,
  startMockWithBackend,
} from './harness.ts';

const startEmptyListServer = () =>
  startMockWithBackend((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
  });

const searchBillsOrder = { operationId: 'searchBills' };
const emptyExampleOrder = { ...searchBillsOrder, example: 'empty' };
const downloadBillPdfOrder = { operationId: 'downloadBillPdf' };

describe('an answer that is requested at /_mock/next', () => {
  it('is sent once', async () => {
    const server = await startEmptyListServer();
    const orderAnswer = await orderNextAnswer(server, { ...searchBillsOrder, code: '401-1-00-01' });
    expect(orderAnswer.status).toBe(201);
    const firstAnswer = await call(server, '/bills');
    expect(firstAnswer.status).toBe(401);
    expect(await firstAnswer.json()).toMatchObject([{ code: '401-1-00-01' }]);
    expect((await call(server, '/bills')).status).toBe(200);
  });

  it('waits for a call of its operation', async () => {
    const server = await startExamplesServer();
    await orderNextAnswer(server, emptyExampleOrder);
    expect((await call(server, '/bills/b1/pdf')).status).toBe(200);
    expect(await (await call(server, '/bills')).json()).toEqual([]);
  });

  it('is sent as often as requested, before the answers that are requested later', async () => {
    const server = await startExamplesServer();
    await orderNextAnswer(server, { ...emptyExampleOrder, times: 2 });
    await orderNextAnswer(server, { ...searchBillsOrder, code: '400-1-05-05' });
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await call(server, '/bills')).status);
    expect(statuses).toEqual([200, 200, 400, 200]);
  });

  it('can be a dropped connection, which has the status 0 in the call list', async () => {
    const server = await startEmptyListServer();
    await orderNextAnswer(server, { ...searchBillsOrder, kind: 'drop' });
    await expect(call(server, '/bills')).rejects.toThrow('fetch failed');
    await vi.waitFor(async () => {
      expect(await fetchControl(server, 'calls')).toMatchObject([
        { ...searchBillsOrder, status: 0 },
      ]);
    });
  });

  it.each([{}, { kind: 'drop' }])(
    'can be delayed without a delay of other answers: %o',
    async (order) => {
      const server = await startExamplesServer();
      await orderNextAnswer(server, { ...searchBillsOrder, ...order, delayMs: 600_000 });
      const abortController = new AbortController();
      let hasEnded = false;
      const lateCall = call(server, '/bills', { signal: abortController.signal })
        .catch(() => undefined)
        .finally(() => (hasEnded = true));
      for (let time = 0; time < 3; time += 1) await (await call(server, '/bills/b1/csv')).text();
      expect(hasEnded).toBe(false);
      abortController.abort();
      await lateCall;
    },
  );

  it.each([
    [{ kind: 'html', status: 503 }, 503, 'text/html', '<h1>Bad gateway</h1>'],
    [{ kind: 'html', code: '401-1-00-01' }, 401, 'text/html', '<h1>Bad gateway</h1>'],
    [{ kind: 'html', example: '401-1-00-01' }, 401, 'text/html', '<h1>Bad gateway</h1>'],
    [{ kind: 'empty' }, 200, 'application/json', ''],
    [{ kind: 'empty', status: 504 }, 504, 'application/json', ''],
    [{ kind: 'badJson' }, 200, 'application/json', '['],
  ])('can be damaged by %o, which is not a violation', async (order, status, mediaType, body) => {
    const server = await startEmptyListServer();
    await orderNextAnswer(server, { ...searchBillsOrder, ...order });
    const answer = await call(server, '/bills');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, mediaType]);
    expect(await answer.text()).toBe(body);
    expect(server.violations()).toEqual([]);
  });

  it('can be sent slowly, but completely', async () => {
    const server = await startExamplesServer();
    const completeFile = await (await call(server, '/bills/b1/pdf')).arrayBuffer();
    await orderNextAnswer(server, { ...downloadBillPdfOrder, kind: 'slow', delayMs: 20 });
    const slowFile = await (await call(server, '/bills/b1/pdf')).arrayBuffer();
    expect(Buffer.from(slowFile).equals(Buffer.from(completeFile))).toBe(true);
  });

  it('sends the headers of a slow answer at once', async () => {
    const server = await startExamplesServer();
    await orderNextAnswer(server, { ...downloadBillPdfOrder, kind: 'slow', delayMs: 600_000 });
    const answer = await call(server, '/bills/b1/pdf');
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  });

  it.each([
    [{ operationId: 'searchBill' }, 404],
    [{ example: 'x' }, 400],
    [{ code: '500-9-99-99' }, 400],
    [{ kind: 'broken' }, 400],
    [{ exampel: 'empty' }, 400],
    [{ times: 0 }, 400],
    [{ times: 1001 }, 400],
    [{ delayMs: -1 }, 400],
    [{ delayMs: 600_001 }, 400],
    [{ kind: 'html', code: '500-9-99-99' }, 400],
    [{ kind: 'html', status: 199 }, 400],
    [{ kind: 'html', status: 600 }, 400],
    [{ operationId: 'login', code: '400-1-00-04', fillIns: { max: '1'.repeat(1001) } }, 400],
  ])('is refused if the request is invalid: %o', async (order, status) => {
    const server = await startExamplesServer();
    expect((await orderNextAnswer(server, { ...searchBillsOrder, ...order })).status).toBe(status);
  });

  it('can be listed and cancelled, also for one operation', async () => {
    const server = await startExamplesServer();
    await orderNextAnswer(server, { ...emptyExampleOrder, times: 2 });
    await orderNextAnswer(server, { ...downloadBillPdfOrder, kind: 'drop' });
    const cancel = (path: string) => fetch(`${server.url}/_mock/${path}`, { method: 'DELETE' });
    await cancel('next/searchBills');
    expect(await fetchControl(server, 'next')).toEqual([{ ...downloadBillPdfOrder, kind: 'drop' }]);
    await orderNextAnswer(server, emptyExampleOrder);
    await cancel('next');
    expect(await fetchControl(server, 'next')).toEqual([]);
  });
});

it('/_mock/codes returns the meaning and the fill-ins of each code', async () => {
  const server = await startExamplesServer();
  const codes = await fetchControl(server, 'codes');
  expect(Object.keys(codes).toSorted().join(' ')).toBe(
    '400-1-00-01 400-1-00-04 400-1-02-01 400-1-05-05 401-1-00-01',
  );
  expect(codes['400-1-00-04']).toEqual({
    meaning: 'An entry has too many characters.',
    target: ['keyword'],
    fillIns: [
      { key: 'name', value: 'keyword', type: 'FE' },
      { key: 'max', value: '100', type: 'BE' },
    ],
  });
});

it('/_mock/reports returns the last 50 reports', async () => {
  const server = await startExamplesServer();
  const body = JSON.stringify(Array.from({ length: 51 }, (_, count) => ({ count })));
  await fetch(`${server.url}/_reports`, { method: 'POST', body });
  const reports = await fetchControl(server, 'reports');
  expect([reports.length, reports.at(-1)]).toEqual([50, { count: 50 }]);
});

it('/_mock/operations lists an operation with its examples and fields', async () => {
  const server = await startExamplesServer();
  const operations = await fetchControl(server, 'operations');
  expect(operations).toContainEqual({
    operationId: 'login',
    method: 'POST',
    path: '/auth/login',
    examples: [
      { status: 400, name: '400-1-02-01', summary: '' },
      { status: 400, name: '400-1-00-04', summary: 'An entry has too many characters.' },
    ],
    fields: ['loginId', 'addresses', 'addresses.0.address'],
  });
});
