import { describe, expect, it, vi } from 'vitest';
import { call, callHeaders, examplesServer } from './harness.ts';

describe('examples mode', () => {
  it('answers the first success example without a login', async () => {
    const answer = await call(await examplesServer(), '/bills');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([{ billId: 'b1', price: 128700 }]);
  });

  it('answers a named example for Prefer', async () => {
    const server = await examplesServer();
    const empty = await call(server, '/bills', { headers: { Prefer: 'example=empty' } });
    expect(await empty.json()).toEqual([]);
    const quoted = await call(server, '/bills', { headers: { Prefer: 'example="empty"' } });
    expect(await quoted.json()).toEqual([]);
    const refused = await call(server, '/bills', {
      headers: { Prefer: 'code=400, example=400-1-05-05' },
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toEqual([{ code: '400-1-05-05', target: [], mapping: [] }]);
  });

  it('reports an example that breaks its schema with position and value', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const server = await examplesServer();
    const answer = await call(server, '/bills', { headers: { Prefer: 'example=broken' } });
    expect(answer.status).toBe(500);
    expect(server.violations()).toMatchObject([
      {
        direction: 'response',
        operationId: 'searchBills',
        position: 'body.0.price',
        value: 'much',
      },
    ]);
  });

  it('sets the session cookie for the requested customer code', async () => {
    const server = await examplesServer();
    const answer = await fetch(`${server.url}/plain/mypage-api/auth/login`, {
      method: 'POST',
      headers: { ...callHeaders, 'Content-Type': 'application/json' },
      body: '{"loginId": "x"}',
    });
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    expect(answer.headers.getSetCookie()).toContain(
      'MYPAGE_SESSION=example; Path=/plain/mypage-api; HttpOnly',
    );
  });

  it.each(['my-company', 'my_company', 'C0042'])('serves the customer code %s', async (code) => {
    const server = await examplesServer();
    const answer = await fetch(`${server.url}/${code}/mypage-api/bills`, {
      headers: callHeaders,
    });
    expect(answer.status).toBe(200);
  });

  it('forbids caching of every answer', async () => {
    const server = await examplesServer();
    vi.spyOn(console, 'error').mockReturnValue();
    for (const path of ['/bills', '/bills/b1/pdf', '/bills?page=0', '/nothing']) {
      const { headers } = await call(server, path);
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it.each([
    ['/bills/b1/pdf', 'application/pdf', 'bill.pdf', '%PDF-'],
    ['/bills/b1/csv', 'text/csv', 'bill.csv', '\uFEFF請求番号'],
    ['/bills/zip', 'application/zip', 'bills.zip', 'PK'],
  ])('answers %s with a real file, the same each time', async (path, mediaType, name, start) => {
    const server = await examplesServer();
    const answer = await call(server, path);
    expect(answer.headers.get('content-type')).toBe(mediaType);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('utf8').startsWith(start)).toBe(true);
    const again = Buffer.from(await (await call(server, path)).arrayBuffer());
    expect(again.equals(bytes)).toBe(true);
  });
});
