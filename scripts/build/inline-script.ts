import { fileURLToPath } from 'node:url';
import { buildChunks } from './chunks.ts';
import { root } from './folders.ts';

/**
 * Builds a small script as one line for a page.
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
  if (!chunk) throw new Error(`${source} has no output.`);
  return chunk.code.trim();
}
