import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { composeChatPage } from './chat-page.ts';
import { buildChunks, type Chunk } from './chunks.ts';
import { compressFiles } from './compress.ts';
import { defaultFolders } from './folders.ts';
import { writeHeaders } from './headers.ts';
import { addLicences } from './licences.ts';
import { moveMaps } from './maps.ts';
import { composePages } from './pages.ts';
import { prerenderLoginPage } from './prerender.ts';

/**
 * Builds the portal: pages and assets, compressed, source maps, and the headers of the web server.
 *
 * @returns all chunks of the assets
 */
export async function buildPortal(folders = defaultFolders): Promise<Chunk[]> {
  const { dist, build } = folders;
  // React and Vite depend on it.
  process.env['NODE_ENV'] = 'production';
  await rm(build, { recursive: true, force: true });
  const chunks = await buildChunks({
    build: { outDir: fileURLToPath(dist), emptyOutDir: true, sourcemap: 'hidden' },
  });
  await moveMaps(folders);
  const page = await composePages(chunks, await prerenderLoginPage(folders), dist);
  const chat = await composeChatPage();
  await writeFile(new URL('chat.html', dist), chat.html);
  await writeHeaders({ page, chat: chat.inline }, folders);
  await addLicences(dist);
  await compressFiles(dist);
  return chunks;
}
