import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { URL } from 'node:url';
import { headerOf, readBody, type Answer, type ApiRequest } from './message.ts';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
export const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The header lines except those with the omitted names (in lower case). Several lines of one name stay separate. */
export const withoutHeaders = (rawHeaders: string[], omittedNames: Set<string>): string[] =>
  rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !omittedNames.has(name.toLowerCase());
  });

type OutgoingRequest = Pick<ApiRequest, 'target' | 'rawHeaders' | 'body'> & { method: string };

/** Headers of a request that the mock server writes itself. */
export const rewrittenHeaders = new Set([...hopByHopHeaders, 'host', 'content-length', 'expect']);
const omittedAnswerHeaders = new Set([...hopByHopHeaders, 'content-length']);

/** Sends a request to the server of `address`. @returns the answer as soon as its head has arrived */
export function sendRequest(
  { method, target, rawHeaders, body }: OutgoingRequest,
  address: URL,
  signal?: AbortSignal,
): Promise<IncomingMessage> {
  const headers = [
    'Host',
    address.host,
    ...rawHeaders,
    ...(method === 'GET' && body.length === 0 ? [] : ['Content-Length', String(body.length)]),
  ];
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    send(address, { path: target, method, headers, agent: false, signal }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/**
 * Forwards a request and its answer byte for byte: decodes, redirects, joins and renames nothing.
 *
 * @param clientAddress sent as X-Forwarded-For; the sandbox records it with each access
 * @throws Error of the connection if the sandbox is not running
 */
export async function forward(
  request: OutgoingRequest,
  sandboxUrl: string,
  clientAddress: string,
): Promise<Answer> {
  const forwardedFor = headerOf(request.rawHeaders, 'x-forwarded-for');
  const rawHeaders = [
    ...withoutHeaders(request.rawHeaders, new Set([...rewrittenHeaders, 'x-forwarded-for'])),
    'X-Forwarded-For',
    forwardedFor === undefined ? clientAddress : `${forwardedFor}, ${clientAddress}`,
  ];
  const incoming = await sendRequest({ ...request, rawHeaders }, new URL(sandboxUrl));
  const status = incoming.statusCode ?? 502;
  const body = await readBody(incoming);
  const length = status === 204 ? [] : ['Content-Length', String(body.length)];
  const headers = [...withoutHeaders(incoming.rawHeaders, omittedAnswerHeaders), ...length];
  return { status, rawHeaders: headers, body };
}
