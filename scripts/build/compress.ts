import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const namePattern = /\.(css|html|js|json|svg|txt)$/;

/** Writes a `.br` and a `.gz` copy of each file in a folder, if the copy is smaller. */
export async function compressFiles(folderUrl: URL): Promise<void> {
  const folder = fileURLToPath(folderUrl);
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => namePattern.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotliContent, gzipContent] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (brotliContent.length < content.length) await writeFile(`${path}.br`, brotliContent);
  if (gzipContent.length < content.length) await writeFile(`${path}.gz`, gzipContent);
}
