import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../generated/types/schema.d.ts';
import { takeSentResponse } from './early.ts';
import { commonHeaders, frontVersion } from './identity.ts';

const setCommonHeaders: Middleware = {
  onRequest({ request }) {
    for (const [name, value] of Object.entries(commonHeaders(frontVersion)))
      request.headers.set(name, value);
    return request;
  },
};

/** A path of the contract, for calls that the generated code does not make. */
export type ContractPath = keyof paths;

/** The HTTP methods of the operations of a path. */
type MethodsOf<PathItem> = {
  [Method in keyof PathItem]: PathItem[Method] extends { responses: unknown } ? Method : never;
}[keyof PathItem];

export type CallMethod = Uppercase<MethodsOf<paths[ContractPath]> & string>;

/**
 * The paths as the generated code passes them, with values and query filled in. The common header
 * parameters are added by the middleware above; the generated code has the types of the answers.
 */
type FilledPaths = Record<
  string,
  Record<
    Lowercase<CallMethod>,
    {
      requestBody?: { content: { '*/*': BodyInit } };
      responses: { 200: { content: { '*/*': unknown } } };
    }
  >
>;

/** Only the code of this folder uses the client: screens use the generated hooks (`apiFetch`). */
export const client = createClient<FilledPaths, '*/*'>({
  credentials: 'same-origin',
  // `globalThis.fetch` is read at each call, so that a later replacement of fetch takes effect.
  fetch: (request) => takeSentResponse(request) ?? globalThis.fetch(request),
});
client.use(setCommonHeaders);
