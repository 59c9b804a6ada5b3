import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { usualFolders } from '../build/folders.ts';
import { readHeaders } from '../build/headers.ts';
import { listen, type Listening } from './listen.ts';
import { isApi, passOn } from './pass-on.ts';
import { sendFile } from './static.ts';

export interface PreviewOptions {
  /** 0 for any free one. */
  port: number;
  /** Where the API stands, without a slash at the end; without it every call is answered by 502. */
  mockUrl?: string;
}

const assetHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
};

/** Segments of hashed names only: nothing that could lead out of the folder. */
const assetAddress = /^\/(assets\/[\w-]+(?:\.[\w-]+)+)$/;

function answer(request: IncomingMessage, response: ServerResponse, mockUrl: string): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (isApi(pathname)) return passOn(request, response, mockUrl);
  const refuse = (status: number): void => {
    response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end();
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  if (pathname.startsWith('/assets/')) {
    const name = assetAddress.exec(pathname)?.[1];
    if (!name || !sendFile(request, response, new URL(name, usualFolders.dist), assetHeaders))
      refuse(404);
    return;
  }
  // Read anew, since a build while this runs changes pages and headers together.
  const page = /^\/[^/]+\/mypage\/?$/.test(pathname) ? 'login.html' : 'index.html';
  if (!sendFile(request, response, new URL(page, usualFolders.dist), readHeaders())) refuse(404);
}

/**
 * Serves what `npm run build` made as a web server would: compressed, with the headers of
 * scripts/csp.ts, the API passed on. The same rules stand in deploy/nginx/.
 *
 * @throws Error if there is no build, or the port is taken
 */
export async function startPreview({ port, mockUrl }: PreviewOptions): Promise<Listening> {
  return listen(
    createServer((request, response) => answer(request, response, mockUrl ?? 'http://127.0.0.1:9')),
    port,
  );
}
