import { request as httpRequest } from 'node:http';
import { URL } from 'node:url';
import { headerOf, readBody, type Answer, type ApiRequest } from './message.ts';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
export const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The header lines except those in `left`. Several lines of one name stay separate. */
export const keepHeaders = (rawHeaders: string[], left: Set<string>): string[] =>
  rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !left.has(name.toLowerCase());
  });

/** A request to forward. */
type Outgoing = Pick<ApiRequest, 'target' | 'rawHeaders' | 'body'> & { method: string };

/** Headers that the mock server writes itself. */
const ownHeaders = new Set([...hopByHop, 'host', 'content-length', 'x-forwarded-for', 'expect']);
const answerHeaders = new Set([...hopByHop, 'content-length']);

/**
 * Forwards a request and its answer byte for byte: decodes, redirects, joins and renames nothing.
 *
 * @param clientAddress sent as X-Forwarded-For; the sandbox records it with each access
 * @throws Error of the connection if the sandbox is not running
 */
export function forward(
  { method, target, rawHeaders, body }: Outgoing,
  sandboxUrl: string,
  clientAddress: string,
): Promise<Answer> {
  const { host, hostname, port } = new URL(sandboxUrl);
  const before = headerOf(rawHeaders, 'x-forwarded-for');
  const headers = [
    'Host',
    host,
    ...keepHeaders(rawHeaders, ownHeaders),
    'X-Forwarded-For',
    before === undefined ? clientAddress : `${before}, ${clientAddress}`,
    ...(method === 'GET' && body.length === 0 ? [] : ['Content-Length', String(body.length)]),
  ];
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path: target, method, headers, agent: false };
    const request = httpRequest(options, (incoming) => {
      const status = incoming.statusCode ?? 502;
      readBody(incoming).then(
        (bytes) =>
          resolve({
            status,
            rawHeaders: [
              ...keepHeaders(incoming.rawHeaders, answerHeaders),
              ...(status === 204 ? [] : ['Content-Length', String(bytes.length)]),
            ],
            body: bytes,
          }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
