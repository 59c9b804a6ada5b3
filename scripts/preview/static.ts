import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The encodings that an Accept-Encoding header accepts; `br;q=0` refuses the encoding `br`. */
export function acceptedEncodingsOf(header = ''): Set<string> {
  const encodingParts = header.split(',').map((part) => part.split(';').map((text) => text.trim()));
  const acceptedParts = encodingParts.filter(([, weight = '']) => !/^q=0(\.0*)?$/i.test(weight));
  return new Set(acceptedParts.map(([name = '']) => name.toLowerCase()));
}

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Sends one built file in the best encoding that the browser accepts.
 *
 * @param fileUrl URL of the file; the caller must ensure that the file is inside the build folder
 * @returns false if the file does not exist
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  fileUrl: URL,
  headers: Record<string, string>,
): boolean {
  const path = fileURLToPath(fileUrl);
  if (!isFile(path)) return false;
  const acceptedNames = acceptedEncodingsOf(request.headers['accept-encoding']);
  const encoding = encodings.find(
    ([token, ending]) => acceptedNames.has(token) && isFile(path + ending),
  );
  const servedPath = encoding ? path + encoding[1] : path;
  response.writeHead(200, {
    ...headers,
    'Content-Type': mediaTypes[extname(path)] ?? 'application/octet-stream',
    'Content-Length': statSync(servedPath).size,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding[0] } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(servedPath).pipe(response);
  return true;
}
