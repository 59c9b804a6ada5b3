import { beforeEach, describe, expect, it } from 'vitest';
import { clearIdempotencyKeys } from '../../src/api/idempotency.ts';
import { apiFetch } from '../../src/api/mutator.ts';
import { errorAnswer, jsonAnswer, stubApi, type SentRequest } from '../support/api.ts';
import { disableValidation } from '../support/wrong-answers.ts';

disableValidation();

const path = '/user/change-requests';
let contentCount = 0;
/** A content that no other test has sent. */
const newContent = (): string => JSON.stringify({ content: (contentCount += 1) });

type Answer = () => Response | Error;

const failConnection: Answer = () => new TypeError('Failed to fetch');
const send = (body: BodyInit, method: 'POST' | 'PUT' = 'POST'): Promise<unknown> =>
  apiFetch(path, { method, body }).catch(() => undefined);
function stubAnswers(...answers: Answer[]): SentRequest[] {
  const answerNext = () => (answers.shift() ?? (() => jsonAnswer({})))();
  return stubApi({ [`POST ${path}`]: answerNext, [`PUT ${path}`]: answerNext });
}
const keysOf = (sentRequests: readonly SentRequest[]): (string | null)[] =>
  sentRequests.map(({ headers }) => headers.get('Idempotency-Key'));

/** Makes two calls, the first with the given answer. @returns whether both had the same key */
async function hasSameKey(
  answer: Answer,
  firstBody: BodyInit,
  sendSecond: () => Promise<unknown> = () => send(firstBody),
): Promise<boolean> {
  const sentRequests = stubAnswers(answer);
  await send(firstBody);
  await sendSecond();
  const keys = keysOf(sentRequests);
  expect(keys).toHaveLength(2);
  return keys[0] === keys[1];
}

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; path=/';
});

describe('the idempotency key', () => {
  it('has the form of the contract, and is added to the headers of the call', async () => {
    const sentRequests = stubAnswers();
    const headers = { 'Content-Type': 'application/json' };
    await apiFetch(path, { method: 'POST', body: newContent(), headers });
    expect(keysOf(sentRequests)).toEqual([expect.stringMatching(/^"[A-Za-z0-9_-]{16,64}"$/)]);
    expect(sentRequests[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('is not sent with a GET', async () => {
    const sentRequests = stubApi({ 'GET /user/me': () => jsonAnswer({}) });
    await apiFetch('/user/me');
    await apiFetch('/user/me', { method: 'GET' });
    expect(keysOf(sentRequests)).toEqual([null, null]);
  });

  const jsonOptions = { headers: { 'content-type': 'application/json' } };
  it.each<[string, boolean, Answer]>([
    ['a lost connection', true, failConnection],
    ['an HTML page', true, () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a truncated answer', true, () => new Response('{"a":', jsonOptions)],
    ['a server error', true, () => errorAnswer('500-1-00-01')],
    ['a timeout of the server', true, () => errorAnswer('408-1-00-01')],
    ['a call in progress', true, () => errorAnswer('409-1-00-02')],
    ['a call in progress and another code', true, () => errorAnswer('409-1-00-02', '400-1-00-01')],
    ['success', false, () => jsonAnswer({})],
    ['a refusal', false, () => errorAnswer('400-1-06-07')],
    ['a conflict', false, () => errorAnswer('409-1-00-01')],
  ])('is the same for the same content after %s: %s', async (_, expected, answer) =>
    expect(await hasSameKey(answer, newContent())).toBe(expected),
  );

  it('is the same if the call is repeated for the anti-forgery token', async () => {
    const sentRequests = stubAnswers(() => {
      document.cookie = 'XSRF-TOKEN=another; path=/';
      return errorAnswer('403-1-00-01');
    });
    await send(newContent());
    const [firstKey, secondKey] = keysOf(sentRequests);
    expect([sentRequests.length, secondKey]).toEqual([2, firstKey]);
  });

  it('differs for another content, for another method, and after another login', async () => {
    const body = newContent();
    expect(await hasSameKey(failConnection, body, () => send(newContent()))).toBe(false);
    clearIdempotencyKeys();
    expect(await hasSameKey(failConnection, body, () => send(body, 'PUT'))).toBe(false);
    clearIdempotencyKeys();
    const afterLogin = (): Promise<unknown> => {
      clearIdempotencyKeys();
      return send(body);
    };
    expect(await hasSameKey(failConnection, body, afterLogin)).toBe(false);
  });

  it.each([
    ['the same content', 'a', ['x', 'a.pdf', 1], true],
    ['another file name', 'a', ['x', 'b.pdf', 1], false],
    ['another file size', 'a', ['xx', 'a.pdf', 1], false],
    ['another file time', 'a', ['x', 'a.pdf', 2], false],
    ['another text', 'b', ['x', 'a.pdf', 1], false],
  ] as const)(
    'of a form with a file is reused only for the same content, here for %s',
    async (_, comment, file, expected) => {
      const formOf = (
        text: string,
        [content, name, lastModified]: readonly [string, string, number],
      ) => {
        const data = new FormData();
        data.set('comment', text);
        data.set('file', new File([content], name, { lastModified }));
        return data;
      };
      clearIdempotencyKeys();
      const sendAgain = () => send(formOf(comment, file));
      expect(await hasSameKey(failConnection, formOf('a', ['x', 'a.pdf', 1]), sendAgain)).toBe(
        expected,
      );
    },
  );
});
