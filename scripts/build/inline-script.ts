import { fileURLToPath } from 'node:url';
import { buildChunks } from './chunks.ts';
import { root } from './folders.ts';

/**
 * A small script as one line to put into a page.
 *
 * @param source relative to the project's folder
 */
export async function inlineScript(source: string): Promise<string> {
  const [chunk] = await buildChunks({
    configFile: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(source, root)),
        output: { format: 'iife' },
      },
    },
  });
  if (!chunk) throw new Error(`Nothing was built from ${source}.`);
  return chunk.code.trim();
}
