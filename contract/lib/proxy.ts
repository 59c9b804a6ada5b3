import { createServer, request as httpRequest } from 'node:http';

/** An answer that the proxy passes on, and can change. */
export type ProxiedAnswer = {
  status: number;
  /** Names and values alternately, as in `IncomingMessage.rawHeaders`. */
  rawHeaders: string[];
  body: Buffer;
};

/** The request of an answer. */
export type ProxiedCall = { method: string; url: string };

/** A running proxy. */
export type RunningProxy = { url: string; close(): Promise<void> };

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Headers that the proxy sets itself. */
const ownHeaders = new Set(['transfer-encoding', 'connection', 'keep-alive', 'content-length']);

/** The header lines without the given names, which are in lower case. */
export const withoutHeaders = (rawHeaders: string[], names: ReadonlySet<string>): string[] =>
  rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)] ?? '';
    return !names.has(name.toLowerCase());
  });

function send(
  target: URL,
  { method, url }: ProxiedCall,
  rawHeaders: string[],
  body: Buffer,
): Promise<ProxiedAnswer> {
  return new Promise((resolve, reject) => {
    const headers = [...rawHeaders];
    const { hostname, port } = target;
    const outgoing = httpRequest({ hostname, port, method, path: url, headers, agent: false });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      read(incoming).then(
        (bytes) =>
          resolve({
            status: incoming.statusCode ?? 502,
            rawHeaders: withoutHeaders(incoming.rawHeaders, ownHeaders),
            body: bytes,
          }),
        reject,
      );
    });
    outgoing.end(body);
  });
}

/**
 * Starts a proxy that passes every request to a server, and every answer back through `pass`, which can read
 * or change it.
 *
 * @param targetUrl address of the server
 */
export async function startProxy(
  targetUrl: string,
  pass: (answer: ProxiedAnswer, call: ProxiedCall) => ProxiedAnswer,
): Promise<RunningProxy> {
  const target = new URL(targetUrl);
  const server = createServer((request, response) => {
    void (async () => {
      const call = { method: request.method ?? 'GET', url: request.url ?? '/' };
      try {
        const answer = pass(
          await send(target, call, request.rawHeaders, await read(request)),
          call,
        );
        const length = answer.status === 204 ? [] : ['Content-Length', String(answer.body.length)];
        response.writeHead(answer.status, [...answer.rawHeaders, ...length]);
        response.end(answer.status === 204 ? undefined : answer.body);
      } catch (error) {
        response.writeHead(502, { 'Content-Type': 'text/plain' });
        response.end(String(error));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The value of the first header with a name, given in lower case; `undefined` if there is none. */
export function headerOf(rawHeaders: string[], name: string): string | undefined {
  const index = rawHeaders.findIndex((item, at) => at % 2 === 0 && item.toLowerCase() === name);
  return index < 0 ? undefined : rawHeaders[index + 1];
}
