import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { call, startMockWithBackend } from './harness.ts';

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Bytes that decoding as text would change. */
const binaryContent = Buffer.concat([Buffer.from('%PDF-'), randomBytes(200_000)]);

it.each([
  ['/bills/b1/pdf', 'application/pdf'],
  ['/bills/zip', 'application/zip'],
])(
  'the mock server forwards the answer of %s with the media type %s byte for byte',
  async (path, mediaType) => {
    const server = await startMockWithBackend((_, response) => {
      response.writeHead(200, { 'Content-Type': mediaType, 'Content-Disposition': 'attachment' });
      response.end(binaryContent);
    });
    const answer = await call(server, path);
    expect(Buffer.from(await answer.arrayBuffer()).equals(binaryContent)).toBe(true);
    expect(server.violations()).toEqual([]);
  },
);

it('the mock server forwards an upload byte for byte', async () => {
  let receivedBytes: Buffer = Buffer.alloc(0);
  const server = await startMockWithBackend((request, response) => {
    void readBytes(request).then((body) => {
      receivedBytes = body;
      response
        .writeHead(201, { 'Content-Type': 'application/json' })
        .end('{"billId":"b1","price":1}');
    });
  });
  const form = new FormData();
  form.set('fileName', '返送.pdf');
  form.set('file', new Blob([binaryContent], { type: 'application/pdf' }), '返送.pdf');
  const encodedForm = new Response(form);
  const body = Buffer.from(await encodedForm.arrayBuffer());
  const answer = await call(server, '/bills/b1/returned-file', {
    method: 'POST',
    headers: { 'Content-Type': encodedForm.headers.get('content-type') ?? '' },
    body,
  });
  expect(answer.status).toBe(201);
  expect(receivedBytes.equals(body)).toBe(true);
  expect(server.violations()).toEqual([]);
});

it.each(['application/json; charset=utf-8', 'Application/JSON'])(
  'the mock server validates a JSON answer with the media type %s',
  async (mediaType) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const server = await startMockWithBackend((_, response) => {
      response.writeHead(200, { 'Content-Type': mediaType }).end('[{"billId": "b1"}]');
    });
    await call(server, '/bills');
    expect(server.violations().map(({ position }) => position)).toEqual(['body.0.price']);
  },
);

it('the mock server keeps separate cookies and the exact JSON text', async () => {
  const text = '[ {"billId": "b1",  "price": 1.0} ]';
  const cookies = ['A=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'B=2; HttpOnly'];
  const server = await startMockWithBackend((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': cookies })
      .end(text);
  });
  const answer = await call(server, '/bills');
  expect(answer.headers.getSetCookie()).toEqual(cookies);
  expect(await answer.text()).toBe(text);
});

it('the mock server forwards the unchanged address, the cookies and the chain of client addresses', async () => {
  const receivedRequests: IncomingMessage[] = [];
  const server = await startMockWithBackend((request, response) => {
    receivedRequests.push(request);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
  });
  const headers = { Cookie: 'MYPAGE_SESSION=s' };
  await call(server, '/bills?billTypeId=a%20b&billTypeId=c&page=2', { headers });
  await call(server, '/bills', { headers: { 'X-Forwarded-For': '203.0.113.7, 198.51.100.2' } });
  const [firstRequest, secondRequest] = receivedRequests;
  expect(firstRequest?.url).toBe('/demo/mypage-api/bills?billTypeId=a%20b&billTypeId=c&page=2');
  expect(firstRequest?.headers).toMatchObject({
    cookie: 'MYPAGE_SESSION=s',
    'x-flow-id': 'flow-0001',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(secondRequest?.headers['x-forwarded-for']).toBe('203.0.113.7, 198.51.100.2, 127.0.0.1');
});

it('the mock server sends Content-Length exactly when there is a body, in both directions', async () => {
  let receivedRequest: IncomingMessage | undefined;
  const server = await startMockWithBackend((request, response) => {
    receivedRequest = request;
    if (request.method === 'POST') response.writeHead(204).end();
    // The answer is sent in chunks, so it has no Content-Length.
    else {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
      setImmediate(() => response.end(']'));
    }
  });
  const billsAnswer = await call(server, '/bills');
  expect(receivedRequest?.headers['content-length']).toBeUndefined();
  expect(billsAnswer.headers.get('content-length')).toBe('2');
  expect(billsAnswer.headers.get('transfer-encoding')).toBeNull();
  const loginAnswer = await call(server, '/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"loginId":"demo"}',
  });
  expect(receivedRequest?.headers['content-length']).toBe('18');
  expect(loginAnswer.headers.get('content-length')).toBeNull();
});

it('the mock server forwards calls to the sandbox’s controls', async () => {
  const server = await startMockWithBackend((request, response) => {
    void readBytes(request).then((body) =>
      response.end(`${request.method} ${request.url} ${body.toString()}`),
    );
  });
  const answer = await fetch(`${server.url}/_sandbox/clock`, { method: 'POST', body: 'later' });
  expect(await answer.text()).toBe('POST /_sandbox/clock later');
});
