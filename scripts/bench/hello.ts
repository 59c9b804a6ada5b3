import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { buildChunks } from '../build/chunks.ts';
import { compressFiles } from '../build/compress.ts';
import { root } from '../build/folders.ts';
import { listen, type Listening } from '../preview/listen.ts';
import { sendFile } from '../preview/static.ts';

/**
 * Builds scripts/bench/hello/ with the portal's own tools, and serves it compressed.
 *
 * @param helloFolder where it is built to
 */
export async function startHello(helloFolder: URL): Promise<Listening> {
  await buildChunks({
    configFile: false,
    root: fileURLToPath(new URL('scripts/bench/hello/', root)),
    plugins: [react()],
    build: {
      target: 'es2022',
      outDir: fileURLToPath(helloFolder),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
    },
  });
  await compressFiles(helloFolder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (!sendFile(request, response, new URL(name, helloFolder), {})) response.writeHead(404).end();
  });
  return listen(server, 0);
}
