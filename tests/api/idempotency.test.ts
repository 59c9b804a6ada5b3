import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPresses } from '../../src/api/idempotency.ts';
import { apiFetch } from '../../src/api/mutator.ts';
import { errorAnswer, jsonAnswer, stubApi, type SentRequest } from '../support/api.ts';
import { judgeNothing } from '../support/wrong-answers.ts';

judgeNothing();

const path = '/user/change-requests';
let presses = 0;

/** Content that no other test has sent, as a press of the customer's. */
const newContent = (): string => JSON.stringify({ press: (presses += 1) });

const post = (body: BodyInit): Promise<unknown> =>
  apiFetch(path, { method: 'POST', body }).catch(() => undefined);

/** A server with these answers, one after the other. */
function answering(...answers: (() => Response | Error)[]): SentRequest[] {
  return stubApi({ [`POST ${path}`]: () => (answers.shift() ?? (() => jsonAnswer({})))() });
}

const keysOf = (sent: readonly SentRequest[]): (string | null)[] =>
  sent.map(({ headers }) => headers.get('Idempotency-Key'));

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; path=/';
});

describe('the idempotency key', () => {
  it('has the form of the contract', async () => {
    const sent = answering();
    await post(newContent());
    expect(keysOf(sent)).toEqual([expect.stringMatching(/^"[A-Za-z0-9_-]{16,64}"$/)]);
  });

  it('is beside the headers of the call', async () => {
    const sent = answering();
    const headers = { 'Content-Type': 'application/json' };
    await apiFetch(path, { method: 'POST', body: newContent(), headers });
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('is not sent with what only reads', async () => {
    const sent = stubApi({ 'GET /user/me': () => jsonAnswer({}) });
    await apiFetch('/user/me');
    await apiFetch('/user/me', { method: 'GET' });
    expect(keysOf(sent)).toEqual([null, null]);
  });

  it('is another one for whoever logs in next, whatever they send', async () => {
    const sent = answering(() => new TypeError('Failed to fetch'));
    const body = newContent();
    await post(body);
    forgetPresses();
    await post(body);
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  it.each<[string, () => Response | Error]>([
    ['no answer came', () => new TypeError('Failed to fetch')],
    ['the answer was a page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    [
      'the answer broke off',
      () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
    ],
    ['the server failed', () => errorAnswer('500-1-00-01')],
    ['the server is still at it', () => errorAnswer('409-1-00-02')],
  ])('is the same when it is tried again since %s', async (_, answer) => {
    const sent = answering(answer);
    const body = newContent();
    await post(body);
    await post(body);
    const [first, second] = keysOf(sent);
    expect(second).toBe(first);
  });

  it('is the same when a call is sent anew for the anti-forgery pair', async () => {
    const sent = answering(() => {
      document.cookie = 'XSRF-TOKEN=another; path=/';
      return errorAnswer('403-1-00-01');
    });
    await post(newContent());
    const [first, second] = keysOf(sent);
    expect([sent.length, second]).toEqual([2, first]);
  });

  it.each<[string, () => Response | Error]>([
    ['it was done', () => jsonAnswer({})],
    ['it was refused', () => errorAnswer('400-1-06-07')],
    ['somebody else was first', () => errorAnswer('409-1-00-01')],
  ])('is another for the same content after %s', async (_, answer) => {
    const sent = answering(answer);
    const body = newContent();
    await post(body);
    await post(body);
    const [first, second] = keysOf(sent);
    expect(second).not.toBe(first);
  });

  it('is another for another content, though the answer never came', async () => {
    const sent = answering(() => new TypeError('Failed to fetch'));
    await post(newContent());
    await post(newContent());
    const [first, second] = keysOf(sent);
    expect(second).not.toBe(first);
  });

  it('is another for the same content of another kind of call', async () => {
    const lost = () => new TypeError('Failed to fetch');
    const sent = stubApi({ [`POST ${path}`]: lost, [`PUT ${path}`]: lost });
    const body = newContent();
    await post(body);
    await apiFetch(path, { method: 'PUT', body }).catch(() => undefined);
    expect(new Set(keysOf(sent)).size).toBe(2);
  });

  const formOf = (name: string, file: File): FormData => {
    const data = new FormData();
    data.set('comment', name);
    data.set('file', file);
    return data;
  };
  const file = (text: string, name: string, lastModified: number) =>
    new File([text], name, { lastModified });

  it.each([
    ['the same file', () => formOf('a', file('x', 'a.pdf', 1)), true],
    ['a file of another name', () => formOf('a', file('x', 'b.pdf', 1)), false],
    ['a file of another size', () => formOf('a', file('xx', 'a.pdf', 1)), false],
    ['a file of another time', () => formOf('a', file('x', 'a.pdf', 2)), false],
    ['another text beside it', () => formOf('b', file('x', 'a.pdf', 1)), false],
  ])('of a form knows %s', async (_, other, isSame) => {
    forgetPresses();
    const lost = () => new TypeError('Failed to fetch');
    const sent = answering(lost, lost);
    await post(formOf('a', file('x', 'a.pdf', 1)));
    await post(other());
    const [first, second] = keysOf(sent);
    expect(second === first).toBe(isSame);
  });

  it('is the same if the server is still at it and says something else, too', async () => {
    const sent = answering(() => errorAnswer('409-1-00-02', '400-1-00-01'));
    const body = newContent();
    await post(body);
    await post(body);
    const [first, second] = keysOf(sent);
    expect(second).toBe(first);
  });
});
