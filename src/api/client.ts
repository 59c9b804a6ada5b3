import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../generated/types/schema.d.ts';
import { getFlowId, frontVersion, getLanguage, getXsrfToken } from './identity.ts';

/**
 * S7: flow id, language, front-end version, and the anti-forgery pair as soon as there is one. The
 * cookie comes with the first answer: a page's first calls are made without it.
 */
const commonHeaders: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-Flow-Id', getFlowId());
    request.headers.set('X-Language', getLanguage());
    request.headers.set('X-Front-Version', frontVersion);
    const token = getXsrfToken();
    if (token !== undefined) request.headers.set('X-XSRF-TOKEN', token);
    return request;
  },
};

/**
 * The typed client. Only the code of this folder uses it: screens use the generated hooks, which
 * pass through `apiFetch`.
 */
export const client = createClient<paths>({
  credentials: 'same-origin',
  // Looked up at the time of the call, so that whoever wraps fetch later is not passed by.
  fetch: (request) => globalThis.fetch(request),
});
client.use(commonHeaders);
