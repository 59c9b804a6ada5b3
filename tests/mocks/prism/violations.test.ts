import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  call,
  callHeaders,
  fetchControl,
  startExamplesServer,
  startMockWithBackend,
} from './harness.ts';

const readLog = () => vi.mocked(console.error).mock.calls.flat().join('\n');

const loginCall = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

describe('a request that breaks the contract', () => {
  const uploadOf = (fileName: string, ...files: Blob[]) => {
    const body = new FormData();
    body.set('fileName', fileName);
    for (const file of files) body.set('file', file);
    return { method: 'POST', body };
  };
  const longNameUpload = uploadOf('請'.repeat(256), new Blob(['x']));
  const wrongFlowId = { headers: { 'X-Flow-Id': '?' } };
  const uploadPath = '/bills/b1/returned-file';
  const textLogin = loginCall('x', { 'Content-Type': 'text/plain' });

  it.each([
    ['a value of the wrong type', '/bills?page=x', {}, 'searchBills', 'query.page', 'x'],
    [
      'an invalid value among several',
      '/bills?billTypeId=a&billTypeId=',
      {},
      'searchBills',
      'query.billTypeId.1',
      '',
    ],
    ['an invalid header', '/bills', wrongFlowId, 'searchBills', 'header.x-flow-id', '?'],
    ['an invalid path parameter', '/bills/B1/pdf', {}, 'downloadBillPdf', 'path.billId', 'B1'],
    ['a missing field', '/auth/login', loginCall('{}'), 'login', 'body.loginId', undefined],
    ['a wrong media type', '/auth/login', textLogin, 'login', 'header.content-type', 'text/plain'],
    ['no body', '/auth/login', { method: 'POST' }, 'login', 'body', undefined],
    ['no file', uploadPath, uploadOf('a.pdf'), 'uploadReturnedFile', 'body.file', undefined],
    ['a long name', uploadPath, longNameUpload, 'uploadReturnedFile', 'body.fileName', undefined],
    ['a path that is not UTF-8', '/bills/%E3%81/pdf', {}, '(none)', 'path', '/bills/%E3%81/pdf'],
  ])('is listed and logged: %s', async (_, path, init, operationId, position, value) => {
    const server = await startExamplesServer();
    const answer = await call(server, path, init);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.status).toBe(422);
    const violation = { direction: 'request', operationId, position, value };
    expect(server.violations()).toMatchObject([violation]);
    expect(readLog()).toContain(operationId);
    expect(readLog()).toContain(position);
  });

  it('never reaches the sandbox', async () => {
    const provider = vi.fn<RequestListener>();
    const server = await startMockWithBackend(provider);
    await call(server, '/bills?page=x');
    expect(provider).not.toHaveBeenCalled();
  });
});

describe('a valid upload', () => {
  it.each([
    ['a+b&c=d;e%41.pdf', 10],
    [`${'請求書'.repeat(80)}.pdf`, 10],
    ['--part--.pdf', 10],
    ['empty.pdf', 0],
  ])('is accepted with the file name %s and a size of %i bytes', async (name, size) => {
    const server = await startExamplesServer();
    const form = new FormData();
    form.set('fileName', name);
    form.set('file', new Blob(['x'.repeat(size)]), name);
    const answer = await call(server, '/bills/b1/returned-file', { method: 'POST', body: form });
    expect(server.violations()).toEqual([]);
    expect(answer.status).toBe(201);
  });

  it.each([
    [
      'in the usual form',
      'multipart/form-data; boundary=b-1',
      'Content-Disposition: form-data; name="',
    ],
    ['in quotes', 'multipart/form-data; boundary="b-1"', 'Content-Disposition: form-data; name="'],
    [
      'with other parameters',
      'multipart/form-data; charset=utf-8; boundary=b-1; x=y',
      'content-disposition:form-data;name="',
    ],
    ['in capitals', 'Multipart/Form-Data; BOUNDARY=b-1', 'CONTENT-DISPOSITION: form-data; NAME="'],
  ])(
    'is accepted with its boundary and part headers written %s',
    async (_, mediaType, partHeader) => {
      const server = await startExamplesServer();
      const part = (name: string, moreParameters: string, text: string) =>
        `--b-1\r\n${partHeader}${name}"${moreParameters}\r\n\r\n${text}\r\n`;
      const body = `${part('fileName', '', 'a.pdf')}${part('file', '; filename="a.pdf"', '%PDF')}--b-1--\r\n`;
      const init = { method: 'POST', headers: { 'Content-Type': mediaType }, body };
      const answer = await call(server, '/bills/b1/returned-file', init);
      expect(server.violations()).toEqual([]);
      expect(answer.status).toBe(201);
    },
  );
});

describe('a response of the sandbox that breaks the contract', () => {
  const jsonHeaders = { 'Content-Type': 'application/json' };

  it.each<[string, string, RequestListener, string]>([
    [
      'a redirect',
      '/bills',
      (_, response) => response.writeHead(302, { Location: '/' }).end(),
      'status',
    ],
    [
      'a wrong media type',
      '/bills',
      (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
      'header.content-type',
    ],
    ['no body', '/bills', (_, response) => response.writeHead(200, jsonHeaders).end(), 'body'],
    [
      'a file without a name',
      '/bills/b1/pdf',
      (_, response) => response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-'),
      'header.content-disposition',
    ],
  ])('is listed: %s', async (_, path, provider, position) => {
    const server = await startMockWithBackend(provider);
    const answer = await call(server, path);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(server.violations()[0]).toMatchObject({ direction: 'response', position });
  });
});

it('violations are listed and cleared at /_mock/violations', async () => {
  const server = await startExamplesServer();
  const fetchViolations = async () => fetchControl(server, 'violations');
  expect(await fetchViolations()).toEqual([]);
  await fetch(`${server.url}/demo/mypage-api/bills?page=0`, { headers: callHeaders });
  expect(await fetchViolations()).toMatchObject([
    { operationId: 'searchBills', position: 'query.page' },
  ]);
  await fetch(`${server.url}/_mock/violations`, { method: 'DELETE' });
  expect(await fetchViolations()).toEqual([]);
});
