import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { URL } from 'node:url';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { reasonOf } from '../../contract/verify/gateway.ts';
import { hopByHopHeaderNames, omitHeaders, sendRequest, rewrittenHeaderNames } from './forward.ts';
import { headerOf, isJson, type Answer, type ApiRequest } from './message.ts';
import type { Violation } from './records.ts';

/** A backend behind the mock server. */
export type Provider = {
  /** Without a slash at the end; may contain a path. */
  url: string;
  /** The backend's customer code; default: the code of the call. */
  customerCode?: string | undefined;
  /** The part of the backend's addresses before the paths of the contract; default: `/CODE/mypage-api`. */
  base?: string | undefined;
  /** The time without an answer after which the mock server logs a warning. */
  slowWarningMs?: number;
};

/** The backend gave no complete answer. The message is one sentence with the cause and the remedy. */
export class ProviderError extends Error {}

/** An answer of the backend whose status and headers have arrived. A JSON answer is complete. */
type ProviderAnswer = {
  /** The answer for the validation: with the received headers, and the body without its Content-Encoding. */
  receivedAnswer: Answer;
  /** Waits for the whole body. The headers of the returned answer are adapted to the local address. */
  readWholeAnswer: () => Promise<Answer>;
  /** Sends the answer byte for byte. The bytes of a file are sent as soon as they arrive. */
  sendToBrowser: () => Promise<void>;
};

const decodersByEncoding: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** The time limit of the portal's calls (src/api/mutator.ts), in seconds. */
export const portalTimeoutSeconds = 30;

const localHosts = ['127.0.0.1', 'localhost', '[::1]'];

/** Origin or Referer with the backend's address instead of the local address. An address of another site stays. */
const toBackendAddress = (address: string, { origin }: URL): string =>
  URL.canParse(address) && localHosts.includes(new URL(address).hostname)
    ? address.replace(new URL(address).origin, origin)
    : address;

/** The path prefixes of the API and of the whole site (for cookies), on this server and on the backend. */
function pathPrefixesOf({ url, customerCode, base }: Provider, localCustomerCode: string) {
  const remoteCustomerCode = customerCode ?? localCustomerCode;
  const path = new URL(url).pathname.replace(/\/$/, '');
  return {
    localApiPath: `/${localCustomerCode}/mypage-api`,
    remoteApiPath: `${path}${base ?? `/${remoteCustomerCode}/mypage-api`}`,
    localSitePath: `/${localCustomerCode}`,
    remoteSitePath: `${path}/${remoteCustomerCode}`,
  };
}

/** The local path of a backend's cookie; `/` if the path is outside the backend's known paths. */
function toLocalPath(
  path: string,
  { localApiPath, remoteApiPath, localSitePath, remoteSitePath }: ReturnType<typeof pathPrefixesOf>,
) {
  const isBelow = (prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
  if (isBelow(remoteApiPath)) return `${localApiPath}${path.slice(remoteApiPath.length)}`;
  return isBelow(remoteSitePath) ? `${localSitePath}${path.slice(remoteSitePath.length)}` : '/';
}

/** Changes a Set-Cookie line so that a browser accepts the cookie from the local address, which has no TLS. */
function toLocalCookie(
  cookieLine: string,
  pathPrefixes: ReturnType<typeof pathPrefixesOf>,
): string {
  // A cookie whose name has one of these prefixes must keep `Secure`; browsers accept `Secure` from 127.0.0.1.
  const isSecureRequired = /^__(Host|Secure)-/i.test(cookieLine);
  const omittedAttributes = isSecureRequired ? /^domain=/i : /^(domain=|secure$|partitioned$)/i;
  const [nameAndValue = '', ...attributes] = cookieLine.split(';').map((part) => part.trim());
  const localAttributes = attributes
    .filter((attribute) => !omittedAttributes.test(attribute))
    .map((attribute) =>
      attribute
        .replace(/^path=(.*)$/i, (_, path: string) => `Path=${toLocalPath(path, pathPrefixes)}`)
        .replace(/^samesite=none$/i, isSecureRequired ? '$&' : 'SameSite=Lax'),
    );
  return [nameAndValue, ...localAttributes].join('; ');
}

const mapHeaders = (rawHeaders: string[], changeValue: (name: string, value: string) => string) =>
  rawHeaders.map((item, index) =>
    index % 2 === 0 ? item : changeValue(rawHeaders[index - 1]?.toLowerCase() ?? '', item),
  );

/** The body without its Content-Encoding, for validation only. Bytes that cannot be decoded are returned unchanged. */
function decodeBody(body: Buffer, encoding: string | undefined): Buffer {
  try {
    return decodersByEncoding[encoding?.toLowerCase() ?? '']?.(body) ?? body;
  } catch {
    return body;
  }
}

/** Headers that the backend does not get, because the mock server writes or uses them. */
const omittedHeaderNames = new Set([...rewrittenHeaderNames, 'x-page', 'x-presses']);

/**
 * Sends a request to the backend.
 *
 * @param response to the browser: if the browser closes the connection, the call to the backend ends, too
 * @param reportSlowness receives a sentence if the answer is slow
 * @throws ProviderError if no answer arrives, or if a JSON answer is incomplete
 */
export async function requestFromProvider(
  request: ApiRequest,
  provider: Provider,
  response: ServerResponse,
  reportSlowness: (sentence: string) => void,
): Promise<ProviderAnswer> {
  const pathPrefixes = pathPrefixesOf(provider, request.customerCode);
  const address = new URL(
    `${new URL(provider.url).origin}${pathPrefixes.remoteApiPath}${request.requestTarget.slice(pathPrefixes.localApiPath.length)}`,
  );
  const flowId = headerOf(request.rawHeaders, 'x-flow-id') ?? 'none';
  const method = request.input.method.toUpperCase();
  const requestText = `${method} ${address.origin}${address.pathname}`;
  const abortController = new AbortController();
  response.once('close', () => abortController.abort());
  const { slowWarningMs = 10_000 } = provider;
  const slowTimer = setTimeout(() => {
    reportSlowness(
      `${requestText} has no answer after ${slowWarningMs / 1000} seconds, and the portal stops waiting after ${portalTimeoutSeconds}: search for the flow id ${flowId} in the backend's log.`,
    );
  }, slowWarningMs);
  const noAnswerError = (error: unknown): ProviderError => {
    const reason = reasonOf(error, 0);
    const advice = ': check that the backend is running and that --provider is right';
    return new ProviderError(
      `${requestText} has no answer: ${reason}${reason.includes(':') ? '' : advice}.`,
    );
  };
  const outgoingRequest = {
    method,
    requestTarget: `${address.pathname}${address.search}`,
    rawHeaders: mapHeaders(omitHeaders(request.rawHeaders, omittedHeaderNames), (header, value) =>
      header === 'origin' || header === 'referer' ? toBackendAddress(value, address) : value,
    ),
    body: request.body,
  };
  const incomingAnswer = await sendRequest(outgoingRequest, address, abortController.signal)
    .catch((error: unknown) => {
      throw abortController.signal.aborted ? error : noAnswerError(error);
    })
    .finally(() => clearTimeout(slowTimer));

  const status = incomingAnswer.statusCode ?? 502;
  const headers = omitHeaders(incomingAnswer.rawHeaders, hopByHopHeaderNames);
  const localHeaders = mapHeaders(headers, (header, value) =>
    header === 'set-cookie' ? toLocalCookie(value, pathPrefixes) : value,
  );
  const chunkIterator = incomingAnswer.iterator();
  /** The next bytes; undefined at the end. */
  const readNextChunk = async (): Promise<Buffer | undefined> => {
    try {
      const nextResult: IteratorResult<Buffer> = await chunkIterator.next();
      return nextResult.done === true ? undefined : nextResult.value;
    } catch (error) {
      if (abortController.signal.aborted) throw error;
      throw new ProviderError(
        `The backend broke off in the middle of its answer to ${requestText}: search for the flow id ${flowId} in its log, and check the time limits of the servers before it.`,
      );
    }
  };
  const chunks: Buffer[] = [];
  const readAllChunks = async (): Promise<void> => {
    for (let chunk = await readNextChunk(); chunk; chunk = await readNextChunk())
      chunks.push(chunk);
  };
  const isFile = status < 300 && !isJson(headerOf(headers, 'content-type'));
  try {
    if (isFile) chunks.push((await readNextChunk()) ?? Buffer.alloc(0));
    else await readAllChunks();
  } catch (error) {
    // The browser gets exactly the bytes that arrived. The caller then closes the connection.
    response.writeHead(status, localHeaders);
    await new Promise((resolve) => {
      response.write(Buffer.concat(chunks), resolve);
    });
    throw error;
  }
  const body = Buffer.concat(chunks);
  return {
    receivedAnswer: {
      status,
      rawHeaders: headers,
      body: decodeBody(body, headerOf(headers, 'content-encoding')),
    },
    readWholeAnswer: async () => {
      await readAllChunks();
      return { status, rawHeaders: localHeaders, body: Buffer.concat(chunks) };
    },
    sendToBrowser: async () => {
      response.writeHead(status, localHeaders);
      const readBytes = async function* (): AsyncGenerator<Buffer> {
        yield body;
        for (let chunk = await readNextChunk(); chunk; chunk = await readNextChunk()) yield chunk;
      };
      await pipeline(readBytes, response);
    },
  };
}

/** Finds the one fault of an answer that no API sends, such as an HTML page. It replaces all other faults. */
export function findNonApiFault({
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
