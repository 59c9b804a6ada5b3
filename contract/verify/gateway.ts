import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';

/** What a provider answered to one call. */
export type Came = {
  /** As it was asked: `GET /demo/mypage-api/bills?page=1`. */
  call: string;
  /** Undefined if there was no answer. */
  answer: { status: number; headers: IncomingMessage['headers']; body: Buffer } | undefined;
  /** Why there was none, in words. */
  failure: string | undefined;
};

/** Something between the verifier and the provider that remembers what came. */
export type Gateway = {
  url: string;
  last: () => Came | undefined;
  forget: () => void;
  close: () => void;
};

const trust = 'name it in NODE_EXTRA_CA_CERTS if it is meant';
const unknownSigner = `nobody that this machine trusts has signed its certificate: ${trust}`;

/** Why a connection failed, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens there',
    ENOTFOUND: 'there is no such host',
    EAI_AGAIN: 'the name of the host cannot be looked up',
    ECONNRESET: 'the server broke the connection off',
    UND_ERR_SOCKET: 'the server broke the connection off',
    DEPTH_ZERO_SELF_SIGNED_CERT: `its certificate is signed by itself: ${trust}`,
    SELF_SIGNED_CERT_IN_CHAIN: unknownSigner,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownSigner,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownSigner,
    CERT_HAS_EXPIRED: 'its certificate has expired',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host',
    HPE_INVALID_CONSTANT: 'what answers does not speak HTTP',
    ERR_SSL_WRONG_VERSION_NUMBER: 'what answers does not speak HTTPS',
    ERR_SSL_PACKET_LENGTH_TOO_LONG: 'what answers does not speak HTTPS',
  };
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (part instanceof Uint8Array) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Calls the provider once. @throws Error if no whole answer comes in time */
function call(
  provider: string,
  incoming: IncomingMessage,
  body: Buffer,
  timeout: number,
): Promise<NonNullable<Came['answer']>> {
  const target = new URL(provider);
  const headers = { ...incoming.headers, host: target.host };
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = { method: incoming.method, headers, agent: false };
    const path = `${target.pathname.replace(/\/$/, '')}${incoming.url ?? ''}`;
    const outgoing = send(new URL(path, target), options, (response) => {
      bytesOf(response).then(
        (content) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
        reject,
      );
    });
    const limit = setTimeout(() => {
      outgoing.destroy(new Error(`no whole answer within ${timeout / 1000} seconds`));
    }, timeout);
    outgoing.once('close', () => clearTimeout(limit));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** After so many calls without an answer the rest is not waited for. */
const patience = 3;

/**
 * Starts it on 127.0.0.1.
 *
 * @param timeout milliseconds that one answer may take
 */
export async function startGateway(provider: string, timeout: number): Promise<Gateway> {
  let last: Came | undefined;
  let failures = 0;
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = `${incoming.method} ${incoming.url}`;
    const body = await bytesOf(incoming);
    try {
      if (failures >= patience) throw new Error(`not tried any more after ${patience} failures`);
      const answer = await call(provider, incoming, body, timeout);
      failures = 0;
      last = { call: asked, answer, failure: undefined };
      const { 'transfer-encoding': _, connection: __, ...headers } = answer.headers;
      response.writeHead(answer.status, headers);
      response.end(answer.body);
    } catch (error) {
      failures += 1;
      last = { call: asked, answer: undefined, failure: reasonOf(error) };
      response.writeHead(599).end();
    }
  };
  const server = createServer((incoming, response) => {
    void handle(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    last: () => last,
    forget: () => {
      last = undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
