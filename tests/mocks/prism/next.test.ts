import { describe, expect, it, vi } from 'vitest';
import { call, examplesServer, orderNext, serverBefore } from './harness.ts';

const emptyList = () =>
  serverBefore((_, out) => {
    out.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
  });

describe('an answer ordered at /_mock/next', () => {
  it('is sent once', async () => {
    const server = await emptyList();
    const ordered = await orderNext(server, { operationId: 'searchBills', code: '401-1-00-01' });
    expect(ordered.status).toBe(201);
    const first = await call(server, '/bills');
    expect(first.status).toBe(401);
    expect(await first.json()).toMatchObject([{ code: '401-1-00-01' }]);
    expect((await call(server, '/bills')).status).toBe(200);
  });

  it('waits for its operation', async () => {
    const server = await examplesServer();
    await orderNext(server, { operationId: 'searchBills', example: 'empty' });
    expect((await call(server, '/bills/b1/pdf')).status).toBe(200);
    expect(await (await call(server, '/bills')).json()).toEqual([]);
  });

  it('is repeated as ordered, and orders are queued', async () => {
    const server = await examplesServer();
    await orderNext(server, { operationId: 'searchBills', example: 'empty', times: 2 });
    await orderNext(server, { operationId: 'searchBills', code: '400-1-05-05' });
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await call(server, '/bills')).status);
    }
    expect(statuses).toEqual([200, 200, 400, 200]);
  });

  it('can drop the connection, with status 0 in the call list', async () => {
    const server = await emptyList();
    await orderNext(server, { operationId: 'searchBills', kind: 'drop' });
    await expect(call(server, '/bills')).rejects.toThrow('fetch failed');
    await vi.waitFor(async () => {
      const calls = await (await fetch(`${server.url}/_mock/calls`)).json();
      expect(calls).toMatchObject([{ operationId: 'searchBills', status: 0 }]);
    });
  });

  it('can be delayed without delaying other calls', async () => {
    const server = await examplesServer();
    await orderNext(server, { operationId: 'searchBills', delayMs: 600_000 });
    const leaving = new AbortController();
    let isThere = false;
    const late = call(server, '/bills', { signal: leaving.signal }).then(
      () => (isThere = true),
      () => undefined,
    );
    for (let time = 0; time < 3; time += 1) await (await call(server, '/bills/b1/csv')).text();
    expect(isThere).toBe(false);
    leaving.abort();
    await late;
  });

  it('can be truncated', async () => {
    const server = await examplesServer();
    await orderNext(server, { operationId: 'downloadBillPdf', kind: 'truncate' });
    const answer = await call(server, '/bills/b1/pdf');
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  });

  it('can be an HTML page of a proxy', async () => {
    const server = await emptyList();
    await orderNext(server, { operationId: 'searchBills', kind: 'html', status: 503 });
    const answer = await call(server, '/bills');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html');
  });

  it.each([
    [{}, 200],
    [{ status: 504 }, 504],
  ])('can be empty: %o', async (status, expected) => {
    const server = await emptyList();
    await orderNext(server, { operationId: 'searchBills', kind: 'empty', ...status });
    const answer = await call(server, '/bills');
    expect(answer.status).toBe(expected);
    expect(await answer.text()).toBe('');
  });

  it('can be broken JSON', async () => {
    const server = await emptyList();
    await orderNext(server, { operationId: 'searchBills', kind: 'badJson' });
    const answer = await call(server, '/bills');
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('can be slow and complete', async () => {
    const server = await examplesServer();
    const whole = await (await call(server, '/bills/b1/pdf')).arrayBuffer();
    await orderNext(server, { operationId: 'downloadBillPdf', kind: 'slow', delayMs: 20 });
    const slow = await (await call(server, '/bills/b1/pdf')).arrayBuffer();
    expect(Buffer.from(slow).equals(Buffer.from(whole))).toBe(true);
  });

  it('sends the headers of a slow answer at once', async () => {
    const server = await examplesServer();
    await orderNext(server, { operationId: 'downloadBillPdf', kind: 'slow', delayMs: 600_000 });
    const answer = await call(server, '/bills/b1/pdf');
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  });

  it('is not a violation', async () => {
    const server = await emptyList();
    await orderNext(server, { operationId: 'searchBills', kind: 'html' });
    await call(server, '/bills');
    expect(server.violations()).toEqual([]);
  });

  it.each([
    ['an unknown operation', { operationId: 'searchBill' }, 404],
    ['an example the operation does not have', { operationId: 'searchBills', example: 'x' }, 400],
    [
      'a code the operation does not have',
      { operationId: 'searchBills', code: '500-9-99-99' },
      400,
    ],
    ['a misspelt kind', { operationId: 'searchBills', kind: 'broken' }, 400],
    ['a misspelt field', { operationId: 'searchBills', exampel: 'empty' }, 400],
    ...[
      { times: 0 },
      { times: 1001 },
      { delayMs: -1 },
      { delayMs: 600_001 },
      { kind: 'html', status: 199 },
      { kind: 'html', status: 600 },
      { operationId: 'login', code: '400-1-00-04', fillIns: { max: '1'.repeat(1001) } },
    ].map((bad): [string, object, number] => [
      `a value out of bounds: ${JSON.stringify(bad).slice(0, 40)}`,
      { operationId: 'searchBills', ...bad },
      400,
    ]),
  ])('is rejected for %s', async (_, order, status) => {
    const server = await examplesServer();
    expect((await orderNext(server, order)).status).toBe(status);
  });

  it('cannot be ordered by another site’s page', async () => {
    const server = await examplesServer();
    const answer = await fetch(`${server.url}/_mock/next`, {
      method: 'POST',
      body: '{"operationId":"searchBills","kind":"drop"}',
    });
    expect(answer.status).toBe(415);
  });

  it('can be listed and cancelled', async () => {
    const server = await examplesServer();
    await orderNext(server, { operationId: 'searchBills', example: 'empty' });
    const list = async () => (await fetch(`${server.url}/_mock/next`)).json();
    expect(await list()).toEqual([{ operationId: 'searchBills', example: 'empty' }]);
    await fetch(`${server.url}/_mock/next`, { method: 'DELETE' });
    expect(await list()).toEqual([]);
  });

  it('can be cancelled for one operation', async () => {
    const server = await examplesServer();
    await orderNext(server, { operationId: 'searchBills', example: 'empty' });
    await orderNext(server, { operationId: 'downloadBillPdf', kind: 'drop' });
    await fetch(`${server.url}/_mock/next/searchBills`, { method: 'DELETE' });
    const left = await (await fetch(`${server.url}/_mock/next`)).json();
    expect(left).toEqual([{ operationId: 'downloadBillPdf', kind: 'drop' }]);
  });
});

it('/_mock/codes returns the meaning and the fill-ins of each code', async () => {
  const server = await examplesServer();
  const codes = await (await fetch(`${server.url}/_mock/codes`)).json();
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

it('/_mock/calls names the operation and the violation of a refused request', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const server = await examplesServer();
  expect((await call(server, '/bills?page=none')).status).toBe(422);
  await vi.waitFor(async () => {
    const [refused] = await (await fetch(`${server.url}/_mock/calls`)).json();
    expect(refused).toMatchObject({
      operationId: 'searchBills',
      status: 422,
      violations: [{ direction: 'request', place: 'query.page', value: 'none' }],
    });
  });
});

it('/_mock/calls has the violations of each call', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const server = await serverBefore((_, out) => {
    out.writeHead(200, { 'Content-Type': 'application/json' }).end('{"not":"a list"}');
  });
  await call(server, '/bills');
  await vi.waitFor(async () => {
    const [broken] = await (await fetch(`${server.url}/_mock/calls`)).json();
    expect(broken.violations).toEqual(server.violations());
    expect(broken.violations).not.toEqual([]);
  });
});

it('/_mock/calls has the last 50 calls', async () => {
  const server = await examplesServer();
  for (let time = 0; time < 51; time += 1) await call(server, '/bills/b1/csv');
  await call(server, '/bills');
  const readCalls = async () => (await fetch(`${server.url}/_mock/calls`)).json();
  await vi.waitFor(async () => {
    const calls = await readCalls();
    expect(calls).toHaveLength(50);
    expect(calls.at(-1)).toMatchObject({
      operationId: 'searchBills',
      method: 'GET',
      path: '/demo/mypage-api/bills',
      status: 200,
      flowId: 'flow-0001',
    });
  });
});

it('succeeded() has the operations that answered with success', async () => {
  const server = await examplesServer();
  await call(server, '/bills/b1/csv');
  await call(server, '/bills', { headers: { Prefer: 'code=401' } });
  await vi.waitFor(() => expect(server.succeeded()).toEqual(['downloadBillCsv']));
});

it('/_mock/operations has every operation with its examples and fields', async () => {
  const server = await examplesServer();
  const operations = await (await fetch(`${server.url}/_mock/operations`)).json();
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
