import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readHeaders } from '../build/headers.ts';
import { isApi, passOn } from './pass-on.ts';
import { sendFile } from './static.ts';

export interface PreviewOptions {
  /** 0 for any free one. */
  port: number;
  /** Where the API stands, without a slash at the end; without it every call is answered by 502. */
  mockUrl?: string;
}

export interface Preview {
  /** `http://127.0.0.1:PORT` */
  url: string;
  close: () => Promise<void>;
}

const assetHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
};

/** Segments of hashed names only: nothing that could lead out of the folder. */
const assetAddress = /^\/(assets\/[\w-]+(?:\.[\w-]+)+)$/;

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pages: Record<string, string>,
  mockUrl: string,
): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (isApi(pathname)) return passOn(request, response, mockUrl);
  const refuse = (status: number): void => {
    response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end();
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  if (pathname.startsWith('/assets/')) {
    const name = assetAddress.exec(pathname)?.[1];
    if (!name || !sendFile(request, response, name, assetHeaders)) refuse(404);
    return;
  }
  const page = /^\/[^/]+\/mypage\/?$/.test(pathname) ? 'login.html' : 'index.html';
  if (!sendFile(request, response, page, pages)) refuse(404);
}

/**
 * Serves what `npm run build` made as a web server would: compressed, with the headers of
 * scripts/csp.ts, the API passed on. The same rules stand in deploy/nginx/.
 *
 * @throws Error if there is no build, or the port is taken
 */
export async function startPreview({ port, mockUrl }: PreviewOptions): Promise<Preview> {
  const pages = readHeaders();
  const server = createServer((request, response) =>
    answer(request, response, pages, mockUrl ?? 'http://127.0.0.1:9'),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
