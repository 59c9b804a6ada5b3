import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { composeChatPage } from './chat-page.ts';
import { buildChunks } from './chunks.ts';
import { root, type BuildFolders } from './folders.ts';
import { writeHeaders } from './headers.ts';
import { isBuildCurrent } from './is-current.ts';

/** The portal as developers have it, with panel and page of parts, in a few files. */
export const developmentBuild: BuildFolders = {
  dist: new URL('.cache/development/dist/', root),
  build: new URL('.cache/development/build/', root),
};

/**
 * Makes the development build unless it is newer than its sources. The development server hands out
 * each of some hundred modules by itself; a test that opens a page anew waits for all of them.
 */
export async function buildDevelopment(): Promise<void> {
  const { dist } = developmentBuild;
  if (isBuildCurrent(developmentBuild)) return;
  const before = process.env['NODE_ENV'];
  try {
    // React and Vite choose by it what they put in.
    process.env['NODE_ENV'] = 'development';
    await buildChunks({
      mode: 'development',
      build: { outDir: fileURLToPath(dist), emptyOutDir: true, minify: false },
    });
    // The login page is not rendered beforehand here, as on the development server.
    await copyFile(new URL('index.html', dist), new URL('login.html', dist));
    const chat = await composeChatPage();
    await writeHeaders({ page: { scripts: [], styles: [] }, chat: chat.inline }, developmentBuild);
  } finally {
    // Each of these builds sets it, too, and the tests' servers inherit it.
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
