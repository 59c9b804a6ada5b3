import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { URL } from 'node:url';
import { headerOf, readBody, type Answer, type ApiRequest } from './message.ts';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
export const hopByHopHeaderNames = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The header lines whose names are not in `omittedNames` (in lower case). Several lines of one name stay separate. */
export const omitHeaders = (rawHeaders: string[], omittedNames: Set<string>): string[] =>
  rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !omittedNames.has(name.toLowerCase());
  });

type OutgoingRequest = Pick<ApiRequest, 'requestTarget' | 'rawHeaders' | 'body'> & {
  method: string;
};

/** Headers of a request for which the mock server writes new values. */
export const rewrittenHeaderNames = new Set([
  ...hopByHopHeaderNames,
  'host',
  'content-length',
  'expect',
]);
const omittedAnswerHeaderNames = new Set([...hopByHopHeaderNames, 'content-length']);

/** Sends a request to a server. @returns the answer as soon as its status and headers have arrived */
export function sendRequest(
  { method, requestTarget, rawHeaders, body }: OutgoingRequest,
  serverUrl: URL,
  signal?: AbortSignal,
): Promise<IncomingMessage> {
  const headers = [
    'Host',
    serverUrl.host,
    ...rawHeaders,
    ...(method === 'GET' && body.length === 0 ? [] : ['Content-Length', String(body.length)]),
  ];
  const send = serverUrl.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    send(serverUrl, { path: requestTarget, method, headers, agent: false, signal }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/**
 * Forwards a request and its answer byte for byte: does not decode, redirect, join or rename anything.
 *
 * @param clientAddress sent as X-Forwarded-For; the sandbox records it with each access
 * @throws Error of the connection if the sandbox is not running
 */
export async function forward(
  request: OutgoingRequest,
  sandboxUrl: string,
  clientAddress: string,
): Promise<Answer> {
  const forwardedForHeader = headerOf(request.rawHeaders, 'x-forwarded-for');
  const rawHeaders = [
    ...omitHeaders(request.rawHeaders, new Set([...rewrittenHeaderNames, 'x-forwarded-for'])),
    'X-Forwarded-For',
    forwardedForHeader === undefined ? clientAddress : `${forwardedForHeader}, ${clientAddress}`,
  ];
  const answer = await sendRequest({ ...request, rawHeaders }, new URL(sandboxUrl));
  const status = answer.statusCode ?? 502;
  const body = await readBody(answer);
  const lengthHeader = status === 204 ? [] : ['Content-Length', String(body.length)];
  const headers = [...omitHeaders(answer.rawHeaders, omittedAnswerHeaderNames), ...lengthHeader];
  return { status, rawHeaders: headers, body };
}
