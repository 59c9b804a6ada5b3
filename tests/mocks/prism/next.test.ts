import { describe, expect, it, vi } from 'vitest';
import { call, controlOf, examplesServer, orderNext, serverBefore } from './harness.ts';

const emptyList = () =>
  serverBefore((_, out) => {
    out.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
  });

const searchBills = { operationId: 'searchBills' };
const emptyExample = { ...searchBills, example: 'empty' };
const downloadBillPdf = { operationId: 'downloadBillPdf' };

describe('an answer ordered at /_mock/next', () => {
  it('is sent once', async () => {
    const server = await emptyList();
    expect((await orderNext(server, { ...searchBills, code: '401-1-00-01' })).status).toBe(201);
    const first = await call(server, '/bills');
    expect(first.status).toBe(401);
    expect(await first.json()).toMatchObject([{ code: '401-1-00-01' }]);
    expect((await call(server, '/bills')).status).toBe(200);
  });

  it('waits for its operation', async () => {
    const server = await examplesServer();
    await orderNext(server, emptyExample);
    expect((await call(server, '/bills/b1/pdf')).status).toBe(200);
    expect(await (await call(server, '/bills')).json()).toEqual([]);
  });

  it('is repeated as ordered, and orders are queued', async () => {
    const server = await examplesServer();
    await orderNext(server, { ...emptyExample, times: 2 });
    await orderNext(server, { ...searchBills, code: '400-1-05-05' });
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await call(server, '/bills')).status);
    expect(statuses).toEqual([200, 200, 400, 200]);
  });

  it('can drop the connection, with status 0 in the call list', async () => {
    const server = await emptyList();
    await orderNext(server, { ...searchBills, kind: 'drop' });
    await expect(call(server, '/bills')).rejects.toThrow('fetch failed');
    await vi.waitFor(async () => {
      expect(await controlOf(server, 'calls')).toMatchObject([{ ...searchBills, status: 0 }]);
    });
  });

  it('can be delayed without delaying other calls', async () => {
    const server = await examplesServer();
    await orderNext(server, { ...searchBills, delayMs: 600_000 });
    const stop = new AbortController();
    let hasArrived = false;
    const late = call(server, '/bills', { signal: stop.signal }).then(
      () => (hasArrived = true),
      () => undefined,
    );
    for (let time = 0; time < 3; time += 1) await (await call(server, '/bills/b1/csv')).text();
    expect(hasArrived).toBe(false);
    stop.abort();
    await late;
  });

  it('can be truncated', async () => {
    const server = await examplesServer();
    await orderNext(server, { ...downloadBillPdf, kind: 'truncate' });
    const answer = await call(server, '/bills/b1/pdf');
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  });

  it.each([
    [{ kind: 'html', status: 503 }, 503, 'text/html', '<h1>Bad gateway</h1>'],
    [{ kind: 'empty' }, 200, 'application/json', ''],
    [{ kind: 'empty', status: 504 }, 504, 'application/json', ''],
    [{ kind: 'badJson' }, 200, 'application/json', '['],
  ])('can be damaged by %o, which is not a violation', async (order, status, mediaType, body) => {
    const server = await emptyList();
    await orderNext(server, { ...searchBills, ...order });
    const answer = await call(server, '/bills');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, mediaType]);
    expect(await answer.text()).toBe(body);
    expect(server.violations()).toEqual([]);
  });

  it('can be slow and complete', async () => {
    const server = await examplesServer();
    const whole = await (await call(server, '/bills/b1/pdf')).arrayBuffer();
    await orderNext(server, { ...downloadBillPdf, kind: 'slow', delayMs: 20 });
    const slow = await (await call(server, '/bills/b1/pdf')).arrayBuffer();
    expect(Buffer.from(slow).equals(Buffer.from(whole))).toBe(true);
  });

  it('sends the headers of a slow answer at once', async () => {
    const server = await examplesServer();
    await orderNext(server, { ...downloadBillPdf, kind: 'slow', delayMs: 600_000 });
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
    [{ kind: 'html', status: 199 }, 400],
    [{ kind: 'html', status: 600 }, 400],
    [{ operationId: 'login', code: '400-1-00-04', fillIns: { max: '1'.repeat(1001) } }, 400],
  ])('is rejected if it is not possible: %o', async (order, status) => {
    const server = await examplesServer();
    expect((await orderNext(server, { ...searchBills, ...order })).status).toBe(status);
  });

  it('can be listed and cancelled, also for one operation', async () => {
    const server = await examplesServer();
    await orderNext(server, emptyExample);
    await orderNext(server, { ...downloadBillPdf, kind: 'drop' });
    const cancel = (path: string) => fetch(`${server.url}/_mock/${path}`, { method: 'DELETE' });
    await cancel('next/searchBills');
    expect(await controlOf(server, 'next')).toEqual([{ ...downloadBillPdf, kind: 'drop' }]);
    await orderNext(server, emptyExample);
    await cancel('next');
    expect(await controlOf(server, 'next')).toEqual([]);
  });
});

it('/_mock/codes returns the meaning and the fill-ins of each code', async () => {
  const server = await examplesServer();
  const codes = await controlOf(server, 'codes');
  expect(Object.keys(codes).toSorted()).toEqual([
    '400-1-00-01',
    '400-1-00-04',
    '400-1-02-01',
    '400-1-05-05',
    '401-1-00-01',
  ]);
  expect(codes['400-1-00-04']).toEqual({
    meaning: 'An entry has too many characters.',
    target: ['keyword'],
    fillIns: [
      { key: 'name', value: 'keyword', type: 'FE' },
      { key: 'max', value: '100', type: 'BE' },
    ],
  });
});

it('/_mock/operations has every operation with its examples and fields', async () => {
  const server = await examplesServer();
  const operations = await controlOf(server, 'operations');
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
