import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { root } from './folders.ts';

/**
 * Builds a small script as one line for a page.
 *
 * @param sourcePath relative to the project's folder
 */
export async function buildInlineScript(sourcePath: string): Promise<string> {
  const [chunk] = await buildChunks({
    configFile: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(sourcePath, root)),
        output: { format: 'iife' },
      },
    },
  });
  if (!chunk) throw new Error(`${sourcePath} has no output.`);
  return chunk.code.trim();
}

/** A chunk with its styles; file names are relative to dist/. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'code'
> & { css: readonly string[] };

/**
 * Runs Vite's build.
 *
 * @returns all chunks
 */
export async function buildChunks(config: InlineConfig): Promise<Chunk[]> {
  const buildResult = await build({ root: fileURLToPath(root), logLevel: 'warn', ...config });
  const outputs = Array.isArray(buildResult)
    ? buildResult
    : 'output' in buildResult
      ? [buildResult]
      : [];
  return outputs
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk')
    .map((chunk) => ({ ...chunk, css: [...(chunk.viteMetadata?.importedCss ?? [])] }));
}

/**
 * The chunk that contains a source file.
 *
 * @param sourcePath relative to the project's folder
 * @throws Error if the build has no such chunk
 */
export function chunkOf(chunks: readonly Chunk[], sourcePath: string): Chunk {
  const path = fileURLToPath(new URL(sourcePath, root));
  const chunkOfSource = chunks.find(({ moduleIds }) => moduleIds.includes(path));
  if (!chunkOfSource) throw new Error(`The build has no chunk for ${sourcePath}.`);
  return chunkOfSource;
}

/** The files that chunks need: the chunks and all their imports, without duplicates. */
export function filesOf(chunks: readonly Chunk[], rootChunks: readonly Chunk[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    for (const style of chunk.css) styles.add(style);
  };
  for (const chunk of rootChunks) visit(chunk);
  return { scripts: [...scripts], styles: [...styles] };
}
