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

/** A proxy between Pact's verifier and the provider that remembers the last call. */
export type Gateway = {
  url: string;
  lastExchange: () => Exchange | undefined;
  forget: () => void;
  close: () => Promise<void>;
};

const trust = 'set NODE_EXTRA_CA_CERTS if you trust it';
const unknownSigner = `this machine does not trust the signer of its certificate: ${trust}`;

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name cannot be resolved',
  ECONNRESET: 'the server closed the connection',
  UND_ERR_SOCKET: 'the server closed the connection',
  DEPTH_ZERO_SELF_SIGNED_CERT: `its certificate is self-signed: ${trust}`,
  SELF_SIGNED_CERT_IN_CHAIN: unknownSigner,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownSigner,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownSigner,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  HPE_INVALID_CONSTANT: 'the server does not speak HTTP',
  EPROTO: 'the server does not speak HTTPS',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the server does not speak HTTPS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'the server does not speak HTTPS',
};

const tooSlow = (timeoutMs: number): string => `no whole answer within ${timeoutMs / 1000} seconds`;

/**
 * Why a call failed, as a phrase.
 *
 * @param timeoutMs time limit of the call
 */
export function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return tooSlow(timeoutMs);
  const cause = error.cause instanceof Error ? error.cause : error;
  return reasons['code' in cause ? String(cause.code) : ''] ?? cause.message;
}

/** Calls the provider once. @throws Error if no whole answer arrives in time */
function callProvider(
  provider: string,
  incoming: IncomingMessage,
  body: Buffer,
  timeoutMs: number,
): Promise<NonNullable<Exchange['answer']>> {
  const target = new URL(provider);
  // The pact's verifier accepts gzip, but the whole answer is read as it arrives.
  const { 'accept-encoding': _, ...forwardedHeaders } = incoming.headers;
  const headers = { ...forwardedHeaders, host: target.host };
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = { method: incoming.method, headers, agent: false };
    const path = `${target.pathname.replace(/\/$/, '')}${incoming.url ?? ''}`;
    const outgoing = send(new URL(path, target), options, (response) => {
      buffer(response).then(
        (content) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
        reject,
      );
    });
    const limit = setTimeout(() => outgoing.destroy(new Error(tooSlow(timeoutMs))), timeoutMs);
    outgoing.once('close', () => clearTimeout(limit));
    outgoing.once('error', reject);
    outgoing.end(body);
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
  let failures = 0;
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = incoming;
    const body = await buffer(incoming);
    const startTime = performance.now();
    const curl = curlOf({
      method,
      url: `${provider}${url}`,
      headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      body: body.toString('utf8'),
    });
    const finished = (): Pick<Exchange, 'call' | 'curl' | 'ms'> => ({
      call: `${method} ${url}`,
      curl,
      ms: performance.now() - startTime,
    });
    try {
      if (failures >= maxFailures) throw new Error(skippedMessage);
      const answer = await callProvider(provider, incoming, body, timeoutMs);
      failures = 0;
      lastExchange = { ...finished(), answer, failure: undefined };
      const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers;
      response.writeHead(answer.status, headers);
      response.end(answer.body);
    } catch (error) {
      failures += 1;
      lastExchange = { ...finished(), answer: undefined, failure: reasonOf(error, timeoutMs) };
      response.writeHead(599).end();
    }
  };
  const { url, close } = await listen(
    createServer((incoming, response) => void handle(incoming, response)),
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
