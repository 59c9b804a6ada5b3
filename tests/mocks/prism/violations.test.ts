import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, callHeaders, examplesServer, serverBefore } from './harness.ts';

const said = () => vi.mocked(console.error).mock.calls.flat().join('\n');

const login = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

describe('a request that breaks the contract', () => {
  it.each([
    ['a parameter of the wrong type', '/bills?page=x', {}, 'searchBills', 'query.page', 'x'],
    [
      'one of several values',
      '/bills?billTypeId=a&billTypeId=',
      {},
      'searchBills',
      'query.billTypeId.1',
      '',
    ],
    ['an unknown parameter', '/bills?pages=2', {}, 'searchBills', 'query.pages', '2'],
    [
      'a bad header',
      '/bills',
      { headers: { 'X-Flow-Id': '?' } },
      'searchBills',
      'header.x-flow-id',
      '?',
    ],
    [
      'a value too long',
      '/auth/login',
      login('{"loginId":"01234567890"}'),
      'login',
      'body.loginId',
      '01234567890',
    ],
    [
      'a value far too long, by its beginning',
      '/auth/login',
      login(`{"loginId":"${'a'.repeat(10_000)}"}`),
      'login',
      'body.loginId',
      `"${'a'.repeat(199)}...`,
    ],
    ['a part of the address', '/bills/B1/pdf', {}, 'downloadBillPdf', 'path.billId', 'B1'],
    ['a missing field', '/auth/login', login('{}'), 'login', 'body.loginId', undefined],
    ['a body that is not JSON', '/auth/login', login('{"loginId'), 'login', 'body', '{"loginId'],
    [
      'a wrong media type',
      '/auth/login',
      login('x', { 'Content-Type': 'text/plain' }),
      'login',
      'header.content-type',
      'text/plain',
    ],
    ['no body', '/auth/login', { method: 'POST' }, 'login', 'body', undefined],
    ['an unknown address', '/bill', {}, '(none)', 'path', '/bill'],
  ])('is named: %s', async (_, path, init, operationId, place, value) => {
    const server = await examplesServer();
    const answer = await call(server, path, init);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.status).toBe(operationId === '(none)' ? 404 : 422);
    expect(server.violations()).toMatchObject([
      { direction: 'request', operationId, place, value },
    ]);
    expect(said()).toContain(operationId);
    expect(said()).toContain(place);
  });

  it('is reported: a missing header', async () => {
    const server = await examplesServer();
    await fetch(`${server.url}/demo/mypage-api/bills`);
    expect(server.violations()).toMatchObject([{ place: 'header.x-flow-id' }]);
  });

  it('is reported: a method that the path does not have', async () => {
    const server = await examplesServer();
    const answer = await call(server, '/bills', { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(server.violations()).toHaveLength(1);
  });

  it('is reported: an upload without a file', async () => {
    const server = await examplesServer();
    const form = new FormData();
    form.set('fileName', 'a.pdf');
    const answer = await call(server, '/bills/b1/returned-file', { method: 'POST', body: form });
    expect(answer.status).toBe(422);
    expect(server.violations()).toMatchObject([{ place: 'body.file' }]);
  });

  it('is reported: a body that is not a form despite its media type', async () => {
    const server = await examplesServer();
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', headers, body: 'no form' };
    const answer = await call(server, '/bills/b1/returned-file', init);
    expect(answer.status).toBe(422);
    expect(server.violations()).toMatchObject([{ place: 'body', value: 'no form' }]);
  });

  it('is reported: an address that is not UTF-8', async () => {
    const server = await examplesServer();
    const answer = await call(server, '/bills/%E3%81/pdf');
    expect(answer.status).toBe(422);
    expect(server.violations()).toMatchObject([{ place: 'path', value: '/bills/%E3%81/pdf' }]);
  });

  it('never reaches the sandbox', async () => {
    const provider = vi.fn<RequestListener>();
    const server = await serverBefore(provider);
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
  ])('passes, whatever the name of its file: %s', async (name, size) => {
    const server = await examplesServer();
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
  ])('passes, however its client writes the boundary: %s', async (_, mediaType, head) => {
    const server = await examplesServer();
    const part = (name: string, rest: string, text: string) =>
      `--b-1\r\n${head}${name}"${rest}\r\n\r\n${text}\r\n`;
    const body = `${part('fileName', '', 'a.pdf')}${part('file', '; filename="a.pdf"', '%PDF')}--b-1--\r\n`;
    const headers = { 'Content-Type': mediaType };
    const answer = await call(server, '/bills/b1/returned-file', { method: 'POST', headers, body });
    expect(server.violations()).toEqual([]);
    expect(answer.status).toBe(201);
  });
});

describe('a response of the sandbox that breaks the contract', () => {
  const json = { 'Content-Type': 'application/json' };

  it.each<[string, string, RequestListener, string]>([
    [
      'a wrong field',
      '/bills',
      (_, out) => out.writeHead(200, json).end('[{"billId":"b"}]'),
      'body.0.price',
    ],
    ['an unknown status', '/bills', (_, out) => out.writeHead(418).end(), 'status'],
    ['a redirect', '/bills', (_, out) => out.writeHead(302, { Location: '/' }).end(), 'status'],
    [
      'a wrong media type',
      '/bills',
      (_, out) => out.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
      'header.content-type',
    ],
    ['broken JSON', '/bills', (_, out) => out.writeHead(200, json).end('[{"bill'), 'body'],
    ['no body', '/bills', (_, out) => out.writeHead(200, json).end(), 'body'],
    [
      'a file without a name',
      '/bills/b1/pdf',
      (_, out) => out.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-'),
      'header.content-disposition',
    ],
  ])('is named: %s', async (_, path, provider, place) => {
    const server = await serverBefore(provider);
    const answer = await call(server, path);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(server.violations()[0]).toMatchObject({ direction: 'response', place });
  });

  it('is reported: a body where the contract has none', async () => {
    const server = await serverBefore((_, out) => out.writeHead(200, json).end('{}'));
    const answer = await call(server, '/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"loginId":"demo"}',
    });
    expect(answer.status).toBe(500);
    expect(server.violations()).toMatchObject([
      { operationId: 'login', place: 'status', value: 200 },
    ]);
  });
});

it('violations are listed and cleared at /_mock/violations', async () => {
  const server = await examplesServer();
  const list = async () => (await fetch(`${server.url}/_mock/violations`)).json();
  expect(await list()).toEqual([]);
  await fetch(`${server.url}/demo/mypage-api/bills?page=0`, { headers: callHeaders });
  expect(await list()).toMatchObject([{ operationId: 'searchBills', place: 'query.page' }]);
  await fetch(`${server.url}/_mock/violations`, { method: 'DELETE' });
  expect(await list()).toEqual([]);
});
