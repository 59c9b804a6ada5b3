import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, type BuildFolders } from './folders.ts';

/** Moves the source maps out of the served files, to maps/. They name each source from the project's folder. */
export async function moveMaps({ dist, build }: BuildFolders): Promise<void> {
  const served = fileURLToPath(dist);
  await mkdir(new URL('maps/', build), { recursive: true });
  const moves = globSync('assets/*.map', { cwd: served }).map(async (name) => {
    const file = resolve(served, name);
    const map: { sources: string[] } = JSON.parse(await readFile(file, 'utf8'));
    const sources = map.sources.map((source) =>
      relative(fileURLToPath(root), resolve(dirname(file), source)),
    );
    await writeFile(new URL(`maps/${basename(name)}`, build), JSON.stringify({ ...map, sources }));
    await rm(file);
  });
  await Promise.all(moves);
}
