import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { URL } from 'node:url';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { reasonOf } from '../../contract/verify/gateway.ts';
import { hopByHopHeaders, withoutHeaders, sendRequest, rewrittenHeaders } from './forward.ts';
import { headerOf, isJson, type Answer, type ApiRequest } from './message.ts';
import type { Violation } from './records.ts';

/** A backend behind the mock server. */
export type Provider = {
  /** Without a slash at the end; it may have a path. */
  url: string;
  /** The backend's customer code; default: the code of the call. */
  customerCode?: string | undefined;
  /** The part of the backend's addresses before the paths of the contract; default: `/CODE/mypage-api`. */
  base?: string | undefined;
  /** After this time without an answer, a sentence is logged. */
  slowMs?: number;
};

/** The backend gave no complete answer. The message is one sentence with the cause and the remedy. */
export class ProviderError extends Error {}

/** An answer of which at least the head has arrived; of JSON the whole body. */
type ProviderAnswer = {
  /** For the validation: the headers as they came, the body without its Content-Encoding. */
  received: Answer;
  /** The answer with the headers that fit the local address, when the body is complete. */
  readWhole: () => Promise<Answer>;
  /** Sends the answer byte for byte, a file while it arrives. */
  send: () => Promise<void>;
};

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** The time limit of the portal's calls (src/api/mutator.ts), in seconds. */
export const portalLimitSeconds = 30;

const localHosts = ['127.0.0.1', 'localhost', '[::1]'];

/** Origin and Referer as the backend expects them. Those of other sites stay as they are. */
const toBackendAddress = (address: string, { origin }: URL): string =>
  URL.canParse(address) && localHosts.includes(new URL(address).hostname)
    ? address.replace(new URL(address).origin, origin)
    : address;

/** The prefixes of the contract's paths, on this server and on the backend. */
function pathPrefixesOf({ url, customerCode, base }: Provider, localCustomerCode: string) {
  const code = customerCode ?? localCustomerCode;
  const path = new URL(url).pathname.replace(/\/$/, '');
  return {
    local: `/${localCustomerCode}/mypage-api`,
    remote: `${path}${base ?? `/${code}/mypage-api`}`,
    localSite: `/${localCustomerCode}`,
    remoteSite: `${path}/${code}`,
  };
}

/** The path of a cookie below the local address; `/` if the backend's path is not known here. */
function toLocalPath(
  path: string,
  { local, remote, localSite, remoteSite }: ReturnType<typeof pathPrefixesOf>,
) {
  const isBelow = (prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
  if (isBelow(remote)) return `${local}${path.slice(remote.length)}`;
  return isBelow(remoteSite) ? `${localSite}${path.slice(remoteSite.length)}` : '/';
}

/** A Set-Cookie line that a browser keeps at the local address, which has no TLS. */
function toLocalCookie(line: string, pathPrefixes: ReturnType<typeof pathPrefixesOf>): string {
  // Cookies with these prefixes of the name must keep `Secure`; browsers accept it at 127.0.0.1.
  const needsSecure = /^__(Host|Secure)-/i.test(line);
  const omittedAttributes = needsSecure ? /^domain=/i : /^(domain=|secure$|partitioned$)/i;
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const localAttributes = attributes
    .filter((attribute) => !omittedAttributes.test(attribute))
    .map((attribute) =>
      attribute
        .replace(/^path=(.*)$/i, (_, path: string) => `Path=${toLocalPath(path, pathPrefixes)}`)
        .replace(/^samesite=none$/i, needsSecure ? '$&' : 'SameSite=Lax'),
    );
  return [pair, ...localAttributes].join('; ');
}

const mapHeaders = (rawHeaders: string[], change: (name: string, value: string) => string) =>
  rawHeaders.map((item, index) =>
    index % 2 === 0 ? item : change(rawHeaders[index - 1]?.toLowerCase() ?? '', item),
  );

/** The body without its Content-Encoding, for the check only; undecodable bytes stay, and break the contract as JSON. */
function decodeBody(body: Buffer, encoding: string | undefined): Buffer {
  try {
    return decoders[encoding?.toLowerCase() ?? '']?.(body) ?? body;
  } catch {
    return body;
  }
}

/** Headers that the backend does not get: the mock server writes or reads them itself. */
const headersNotForwarded = new Set([...rewrittenHeaders, 'x-page', 'x-presses']);

/**
 * Requests the answer of the backend.
 *
 * @param response if the browser closes it, the call to the backend ends too
 * @param reportSlowness receives a sentence if the answer is slow
 * @throws ProviderError if no head of an answer arrives, or if a JSON answer breaks off
 */
export async function requestFromProvider(
  request: ApiRequest,
  provider: Provider,
  response: ServerResponse,
  reportSlowness: (sentence: string) => void,
): Promise<ProviderAnswer> {
  const pathPrefixes = pathPrefixesOf(provider, request.customerCode);
  const address = new URL(
    `${new URL(provider.url).origin}${pathPrefixes.remote}${request.target.slice(pathPrefixes.local.length)}`,
  );
  const flowId = headerOf(request.rawHeaders, 'x-flow-id') ?? 'none';
  const method = request.input.method.toUpperCase();
  const requestText = `${method} ${address.origin}${address.pathname}`;
  const abort = new AbortController();
  response.once('close', () => abort.abort());
  const { slowMs = 10_000 } = provider;
  const slowTimer = setTimeout(() => {
    reportSlowness(
      `${requestText} has no answer after ${slowMs / 1000} seconds, and the portal stops waiting after ${portalLimitSeconds}: search for the flow id ${flowId} in the backend's log.`,
    );
  }, slowMs);
  const noAnswerError = (error: unknown): ProviderError => {
    const reason = reasonOf(error, 0);
    const advice = ': check that the backend is running and that --provider is right';
    return new ProviderError(
      `${requestText} has no answer: ${reason}${reason.includes(':') ? '' : advice}.`,
    );
  };
  const outgoing = {
    method,
    target: `${address.pathname}${address.search}`,
    rawHeaders: mapHeaders(
      withoutHeaders(request.rawHeaders, headersNotForwarded),
      (header, value) =>
        header === 'origin' || header === 'referer' ? toBackendAddress(value, address) : value,
    ),
    body: request.body,
  };
  const incoming = await sendRequest(outgoing, address, abort.signal)
    .catch((error: unknown) => {
      throw abort.signal.aborted ? error : noAnswerError(error);
    })
    .finally(() => clearTimeout(slowTimer));

  const status = incoming.statusCode ?? 502;
  const headers = withoutHeaders(incoming.rawHeaders, hopByHopHeaders);
  const localHeaders = mapHeaders(headers, (header, value) =>
    header === 'set-cookie' ? toLocalCookie(value, pathPrefixes) : value,
  );
  const chunkIterator = incoming.iterator();
  /** The next bytes; undefined at the end. */
  const readNextChunk = async (): Promise<Buffer | undefined> => {
    try {
      const nextResult: IteratorResult<Buffer> = await chunkIterator.next();
      return nextResult.done === true ? undefined : nextResult.value;
    } catch (error) {
      if (abort.signal.aborted) throw error;
      throw new ProviderError(
        `The backend broke off in the middle of its answer to ${requestText}: search for the flow id ${flowId} in its log, and check the time limits of the servers before it.`,
      );
    }
  };
  const chunks: Buffer[] = [];
  const readAll = async (): Promise<void> => {
    for (let chunk = await readNextChunk(); chunk; chunk = await readNextChunk())
      chunks.push(chunk);
  };
  const isFile = status < 300 && !isJson(headerOf(headers, 'content-type'));
  try {
    if (isFile) chunks.push((await readNextChunk()) ?? Buffer.alloc(0));
    else await readAll();
  } catch (error) {
    // Break off the answer to the browser in the same place.
    response.writeHead(status, localHeaders);
    await new Promise((resolve) => {
      response.write(Buffer.concat(chunks), resolve);
    });
    throw error;
  }
  const body = Buffer.concat(chunks);
  return {
    received: {
      status,
      rawHeaders: headers,
      body: decodeBody(body, headerOf(headers, 'content-encoding')),
    },
    readWhole: async () => {
      await readAll();
      return { status, rawHeaders: localHeaders, body: Buffer.concat(chunks) };
    },
    send: async () => {
      response.writeHead(status, localHeaders);
      const readBytes = async function* (): AsyncGenerator<Buffer> {
        yield body;
        for (let chunk = await readNextChunk(); chunk; chunk = await readNextChunk()) yield chunk;
      };
      await pipeline(readBytes, response);
    },
  };
}

/** The fault of an answer that does not come from a backend's API, such as an HTML page: one sentence for all differences. */
export function nonApiFault({
  status,
  rawHeaders,
  body,
}: Answer): Pick<Violation, 'position' | 'value' | 'message'> | undefined {
  const advice = 'correct --provider, --base or --customer-code';
  if (status >= 300 && status < 400) {
    const value = headerOf(rawHeaders, 'location');
    return { position: 'header.location', value, message: `the backend redirects: ${advice}` };
  }
  const value = headerOf(rawHeaders, 'content-type');
  const bodyStart = body.subarray(0, 200).toString('latin1');
  if (!/html/i.test(value ?? '') && !/^\s*<(!doctype|html)/i.test(bodyStart)) return undefined;
  const message = `an HTML page (status ${status}) instead of JSON: ${advice}, or check that the backend behind its web server is running`;
  return { position: 'header.content-type', value, message };
}
