import { request as startRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import { acceptedEncodingsOf } from './static.ts';

/** Whether the mock server, not the portal, answers requests to this path. */
export const isForMockServer = (pathname: string): boolean =>
  /^\/(?:[^/]+\/mypage-api|_docs|_mock|_sandbox|_reports)(?:\/|$)/.test(pathname);

/**
 * The addresses of answers without secrets, which may be compressed, as in deploy/nginx/portal.conf
 * (docs/decisions/answers-compressed-by-name.md).
 */
const compressiblePattern =
  /^\/[^/]+\/mypage-api\/(?:bills|bills\/search-options|notices|notices\/operator|status-history|setting\/info|setting\/legal-texts\/[^/]+)$/;

/** Minimum size in bytes, as for nginx. */
const minimumCompressedBytes = 1000;

function isToBeCompressed(request: IncomingMessage, answer: IncomingMessage): boolean {
  const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
  const { 'content-type': type = '', 'content-length': contentLength } = answer.headers;
  return (
    compressiblePattern.test(pathname) &&
    request.method === 'GET' &&
    answer.statusCode === 200 &&
    type.startsWith('application/json') &&
    answer.headers['content-encoding'] === undefined &&
    !(Number(contentLength) < minimumCompressedBytes) &&
    acceptedEncodingsOf(request.headers['accept-encoding']).has('gzip')
  );
}

/** The headers of a compressed answer, names and values alternately: without the length of the uncompressed answer. */
const headersOfCompressedAnswer = (rawHeaders: readonly string[]): string[] => [
  ...rawHeaders.filter(
    (_, index) => rawHeaders[index - (index % 2)]?.toLowerCase() !== 'content-length',
  ),
  'Content-Encoding',
  'gzip',
  'Vary',
  'Accept-Encoding',
];

/** Forwards a request to the mock server, and the answer to the browser, unchanged or compressed. */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  mockUrl: string,
): void {
  const mockRequest = startRequest(
    `${mockUrl}${request.url ?? '/'}`,
    { method: request.method, headers: request.headers },
    (answer) => {
      const { statusCode = 502, statusMessage, rawHeaders } = answer;
      // `pipeline` also truncates the response to the browser if the answer is truncated. Otherwise, the browser would
      // wait. The headers are sent first, because a browser that has received nothing repeats the request by itself.
      if (isToBeCompressed(request, answer)) {
        response.writeHead(statusCode, statusMessage, headersOfCompressedAnswer(rawHeaders));
        response.flushHeaders();
        pipeline(answer, createGzip({ level: 5 }), response, () => undefined);
      } else {
        response.writeHead(statusCode, statusMessage, rawHeaders);
        response.flushHeaders();
        pipeline(answer, response, () => undefined);
      }
    },
  );
  mockRequest.on('error', (error) => {
    if (response.headersSent) response.destroy(error);
    else {
      response.writeHead(502, { 'Content-Type': 'text/plain' });
      response.end(`The mock server at ${mockUrl} does not answer: ${error.message}\n`);
    }
  });
  response.on('close', () => mockRequest.destroy());
  request.pipe(mockRequest);
}
