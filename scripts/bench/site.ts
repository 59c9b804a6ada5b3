import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { buildChunks } from '../build/chunks.ts';
import { compressFiles } from '../build/compress.ts';
import { root } from '../build/folders.ts';
import { listen, type RunningServer } from '../preview/listen.ts';
import { isForMockServer, forwardRequest } from '../preview/forward-request.ts';
import { sendFile } from '../preview/static.ts';

/**
 * Builds a reference page with the portal's build tools, and serves it compressed.
 *
 * @param name the folder of the page in scripts/bench/
 * @param builtFolder destination of the build
 * @param mockUrl destination of the page's API calls
 */
export async function startSite(
  name: 'hello' | 'bare',
  builtFolder: URL,
  mockUrl?: string,
): Promise<RunningServer> {
  await buildChunks({
    configFile: false,
    root: fileURLToPath(new URL(`scripts/bench/${name}/`, root)),
    plugins: [react()],
    build: {
      target: 'es2022',
      outDir: fileURLToPath(builtFolder),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
    },
  });
  await compressFiles(builtFolder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (mockUrl !== undefined && isForMockServer(pathname))
      return forwardRequest(request, response, mockUrl);
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (!sendFile(request, response, new URL(file, builtFolder), {})) response.writeHead(404).end();
    return undefined;
  });
  return listen(server, 0);
}
