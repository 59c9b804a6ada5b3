import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { apiFetch, CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../../src/api/mutator.ts';
import { getPendingCount } from '../../src/api/pending.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi } from '../support/api.ts';
import { disableValidation } from '../support/wrong-answers.ts';

disableValidation();

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError: ${String(error)}`);
  return error;
};

const answerOfJsonType = (body: BodyInit, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });
const answerOfLength0 = (status: number): Response =>
  new Response(null, { status, headers: { 'content-length': '0' } });

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  document.documentElement.lang = 'ja';
});

describe('a call', () => {
  it('is sent to the API of the customer code, with cookies of the same origin', async () => {
    const fetchMock = vi.fn<(request: Request) => Promise<Response>>(async () => jsonAnswer({}));
    vi.stubGlobal('fetch', fetchMock);
    await apiFetch('/bills?page=2');
    document.cookie = 'XSRF-TOKEN=abc; path=/';
    await apiFetch('/auth/logout', { method: 'POST', body: '{}' });
    expect(fetchMock.mock.calls.map(([{ method, url }]) => `${method} ${url}`)).toEqual([
      'GET http://localhost:3000/demo/mypage-api/bills?page=2',
      'POST http://localhost:3000/demo/mypage-api/auth/logout',
    ]);
    const sentCredentials = fetchMock.mock.calls.map(([{ credentials }]) => credentials);
    expect(sentCredentials).toEqual(['same-origin', 'same-origin']);
  });

  it('has flow id, language and front-end version', async () => {
    const sentRequests = stubApi({ 'GET /user/me': () => jsonAnswer({}) });
    document.documentElement.lang = 'en';
    await apiFetch('/user/me', { method: 'GET' });
    await apiFetch('/user/me', { method: 'GET' });
    const [firstHeaders, secondHeaders] = sentRequests.map(({ headers }) => headers);
    expect(firstHeaders?.get('X-Flow-Id')).toMatch(/^[A-Za-z0-9-]{16,64}$/);
    expect(secondHeaders?.get('X-Flow-Id')).toBe(firstHeaders?.get('X-Flow-Id'));
    expect(firstHeaders?.get('X-Language')).toBe('en');
    expect(firstHeaders?.get('X-Front-Version')).toMatch(/^[0-9A-Za-z.+-]{1,40}$/);
  });

  it('has the anti-forgery token of the cookie, with any method', async () => {
    document.cookie = 'XSRF-TOKEN=abc%2Fdef; path=/';
    const sentRequests = stubApi({
      'POST /auth/logout': () => jsonAnswer({ isAutoLogin: false }),
      'GET /user/me': () => jsonAnswer({}),
    });
    await apiFetch('/auth/logout', { method: 'POST', body: '{}' });
    await apiFetch('/user/me');
    const tokens = sentRequests.map(({ headers }) => headers.get('X-XSRF-TOKEN'));
    expect(tokens).toEqual(['abc/def', 'abc/def']);
    expect(sentRequests[0]?.body).toBe('{}');
  });

  it('that modifies data requests a missing token first', async () => {
    const sentRequests = stubApi({
      'GET /setting/info': () => {
        document.cookie = 'XSRF-TOKEN=fresh; path=/';
        return jsonAnswer({});
      },
      'POST /auth/login': () => jsonAnswer({}),
    });
    await apiFetch('/auth/login', { method: 'POST', body: '{}' });
    const calls = sentRequests.map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual(['GET /setting/info', 'POST /auth/login']);
    expect(sentRequests[1]?.headers.get('X-XSRF-TOKEN')).toBe('fresh');
  });

  it('that requests a token cancels the body of the answer with the token', async () => {
    const onCancel = vi.fn<() => void>();
    stubApi({
      'GET /setting/info': () => {
        document.cookie = 'XSRF-TOKEN=fresh; path=/';
        return answerOfJsonType(new ReadableStream({ cancel: onCancel }));
      },
      'POST /auth/login': () => jsonAnswer({}),
    });
    await apiFetch('/auth/login', { method: 'POST', body: '{}' });
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('that requests a token can be aborted before it is sent', async () => {
    const sentRequests = stubApi({ 'GET /setting/info': noAnswer });
    const controller = new AbortController();
    const call = apiFetch('/auth/login', {
      method: 'POST',
      body: '{}',
      signal: controller.signal,
    }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(sentRequests).toHaveLength(1));
    controller.abort();
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(sentRequests).toHaveLength(1);
  });

  it.each([
    ['an error', () => errorAnswer('500-1-00-01')],
    ['empty', () => new Response(null, { status: 204 })],
  ])('that requests a token is sent even if the answer with the token is %s', async (_, answer) => {
    const sentRequests = stubApi({
      'GET /setting/info': answer,
      'DELETE /e-storage/linkage': () => jsonAnswer({}),
    });
    await apiFetch('/e-storage/linkage', { method: 'DELETE' });
    expect(sentRequests.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  });

  /** Stubs a server that refuses the first token, and sets a second token. */
  const stubRefusingServer = (route: string, refusal: () => Response) => {
    document.cookie = 'XSRF-TOKEN=first; path=/';
    return stubApi({
      [route]: ({ headers }) => {
        document.cookie = 'XSRF-TOKEN=second; path=/';
        const hasSecondToken = headers.get('X-XSRF-TOKEN') === 'second';
        return hasSecondToken ? jsonAnswer({}) : refusal();
      },
    });
  };

  it.each([
    ['the code', () => errorAnswer('403-1-00-01')],
    ['no body', () => new Response(null, { status: 403 })],
    ['an empty body', () => answerOfLength0(403)],
  ])('is repeated once with the new token after a refusal with %s', async (_, refusal) => {
    const sentPosts = stubRefusingServer('POST /auth/login', refusal);
    await apiFetch('/auth/login', { method: 'POST', body: '{}' });
    expect(sentPosts.map(({ body }) => body)).toEqual(['{}', '{}']);
    const sentGets = stubRefusingServer('GET /bills', refusal);
    await apiFetch('/bills');
    expect(sentGets.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['first', 'second']);
  });

  it.each([
    ['another code', () => errorAnswer('403-1-00-02')],
    ['a page of a gateway', () => new Response('<html>Forbidden</html>', { status: 403 })],
    ['a server error without a body', () => new Response(null, { status: 500 })],
    ['the code with another status', () => jsonAnswer([{ code: '403-1-00-01' }], 400)],
  ])('is not repeated after a refusal with %s', async (_, refusal) => {
    const sentRequests = stubRefusingServer('POST /auth/login', refusal);
    await failureOf(apiFetch('/auth/login', { method: 'POST', body: '{}' }));
    expect(sentRequests).toHaveLength(1);
  });

  it('is not repeated if the token is unchanged', async () => {
    document.cookie = 'XSRF-TOKEN=abc; path=/';
    const sentRequests = stubApi({ 'POST /auth/login': () => errorAnswer('403-1-00-01') });
    const error = await failureOf(apiFetch('/auth/login', { method: 'POST', body: '{}' }));
    expect(error.status).toBe(403);
    expect(sentRequests).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('resolves to its data', async () => {
    stubApi({ 'GET /bills': () => jsonAnswer({ total: 3 }) });
    await expect(apiFetch('/bills?page=1&keyword=a&keyword=b')).resolves.toEqual({ total: 3 });
  });

  it('with 204 resolves to undefined', async () => {
    document.cookie = 'XSRF-TOKEN=abc; path=/';
    stubApi({ 'DELETE /e-storage/linkage': () => new Response(null, { status: 204 }) });
    await expect(apiFetch('/e-storage/linkage', { method: 'DELETE' })).resolves.toBeUndefined();
  });

  it('with an error status rejects with an ApiError that has the items and Retry-After', async () => {
    const item = {
      code: '400-1-00-04',
      target: ['keyword'],
      mapping: [{ key: 'max', value: '100', type: 'BE' }],
    };
    const headers = { 'content-type': 'application/json', 'retry-after': '60' };
    const answer = () => new Response(JSON.stringify([item]), { status: 429, headers });
    stubApi({ 'GET /bills': answer });
    const error = await failureOf(apiFetch('/bills'));
    expect(error).toMatchObject({ kind: 'http', status: 429, items: [item], retryAfter: '60' });
    expect(error.flowId).not.toBe('');
  });

  const answerOfType = (type: string): Response =>
    new Response('{}', { headers: { 'content-type': type } });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/problem+json'])(
    'of the type %s is read as JSON',
    async (type) => {
      stubApi({ 'GET /bills': () => answerOfType(type) });
      await expect(apiFetch('/bills')).resolves.toEqual({});
    },
  );

  const htmlAnswer = (status: number): Response =>
    new Response('<html>Bad gateway</html>', { status, headers: { 'content-type': 'text/html' } });

  it.each([
    ['HTML instead of JSON', () => htmlAnswer(200)],
    ['an HTML error', () => htmlAnswer(502)],
    ['an empty error', () => new Response('', { status: 500 })],
    ['an error with the length 0', () => answerOfLength0(500)],
    ['no content for a GET', () => new Response(null, { status: 204 })],
    ['JSON without a content type', () => new Response('{}')],
    ['another content type', () => answerOfType('application/jsonish')],
    ['an empty success', () => answerOfJsonType('')],
    ['truncated JSON', () => answerOfJsonType('{"a":')],
    ['a truncated error', () => answerOfJsonType('[{"co', 400)],
  ])('is malformed: %s', async (_, answer) => {
    stubApi({ 'GET /bills': answer });
    expect((await failureOf(apiFetch('/bills'))).kind).toBe('malformed');
  });

  it('that is interrupted rejects with a network error', async () => {
    const brokenStream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"items":['));
        controller.error(new TypeError('terminated'));
      },
    });
    stubApi({ 'GET /bills': () => answerOfJsonType(brokenStream) });
    expect((await failureOf(apiFetch('/bills'))).kind).toBe('network');
  });
});

describe('a call without an answer', () => {
  it('rejects with a network error', async () => {
    stubApi({ 'GET /bills': () => new TypeError('Failed to fetch') });
    expect(await failureOf(apiFetch('/bills'))).toMatchObject({ kind: 'network', status: 0 });
  });

  it('times out; the time limit of an upload is longer', async () => {
    vi.useFakeTimers();
    document.cookie = 'XSRF-TOKEN=abc; path=/';
    stubApi({ 'POST /bills/b': noAnswer, 'POST /bills/b/returned-file': noAnswer });
    const call = failureOf(apiFetch('/bills/b', { method: 'POST', body: '{}' }));
    const upload = failureOf(
      apiFetch('/bills/b/returned-file', { method: 'POST', body: new FormData() }),
    );
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(getPendingCount()).toBe(1);
    expect((await call).kind).toBe('timeout');
    await vi.advanceTimersByTimeAsync(UPLOAD_TIMEOUT_MS - CALL_TIMEOUT_MS);
    expect((await upload).kind).toBe('timeout');
  });

  it('is aborted if the portal cancels it', async () => {
    stubApi({ 'GET /bills': noAnswer });
    const controller = new AbortController();
    const call = failureOf(apiFetch('/bills', { signal: controller.signal }));
    controller.abort();
    expect((await call).kind).toBe('aborted');
  });
});
