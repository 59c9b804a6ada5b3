import { describe, expect, it, vi } from 'vitest';
import { call, callHeaders, startExamplesServer } from './harness.ts';

describe('examples mode', () => {
  it('answers with the example that the Prefer header names', async () => {
    const server = await startExamplesServer();
    const emptyAnswer = await call(server, '/bills', { headers: { Prefer: 'example=empty' } });
    expect(await emptyAnswer.json()).toEqual([]);
    const quotedAnswer = await call(server, '/bills', { headers: { Prefer: 'example="empty"' } });
    expect(await quotedAnswer.json()).toEqual([]);
    const refusedAnswer = await call(server, '/bills', {
      headers: { Prefer: 'code=400, example=400-1-05-05' },
    });
    expect(refusedAnswer.status).toBe(400);
    expect(await refusedAnswer.json()).toEqual([{ code: '400-1-05-05', target: [], mapping: [] }]);
  });

  it('reports an example that breaks its schema with position and value', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const server = await startExamplesServer();
    const answer = await call(server, '/bills', { headers: { Prefer: 'example=broken' } });
    expect(answer.status).toBe(500);
    const place = { direction: 'response', operationId: 'searchBills', position: 'body.0.price' };
    expect(server.violations()).toMatchObject([{ ...place, value: 'much' }]);
  });

  it('sets the session cookie for the requested customer code', async () => {
    const server = await startExamplesServer();
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
    const server = await startExamplesServer();
    const answer = await fetch(`${server.url}/${code}/mypage-api/bills`, { headers: callHeaders });
    expect(answer.status).toBe(200);
  });

  it('forbids caching of every answer', async () => {
    const server = await startExamplesServer();
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
  ])(
    'answers each call of %s with the same real file',
    async (path, mediaType, fileName, firstCharacters) => {
      const server = await startExamplesServer();
      const answer = await call(server, path);
      expect(answer.headers.get('content-type')).toBe(mediaType);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.toString('utf8').startsWith(firstCharacters)).toBe(true);
      const bytesAgain = Buffer.from(await (await call(server, path)).arrayBuffer());
      expect(bytesAgain.equals(bytes)).toBe(true);
    },
  );
});
