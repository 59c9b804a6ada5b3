import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { curlOf } from './curl.ts';
import { listen } from '../../scripts/preview/listen.ts';

/** One call to the provider. */
export type Exchange = {
  /** Method and address: `GET /demo/mypage-api/bills?page=1`. */
  call: string;
  /** The call as a command. */
  curl: string;
  /** Milliseconds until the answer was complete. */
  ms: number;
  /** Undefined if no whole answer arrived. */
  answer: { status: number; headers: IncomingMessage['headers']; body: Buffer } | undefined;
  /** Why no answer arrived, as a phrase. */
  failure: string | undefined;
};

/** A proxy between Pact's verifier and the provider. The proxy remembers the last call. */
export type Gateway = {
  url: string;
  lastExchange: () => Exchange | undefined;
  forget: () => void;
  close: () => Promise<void>;
};

const trustHint = 'set NODE_EXTRA_CA_CERTS if you trust it';
const unknownSignerReason = `this machine does not trust the signer of its certificate: ${trustHint}`;

const reasonsByCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name cannot be resolved',
  ECONNRESET: 'the server closed the connection',
  UND_ERR_SOCKET: 'the server closed the connection',
  DEPTH_ZERO_SELF_SIGNED_CERT: `its certificate is self-signed: ${trustHint}`,
  SELF_SIGNED_CERT_IN_CHAIN: unknownSignerReason,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownSignerReason,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownSignerReason,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  HPE_INVALID_CONSTANT: 'the server does not speak HTTP',
  EPROTO: 'the server does not speak HTTPS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not speak HTTPS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the server does not speak HTTPS',
};

const timeoutReason = (timeoutMs: number) => `no whole answer within ${timeoutMs / 1000} seconds`;

/**
 * Why a call failed, as a phrase.
 *
 * @param timeoutMs time limit of the call
 */
export function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return timeoutReason(timeoutMs);
  const cause = error.cause instanceof Error ? error.cause : error;
  return reasonsByCode['code' in cause ? String(cause.code) : ''] ?? cause.message;
}

/** Calls the provider once. @throws Error if no whole answer arrives in time */
function callProvider(
  provider: string,
  incomingCall: IncomingMessage,
  body: Buffer,
  timeoutMs: number,
): Promise<NonNullable<Exchange['answer']>> {
  const target = new URL(provider);
  // Pact's verifier accepts gzip, but the gateway cannot decompress an answer.
  const { 'accept-encoding': _, ...forwardedHeaders } = incomingCall.headers;
  const headers = { ...forwardedHeaders, host: target.host };
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = { method: incomingCall.method, headers, agent: false };
    const path = `${target.pathname.replace(/\/$/, '')}${incomingCall.url ?? ''}`;
    const outgoingCall = send(new URL(path, target), options, (response) => {
      buffer(response).then(
        (content) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
        reject,
      );
    });
    const abort = () => outgoingCall.destroy(new Error(timeoutReason(timeoutMs)));
    const timer = setTimeout(abort, timeoutMs);
    outgoingCall.once('close', () => clearTimeout(timer));
    outgoingCall.once('error', reject);
    outgoingCall.end(body);
  });
}

/** After this many consecutive calls without an answer, the remaining calls are skipped. */
export const maxFailures = 3;
export const skippedMessage = `skipped after ${maxFailures} failures`;

/**
 * Starts the gateway on 127.0.0.1.
 *
 * @param timeoutMs time limit of one answer
 */
export async function startGateway(provider: string, timeoutMs: number): Promise<Gateway> {
  let lastExchange: Exchange | undefined;
  let failureCount = 0;
  const handle = async (incomingCall: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = incomingCall;
    const body = await buffer(incomingCall);
    const startTime = performance.now();
    const curl = curlOf({
      method,
      url: `${provider}${url}`,
      headers: Object.entries(incomingCall.headers).map(([name, value]) => [name, String(value)]),
      body: body.toString('utf8'),
    });
    const describeCall = (): Pick<Exchange, 'call' | 'curl' | 'ms'> => ({
      call: `${method} ${url}`,
      curl,
      ms: performance.now() - startTime,
    });
    try {
      if (failureCount >= maxFailures) throw new Error(skippedMessage);
      const answer = await callProvider(provider, incomingCall, body, timeoutMs);
      failureCount = 0;
      lastExchange = { ...describeCall(), answer, failure: undefined };
      const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers;
      response.writeHead(answer.status, headers);
      response.end(answer.body);
    } catch (error) {
      failureCount += 1;
      lastExchange = { ...describeCall(), answer: undefined, failure: reasonOf(error, timeoutMs) };
      response.writeHead(599).end();
    }
  };
  const { url, close } = await listen(
    createServer((incomingCall, response) => void handle(incomingCall, response)),
    0,
  );
  return {
    url,
    close,
    lastExchange: () => lastExchange,
    forget: () => {
      lastExchange = undefined;
    },
  };
}
