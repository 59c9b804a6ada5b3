import type { IncomingMessage, ServerResponse } from 'node:http';
import type { URL } from 'node:url';
import type { IHttpRequest } from '@stoplight/prism-http';

/** A boundary that no value can contain: a boundary follows a line break, and encoded values have no line breaks. */
const boundary = 'part';

/**
 * Rewrites a multipart body for Prism's validators: keeps texts, and replaces each file with a text about its size.
 *
 * Prism's own form parser throws for a file name with `=`, counts a Japanese letter as three, decodes percent signs,
 * and needs several seconds for a few megabytes.
 *
 * @param body the received bytes; the mock server forwards them unchanged
 * @param mediaType value of Content-Type, with its boundary
 * @throws TypeError if the body is not a form
 */
async function toPrismForm(
  body: Buffer,
  mediaType: string,
): Promise<{ mediaType: string; body: string }> {
  const headers = { 'Content-Type': mediaType };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const formParts = [...form].map(([name, value]) => {
    const text = typeof value === 'string' ? value : `${value.size} bytes`;
    // Prism decodes percent signs, so it sees the original name and text.
    return `--${boundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${encodeURIComponent(text)}\r\n`;
  });
  return {
    mediaType: `multipart/form-data; boundary=${boundary}`,
    body: `${formParts.join('')}--${boundary}--\r\n`,
  };
}

/** A received request: its bytes for the sandbox or the backend, and its parsed contents for Prism's checks. */
export type ApiRequest = {
  /** The first segment of the request's path. */
  customerCode: string;
  /** Path and query as received, for the sandbox. */
  requestTarget: string;
  /** Names and values in turn, with their original spelling, as in `IncomingMessage.rawHeaders`. */
  rawHeaders: string[];
  body: Buffer;
  /** The reason why the body could not be parsed by its media type (JSON or a form). */
  bodyProblem: string | undefined;
  /** Path without `/{customerCode}/mypage-api`. */
  input: IHttpRequest;
};

/** An answer to send: status, headers (names and values in turn, as in `rawHeaders` of a request), bytes. */
export type Answer = { status: number; rawHeaders: string[]; body: Buffer };

/** Larger than any file that a customer may send; the settings of the API have the limits for customers. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Thrown if a body is longer than the limit. */
export class BodyTooLargeError extends Error {}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** The method in Prism's spelling; an unknown method becomes `trace`, which no operation has. */
export const methodOf = (name: string): IHttpRequest['method'] =>
  methods.find((method) => method === name.toLowerCase()) ?? 'trace';

export const isJson = (mediaType = ''): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(mediaType);

/** Splits `/{customerCode}/mypage-api/...`; undefined for any other path. */
export function splitPath(path: string): { customerCode: string; apiPath: string } | undefined {
  const match = /^\/([A-Za-z0-9_-]+)\/mypage-api(\/.*)$/.exec(path);
  return match?.[1] && match[2] ? { customerCode: match[1], apiPath: match[2] } : undefined;
}

/**
 * Reads a stream to its end.
 *
 * @throws BodyTooLargeError if the stream is longer than `maxBytes`
 */
export async function readBody(
  stream: AsyncIterable<Buffer>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let byteCount = 0;
  for await (const chunk of stream) {
    byteCount += chunk.length;
    if (byteCount > maxBytes) throw new BodyTooLargeError(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Converts a body for Prism's validators: parses JSON, and converts every other body to a string of bytes. */
export function parseBody(
  body: Buffer,
  mediaType: string | undefined,
): { value: unknown; problem: string | undefined } {
  if (body.length === 0) return { value: undefined, problem: undefined };
  if (!isJson(mediaType)) return { value: body.toString('latin1'), problem: undefined };
  try {
    return { value: JSON.parse(body.toString('utf8')), problem: undefined };
  } catch (error) {
    return { value: undefined, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Converts a body for Prism's validators by its media type. A form is rewritten, and gets a new media type. */
async function readBodyForPrism(body: Buffer, mediaType: string | undefined) {
  if (mediaType === undefined || !/^multipart\/form-data\b/i.test(mediaType)) {
    return { ...parseBody(body, mediaType), mediaType };
  }
  try {
    const form = await toPrismForm(body, mediaType);
    return { value: form.body, problem: undefined, mediaType: form.mediaType };
  } catch (error) {
    return { value: undefined, problem: String(error), mediaType };
  }
}

/** Joins the header lines that have the same name, for Prism's validators. */
export const joinHeaders = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );

/**
 * Reads a whole request of the API.
 *
 * @param url parsed address, with the path still encoded
 * @param pathParts the path, split by `splitPath`
 * @throws BodyTooLargeError
 */
export async function readRequest(
  request: IncomingMessage,
  url: URL,
  pathParts: { customerCode: string; apiPath: string },
): Promise<ApiRequest> {
  const body = await readBody(request, maxBodyBytes);
  const contentType = request.headers['content-type'];
  const { value, problem, mediaType } = await readBodyForPrism(body, contentType);
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    query[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return {
    customerCode: pathParts.customerCode,
    requestTarget: request.url ?? '/',
    rawHeaders: request.rawHeaders,
    body,
    bodyProblem: problem,
    input: {
      method: methodOf(request.method ?? ''),
      url: { path: pathParts.apiPath, query },
      // Prism checks the media type only if the request has a length.
      headers: {
        ...joinHeaders(request.headers),
        'content-length': String(body.length),
        ...(mediaType === undefined ? {} : { 'content-type': mediaType }),
      },
      body: value,
    },
  };
}

/** An answer with a body. @param moreHeaders further headers in `rawHeaders` form */
export const answerWith = (
  status: number,
  mediaType: string,
  body: Buffer,
  moreHeaders: string[] = [],
): Answer => ({
  status,
  rawHeaders: [...moreHeaders, 'Content-Type', mediaType, 'Content-Length', String(body.length)],
  body,
});

/** Sends an answer without changes. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, answer.rawHeaders);
  response.end(answer.body);
}

/** The value of a header in `rawHeaders` form. */
export function headerOf(rawHeaders: string[], name: string): string | undefined {
  const index = rawHeaders.findIndex(
    (item, position) => position % 2 === 0 && item.toLowerCase() === name,
  );
  return index < 0 ? undefined : rawHeaders[index + 1];
}

/**
 * An error of the mock server itself: a problem detail (RFC 9457), so that no screen reads this answer as an
 * array of error items (S8).
 */
export function problemAnswer(status: number, title: string, moreFields: object = {}): Answer {
  const body = Buffer.from(JSON.stringify({ title, status, ...moreFields }, null, 2));
  return answerWith(status, 'application/problem+json', body, ['Cache-Control', 'no-store']);
}
