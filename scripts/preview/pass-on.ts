import { request as startRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** What the mock server answers rather than the portal. */
export const isApi = (pathname: string): boolean =>
  /^\/(?:[^/]+\/mypage-api|_docs|_mock|_sandbox)(?:\/|$)/.test(pathname);

/** Passes a request on to the mock server, and its answer back, byte for byte. */
export function passOn(request: IncomingMessage, response: ServerResponse, mockUrl: string): void {
  const upstream = startRequest(
    `${mockUrl}${request.url ?? '/'}`,
    { method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      // An answer that breaks off breaks off here too, rather than leave the browser waiting.
      pipeline(answer, response, () => undefined);
    },
  );
  upstream.on('error', (error) => {
    if (response.headersSent) response.destroy(error);
    else {
      response.writeHead(502, { 'Content-Type': 'text/plain' });
      response.end(`The mock server at ${mockUrl} does not answer: ${error.message}\n`);
    }
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
