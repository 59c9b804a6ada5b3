import { request as httpRequest, type IncomingMessage } from 'node:http';
import { URL } from 'node:url';
import { headerOf, readBody, type Answer, type ApiRequest } from './message.ts';

/** Of one connection only, not of the message (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Header lines as they came, several of one name kept apart, without those of `left`. */
const keepHeaders = (rawHeaders: string[], left: Set<string>): string[] =>
  rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !left.has(name.toLowerCase());
  });

/** What is sent on: the bytes of a request, whatever it is for. */
type Outgoing = {
  method: string;
  /** Path and query as they came. */
  target: string;
  rawHeaders: string[];
  body: Buffer;
  clientAddress: string;
};

/** Names of the lines that are ours to write. */
const ownHeaders = new Set([...hopByHop, 'host', 'content-length', 'x-forwarded-for', 'expect']);
const answerHeaders = new Set([...hopByHop, 'content-length']);

function send(outgoing: Outgoing, sandboxUrl: string): Promise<Answer> {
  const { host, hostname, port } = new URL(sandboxUrl);
  const { method, target, rawHeaders, body, clientAddress } = outgoing;
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

/**
 * Forwards an API call and its answer byte for byte: decodes, redirects, joins and renames nothing.
 *
 * @param clientAddress sent as X-Forwarded-For; the sandbox records it with each access
 * @throws Error of the connection if the sandbox is not running
 */
export const forward = (
  { target, rawHeaders, body, input }: ApiRequest,
  sandboxUrl: string,
  clientAddress: string,
): Promise<Answer> =>
  send({ method: input.method.toUpperCase(), target, rawHeaders, body, clientAddress }, sandboxUrl);

/**
 * Forwards a request that is not part of the API, such as one to the sandbox's controls.
 *
 * @throws Error of the connection if the sandbox is not running
 */
export async function forwardAsItIs(request: IncomingMessage, sandboxUrl: string): Promise<Answer> {
  const outgoing: Outgoing = {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    rawHeaders: request.rawHeaders,
    body: await readBody(request),
    clientAddress: request.socket.remoteAddress ?? '',
  };
  return send(outgoing, sandboxUrl);
}
