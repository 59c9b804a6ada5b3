import { getBasePath } from '../lib/base-path.ts';
import { ApiError, readErrorItems, type ApiErrorKind } from './api-error.ts';
import { client, type CallMethod, type ContractPath } from './client.ts';
import { noteFault } from './faults.ts';
import { getFlowId, getXsrfToken } from './identity.ts';
import { ensureSameCustomer } from './session-guard.ts';

export interface CallOptions {
  method?: CallMethod;
  body?: BodyInit | null | undefined;
  headers?: HeadersInit | undefined;
  signal?: AbortSignal | null | undefined;
}

/** Creates an ApiError without error items. */
export function createApiError(kind: ApiErrorKind, cause?: unknown, status = 0): ApiError {
  return new ApiError({ kind, status, flowId: getFlowId(), cause });
}

/**
 * Converts the error of a failed call to an ApiError, and notes it for the operator.
 *
 * @param path relative to the API's base, query included
 * @param isCancelled whether the portal cancelled the call
 */
export function noteFailedCall(
  { path, method = 'GET' }: { path: string; method?: CallMethod },
  error: unknown,
  isCancelled: boolean,
  hasTimedOut: boolean,
): ApiError {
  const apiError = toApiError(error, isCancelled, hasTimedOut);
  noteFault({ method, url: path, error: apiError });
  return apiError;
}

/** Converts the error of a failed call to an ApiError: `aborted`, `timeout`, or `network`. */
export function toApiError(error: unknown, isCancelled: boolean, hasTimedOut: boolean): ApiError {
  if (error instanceof ApiError) return error;
  if (hasTimedOut) return createApiError('timeout', error);
  return createApiError(isCancelled ? 'aborted' : 'network', error);
}

function errorOfResponse(response: Response, body: unknown): ApiError {
  return new ApiError({
    // openapi-fetch returns text if the body is not JSON, and undefined if it is empty.
    kind: typeof body === 'object' ? 'http' : 'malformed',
    status: response.status,
    items: readErrorItems(body),
    retryAfter: response.headers.get('retry-after'),
    flowId: getFlowId(),
  });
}

const apiUrl = (): string => `${location.origin}${getBasePath().apiBase}`;

/** The method in the notation of openapi-fetch. */
const clientMethodOf = (method: CallMethod) => method.toLowerCase() as Lowercase<CallMethod>;

/** Requests the anti-forgery cookie by a GET if it is missing, for example if the first call of a page is a POST. */
async function ensureXsrfToken(signal: AbortSignal): Promise<void> {
  if (getXsrfToken() !== undefined) return;
  const path: ContractPath = '/setting/info';
  const { response } = await client.GET(path, { baseUrl: apiUrl(), signal, parseAs: 'stream' });
  // An unread body would keep the connection open until the garbage collection.
  if (!response.bodyUsed) await response.body?.cancel();
}

/** Whether the server refused a call because the anti-forgery header and cookie differ (S7, S8). */
function isTokenMismatch(response: Response, body: unknown): boolean {
  if (response.status !== 403) return false;
  // A gateway may answer 403 without an error item.
  if (body === undefined || body === '') return true;
  return readErrorItems(body).some(({ code }) => code === '403-1-00-01');
}

/**
 * Sends one request and returns its response with an unread body.
 *
 * @param path relative to the API's base, query included
 * @throws ApiError of kind `http` or `malformed` for a status outside 200 to 299 (S7), of kind `aborted` if
 *   another customer has logged in since the page was opened; for all other failures, the error of fetch
 */
export async function sendRequest(
  path: string,
  options: CallOptions,
  signal: AbortSignal,
): Promise<Response> {
  const { method = 'GET', body, headers } = options;
  await ensureSameCustomer(path);
  if (method !== 'GET') await ensureXsrfToken(signal);
  const sendOnce = () =>
    client.request(clientMethodOf(method), path, {
      baseUrl: apiUrl(),
      headers,
      signal,
      ...(body == null ? {} : { body, bodySerializer: (serialised: unknown) => serialised }),
      parseAs: 'stream',
    });
  const tokenBefore = getXsrfToken();
  let { error, response } = await sendOnce();
  // The first calls of a page run in parallel, and each answer may set a new token. A login in another tab also
  // sets a new token. If the token changes while this call is pending, the header no longer matches the cookie.
  if (isTokenMismatch(response, error) && getXsrfToken() !== tokenBefore) {
    await ensureSameCustomer(path);
    ({ error, response } = await sendOnce());
  }
  if (!response.ok) throw errorOfResponse(response, error);
  return response;
}
