import { copyFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { composeChatPage } from './pages.ts';
import { buildChunks } from './chunks.ts';
import { root, type BuildFolders } from './folders.ts';
import { writeHeaders } from './headers.ts';
import { isBuildCurrent } from './is-current.ts';

/** The folders of the development build: the portal in a few files, with the panel and the page of parts. */
export const developmentBuild: BuildFolders = {
  dist: new URL('.cache/development/dist/', root),
  build: new URL('.cache/development/build/', root),
};

/**
 * Makes the development build, unless it is newer than its sources. The development server sends hundreds of single
 * modules, so each new page of a test would wait for all of them.
 */
export async function buildDevelopment(): Promise<void> {
  const { dist } = developmentBuild;
  if (isBuildCurrent(developmentBuild)) return;
  const previousEnvironment = process.env['NODE_ENV'];
  try {
    // React and Vite choose their code by this variable.
    process.env['NODE_ENV'] = 'development';
    await buildChunks({
      mode: 'development',
      build: { outDir: fileURLToPath(dist), emptyOutDir: true, minify: false },
    });
    // As on the development server, the login page is not prerendered.
    await copyFile(new URL('index.html', dist), new URL('login.html', dist));
    const chat = await composeChatPage();
    await writeHeaders({ page: { scripts: [], styles: [] }, chat: chat.inline }, developmentBuild);
  } finally {
    // The servers of the tests inherit the variable, so it gets its previous value again.
    if (previousEnvironment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = previousEnvironment;
  }
}
