import { commonHeaders, getXsrfToken } from './identity.ts';

/*
 * Calls that start when a link is pressed, before the next page renders. The call and the rendering run in
 * parallel, because on a slow phone, rendering takes as long as the call. The page's own call then receives the
 * pending answer.
 *
 * This is not a cache (S7): an answer is used once, and only by a call that follows within ANSWER_LIFETIME_MS.
 */
interface EarlyCall {
  answer: Promise<unknown>;
  requestedAt: number;
  /** The anti-forgery token of the session that sent the request. */
  token: string | undefined;
}

/** How long an answer waits for the call of its page, in milliseconds. */
const ANSWER_LIFETIME_MS = 5000;

const pendingCalls = new Map<string, EarlyCall>();

/** The key in the session storage. */
const STORAGE_KEY = 'firstRequests';

/** The keys that `storeRequestsForReload` collects instead of making the calls; undefined at all other times. */
let recordedKeys: string[] | undefined;

/**
 * Starts a call of the next page. A pending early call is not repeated: `call` runs through `apiFetch`, which
 * takes the pending answer.
 *
 * @param key path of the operation with its values and query
 * @param call makes the call
 */
export function fetchEarly(key: string, call: () => Promise<unknown>): void {
  if (recordedKeys) {
    recordedKeys.push(key);
    return;
  }
  const answer = call();
  pendingCalls.set(key, { answer, requestedAt: performance.now(), token: getXsrfToken() });
  // The page's call reports a failure; without such a call the failure is ignored.
  answer.catch(() => undefined);
}

/** Whether the session and the time still allow the use of an answer. */
const isUsable = ({ requestedAt, token }: Omit<EarlyCall, 'answer'>): boolean =>
  performance.now() - requestedAt < ANSWER_LIFETIME_MS && token === getXsrfToken();

/**
 * The pending answer, for one caller; undefined if there is none, or after another login, because it may belong
 * to another customer.
 */
export function takeEarlyAnswer(key: string): Promise<unknown> | undefined {
  const earlyCall = pendingCalls.get(key);
  pendingCalls.delete(key);
  return earlyCall && isUsable(earlyCall) ? earlyCall.answer : undefined;
}

/** Deletes unused answers: they belong to the customer who requested them. */
export function clearEarlyAnswers(): void {
  pendingCalls.clear();
  window.sentRequests?.clear();
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The browser blocks the storage, so it contains nothing.
  }
}

/*
 * A reload sends the first requests of the page before the portal's script is loaded: the page that is being closed
 * stores the requests, and the inline script of the HTML sends them (index-page.ts). The portal's own requests then
 * receive the responses.
 */

/** The requests of a page, as the session storage contains them. */
interface StoredRequests {
  /** The address of the page. */
  page: string;
  /** The addresses of the requests. */
  urls: string[];
}

interface SentRequest extends Omit<EarlyCall, 'answer'> {
  response: Promise<Response>;
  controller: AbortController;
}

declare global {
  interface Window {
    /** The requests that the inline script sent, by their addresses. */
    sentRequests?: Map<string, SentRequest>;
  }
}

/**
 * Stores the requests that `startCalls` would send, without sending them, for a reload of the open page.
 *
 * @param startCalls calls `fetchEarly`
 * @param apiBase path of the API
 */
export function storeRequestsForReload(startCalls: () => void, apiBase: string): void {
  recordedKeys = [];
  startCalls();
  const urls = recordedKeys.map((key) => `${location.origin}${apiBase}${key}`);
  recordedKeys = undefined;
  const requests: StoredRequests = { page: location.href, urls };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(requests));
  } catch {
    // The browser blocks the storage: a reloaded page sends its requests later.
  }
}

/**
 * Sends the stored requests if they belong to the address that the browser is opening. Each response can be used once.
 *
 * @param portalVersion of the page; not imported, so that the inline script, and the hash of the script in the security
 *   policy, are the same in each version
 */
export function sendStoredRequests(portalVersion: string): void {
  const storedText = sessionStorage.getItem(STORAGE_KEY);
  if (storedText === null) return;
  sessionStorage.removeItem(STORAGE_KEY);
  const { page, urls }: StoredRequests = JSON.parse(storedText);
  if (page !== location.href) return;
  const sendRequest = (url: string): SentRequest => {
    const controller = new AbortController();
    const response = fetch(url, {
      headers: commonHeaders(portalVersion),
      signal: controller.signal,
    });
    // The portal's own request reports a failure.
    response.catch(() => undefined);
    return { response, controller, requestedAt: performance.now(), token: getXsrfToken() };
  };
  window.sentRequests = new Map(urls.map((url) => [url, sendRequest(url)]));
}

/** The response to the same request by the inline script, for one caller; undefined if there is none. */
export function takeSentResponse({ method, url, signal }: Request): Promise<Response> | undefined {
  const sentRequest = method === 'GET' ? window.sentRequests?.get(url) : undefined;
  if (!sentRequest) return undefined;
  window.sentRequests?.delete(url);
  if (!isUsable(sentRequest)) return undefined;
  signal.addEventListener('abort', () => sentRequest.controller.abort(signal.reason));
  return sentRequest.response;
}
