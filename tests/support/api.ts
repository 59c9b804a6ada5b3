import { afterEach, beforeEach, vi } from 'vitest';

export interface SentRequest {
  method: string;
  /** The path below the API's base path, with its query. */
  path: string;
  headers: Headers;
  body: string;
  /** Is aborted when the portal stops waiting for the answer. */
  signal: AbortSignal;
}

type Answer = Response | Promise<Response> | Error;

export type Answers = Readonly<Record<string, (request: SentRequest) => Answer>>;

export const jsonAnswer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

export const errorAnswer = (...codes: [string, ...string[]]): Response =>
  jsonAnswer(
    codes.map((code) => ({ code, target: [], mapping: [] })),
    Number(codes[0].slice(0, 3)),
  );

/** An error answer of one code, with its fields and its fill-ins. */
export const refusal = (
  code: string,
  target: readonly string[] = [],
  fillIns: Readonly<Record<string, string>> = {},
): Response => {
  const mapping = Object.entries(fillIns).map(([key, value]) => ({ key, value, type: 'BE' }));
  return jsonAnswer([{ code, target, mapping }], Number(code.slice(0, 3)));
};

export const noContent = (): Response => new Response(null, { status: 204 });

/** Gives each answer in turn, and repeats the last answer. */
export const inTurn =
  (...answers: [...(() => Answer)[], () => Answer]): (() => Answer) =>
  () =>
    (answers.length > 1 ? answers.shift() : answers[0])?.() ?? noContent();

/** Calls without an answer. */
const callsWithoutAnswer: string[] = [];

// Removes the calls of the previous test.
beforeEach(() => void callsWithoutAnswer.splice(0));

// The portal treats a call without an answer as a broken connection, so the test itself could pass.
afterEach(() => {
  const calls = callsWithoutAnswer.splice(0);
  if (calls.length > 0) throw new Error(`The test has no answer for ${calls.join(', ')}`);
});

/** The requests since the last `stubApi`. */
let sentRequests: readonly SentRequest[] = [];

/** The calls of a method, or of a method and path: `PUT`, `PUT /user/mail-addresses`. */
const requestsTo = (route: string): SentRequest[] =>
  sentRequests.filter(
    ({ method, path }) => route === method || route === `${method} ${path.split('?')[0]}`,
  );

export const callCountOf = (route: string): number => requestsTo(route).length;

export const bodiesSentTo = (route: string): unknown[] =>
  requestsTo(route).map(({ body }): unknown => JSON.parse(body));

/**
 * Replaces the network: one answer for each call, by method and path. A call without an answer fails the
 * test.
 *
 * @param answers such as `{ 'GET /user/me': () => jsonAnswer(...) }`; a key has no query
 * @returns the requests, in their order; later requests are added
 */
export function stubApi(answers: Answers): SentRequest[] {
  const requests: SentRequest[] = [];
  sentRequests = requests;
  vi.stubGlobal(
    'fetch',
    async (resource: Request | string, init?: RequestInit): Promise<Response> => {
      const input =
        resource instanceof Request
          ? resource
          : new Request(new URL(resource, location.href), init);
      // A browser does not send a call that is already aborted.
      if (input.signal.aborted) throw abortError();
      const url = new URL(input.url);
      const path = url.pathname.replace('/demo/mypage-api', '') + url.search;
      const request = {
        method: input.method,
        path,
        headers: input.headers,
        body: input.method === 'GET' ? '' : await input.clone().text(),
        signal: input.signal,
      };
      requests.push(request);
      const key = `${input.method} ${path.split('?')[0]}`;
      const answer = answers[key];
      if (!answer) {
        callsWithoutAnswer.push(key);
        throw new Error(`The test has no answer for ${key}`);
      }
      return untilAborted(answer(request), input.signal);
    },
  );
  return requests;
}

const abortError = (): DOMException => new DOMException('Aborted', 'AbortError');

async function untilAborted(answer: Answer, signal: AbortSignal): Promise<Response> {
  if (answer instanceof Error) throw answer;
  if (signal.aborted) throw abortError();
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(abortError()));
    }),
  ]);
}

export const noAnswer = (): Promise<Response> => new Promise(() => undefined);

/** A promise that the test settles. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
