import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { defaultFolders, type BuildFolders } from '../build/folders.ts';
import { chatPagePath } from '../../src/lib/chat-frame.ts';
import { isBuilt, readHeaders } from '../build/headers.ts';
import { commonHeaders, reportHeaders } from '../csp.ts';
import { listen, type RunningServer } from './listen.ts';
import { isForMockServer, forwardRequest } from './forward-request.ts';
import { sendFile } from './static.ts';

export interface PreviewOptions {
  /** 0 for any free port. */
  port: number;
  /** Address of the API, without a trailing slash; by default, every call is answered by 502. */
  mockUrl?: string;
  /** The build to serve; default: the build of `npm run build`. */
  folders?: BuildFolders;
  /** Whether the pages report faults, to the mock server. */
  hasReports?: boolean;
}

const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const rootFilePattern = /^\/(robots\.txt|favicon\.(?:ico|svg)|licenses\.txt)$/;
const rootFileHeaders = { 'Cache-Control': 'public, max-age=86400' };

/** The addresses of assets. Their names have no slash, so an address cannot leave the folder. */
const assetPattern = /^\/(assets\/[\w-]+(?:\.[\w-]+)+)$/;

type Exchange = { request: IncomingMessage; response: ServerResponse };

function sendResponse(
  { request, response }: Exchange,
  { mockUrl, folders, hasReports }: Required<Omit<PreviewOptions, 'port'>>,
): void {
  // The address is not resolved against a base URL, because an address can begin with two slashes.
  const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  if (isForMockServer(pathname)) return forwardRequest(request, response, mockUrl);
  const refuse = (status: number): void => {
    response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end();
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  const send = (name: string, headers: Record<string, string>): void => {
    if (!sendFile(request, response, new URL(name, folders.dist), headers)) refuse(404);
  };
  if (pathname.startsWith('/assets/')) {
    const name = assetPattern.exec(pathname)?.[1];
    return name ? send(name, assetHeaders) : refuse(404);
  }
  const rootFile = rootFilePattern.exec(pathname)?.[1];
  if (rootFile) return send(rootFile, rootFileHeaders);
  // Read at each request: a new build changes pages and headers together.
  if (!isBuilt(folders)) return refuse(503);
  if (pathname === chatPagePath) return send(chatPagePath.slice(1), readHeaders(folders, 'chat'));
  const headers = { ...readHeaders(folders), ...(hasReports ? reportHeaders : {}) };
  const isLoginPage =
    /^\/[^/]+\/mypage\/?$/.test(pathname) && !/\bmypage_login=1/.test(request.headers.cookie ?? '');
  send(isLoginPage ? 'login.html' : 'index.html', headers);
}

/**
 * Serves a build like a web server: compressed, with the headers of scripts/csp.ts, and forwards API calls.
 * deploy/nginx/ has the same rules.
 *
 * @throws Error if the port is taken
 */
export async function startPreview(options: PreviewOptions): Promise<RunningServer> {
  const {
    port,
    mockUrl = 'http://127.0.0.1:9',
    folders = defaultFolders,
    hasReports = false,
  } = options;
  return listen(
    createServer((request, response) =>
      sendResponse({ request, response }, { mockUrl, folders, hasReports }),
    ),
    port,
  );
}
