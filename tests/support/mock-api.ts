import { request as httpRequest } from 'node:http';
import type { Scenario } from '../../mocks/scenario/scenario-file.ts';
import { afterAll, afterEach, beforeEach, expect, inject, vi } from 'vitest';

interface SentCall {
  method: string;
  path: string;
  query: URLSearchParams;
}

/** Orders the next answer of an operation; see mocks/prism/README.md. */
interface AnswerOrder {
  operationId: string;
  code?: string;
  example?: string;
  kind?: 'drop' | 'truncate' | 'html' | 'empty' | 'badJson' | 'slow';
  delayMs?: number;
  times?: number;
}

export interface MockApi {
  calls: SentCall[];
  answerNext: (answer: AnswerOrder) => Promise<void>;
  /** Answers with a recording until the end of the test. */
  replay: (scenario: Scenario) => Promise<void>;
}

/**
 * Connects the tests of a file to the mock server of their worker (mock-servers.ts): `fetch` sends each call to
 * the server. A call or an answer that breaks the contract fails the test.
 */
export function startMockApi(): MockApi {
  const origin = inject('mockUrls')[Number(process.env['VITEST_POOL_ID']) - 1] ?? '';
  const postControl = async (path: string, body: object) => {
    const json = { 'content-type': 'application/json' };
    const { status } = await send(`${origin}/_mock/${path}`, 'POST', json, JSON.stringify(body));
    expect(status).toBeLessThan(300);
  };
  const api: MockApi = {
    calls: [],
    answerNext: (answer) => postControl('next', answer),
    replay: (scenario) => postControl('scenario', scenario),
  };
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(async () => {
    api.calls.length = 0;
    await send(`${origin}/_mock/next`, 'DELETE');
    await send(`${origin}/_mock/scenario`, 'DELETE');
    document.cookie = 'XSRF-TOKEN=token-of-the-tests-0001; path=/demo';
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname, search, searchParams } = new URL(request.url);
      api.calls.push({
        method: request.method,
        path: pathname.replace(/^\/[^/]+\/mypage-api/, ''),
        query: searchParams,
      });
      const body = request.method === 'GET' ? undefined : Buffer.from(await request.arrayBuffer());
      const headers = {
        ...Object.fromEntries(request.headers),
        cookie: 'MYPAGE_SESSION=session-of-the-tests',
      };
      return toResponse(
        await send(`${origin}${pathname}${search}`, request.method, headers, body, request.signal),
      );
    });
  });
  afterEach(async () => {
    const violations = await send(`${origin}/_mock/violations`, 'GET');
    await send(`${origin}/_mock/violations`, 'DELETE');
    expect(JSON.parse(violations.body.toString())).toEqual([]);
  });
  return api;
}

interface ReceivedAnswer {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

async function send(
  url: string,
  method: string,
  headers: Record<string, string> = {},
  body?: string | Buffer,
  signal?: AbortSignal,
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      { method, headers: { ...headers, connection: 'close' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.entries(response.headers).flatMap(([name, value]) =>
              value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
            ),
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', () => reject(new TypeError('fetch failed')));
    signal?.addEventListener('abort', () => {
      request.destroy();
      reject(new DOMException('aborted', 'AbortError'));
    });
    request.end(body);
  });
}

function toResponse({ status, headers, body }: ReceivedAnswer): Response {
  const hasBody = status !== 204 && status !== 304;
  const responseHeaders = headers.filter(
    ([name]) => !['connection', 'transfer-encoding', 'keep-alive'].includes(name),
  );
  return new Response(hasBody ? new Uint8Array(body) : null, { status, headers: responseHeaders });
}
