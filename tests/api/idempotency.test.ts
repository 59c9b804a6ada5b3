import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearIdempotencyKeys } from '../../src/api/idempotency.ts';
import { apiFetch } from '../../src/api/mutator.ts';
import { errorAnswer, jsonAnswer, stubApi, type SentRequest } from '../support/api.ts';
import { disableValidation } from '../support/wrong-answers.ts';

disableValidation();

const path = '/user/change-requests';
let contentCount = 0;
/** A content that no other test has sent. */
const createContent = (): string => JSON.stringify({ content: (contentCount += 1) });

type Answer = () => Response | Error;

const failConnection: Answer = () => new TypeError('Failed to fetch');
const sendContent = (body: BodyInit, method: 'POST' | 'PUT' = 'POST'): Promise<unknown> =>
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
  sendSecond: () => Promise<unknown> = () => sendContent(firstBody),
): Promise<boolean> {
  const sentRequests = stubAnswers(answer);
  await sendContent(firstBody);
  await sendSecond();
  const keys = keysOf(sentRequests);
  expect(keys).toHaveLength(2);
  return keys[0] === keys[1];
}

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; path=/';
});

describe('the idempotency key', () => {
  it('has the format of the contract, and is added to the headers of the call', async () => {
    const sentRequests = stubAnswers();
    const headers = { 'Content-Type': 'application/json' };
    await apiFetch(path, { method: 'POST', body: createContent(), headers });
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
  ])('is used again for the same content after %s: %s', async (_, isUsedAgain, answer) =>
    expect(await hasSameKey(answer, createContent())).toBe(isUsedAgain),
  );

  it('is the same if the call is repeated with a new anti-forgery token', async () => {
    const sentRequests = stubAnswers(() => {
      document.cookie = 'XSRF-TOKEN=another; path=/';
      return errorAnswer('403-1-00-01');
    });
    await sendContent(createContent());
    const [firstKey, secondKey] = keysOf(sentRequests);
    expect([sentRequests.length, secondKey]).toEqual([2, firstKey]);
  });

  it('is the same for two minutes after a lost answer, and differs afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [milliseconds, isSame] of [
      [119_999, true],
      [120_000, false],
    ] as const) {
      const body = createContent();
      const sendLater = () => {
        vi.setSystemTime(Date.now() + milliseconds);
        return sendContent(body);
      };
      expect(await hasSameKey(failConnection, body, sendLater)).toBe(isSame);
    }
  });

  it('differs after another call has succeeded at the same address', async () => {
    const sentRequests = stubAnswers(failConnection);
    const body = createContent();
    await sendContent(body);
    await sendContent(createContent());
    await sendContent(body);
    expect(new Set(keysOf(sentRequests)).size).toBe(3);
  });

  it('differs for another content, for another method, and after another login', async () => {
    const body = createContent();
    expect(await hasSameKey(failConnection, body, () => sendContent(createContent()))).toBe(false);
    clearIdempotencyKeys();
    expect(await hasSameKey(failConnection, body, () => sendContent(body, 'PUT'))).toBe(false);
    clearIdempotencyKeys();
    const afterLogin = (): Promise<unknown> => {
      clearIdempotencyKeys();
      return sendContent(body);
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
    'of a form with a file is used again only for the same content: %s',
    async (_, comment, file, expected) => {
      const formDataOf = (
        text: string,
        [content, name, lastModified]: readonly [string, string, number],
      ) => {
        const formData = new FormData();
        formData.set('comment', text);
        formData.set('file', new File([content], name, { lastModified }));
        return formData;
      };
      clearIdempotencyKeys();
      const sendAgain = () => sendContent(formDataOf(comment, file));
      expect(await hasSameKey(failConnection, formDataOf('a', ['x', 'a.pdf', 1]), sendAgain)).toBe(
        expected,
      );
    },
  );
});
