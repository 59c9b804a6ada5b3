import { fileURLToPath } from 'node:url';
import type { prerenderLogin } from '../../src/app/prerender.tsx';
import { buildChunks } from './chunks.ts';
import type { BuildFolders } from './folders.ts';

/** The login page's inner HTML by language (src/app/prerender.tsx). */
export type PrerenderedLogin = Awaited<ReturnType<typeof prerenderLogin>>;

/** Builds the rendering code for Node and runs it. */
export async function prerenderLoginPage({ build }: BuildFolders): Promise<PrerenderedLogin> {
  await buildChunks({
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: fileURLToPath(new URL('prerender/', build)),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  const built = new URL('prerender/prerender.js', build);
  const module: { prerenderLogin: typeof prerenderLogin } = await import(built.href);
  return module.prerenderLogin();
}
