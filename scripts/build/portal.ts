import { rm, writeFile, appendFile, readFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { existsSync, readFileSync, globSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { composeChatPage, composePages, prerenderLoginPage } from './pages.ts';
import { buildChunks, type Chunk } from './chunks.ts';
import { compressFiles } from './compress.ts';
import { defaultFolders, root, type BuildFolders } from './folders.ts';
import { writeHeaders } from './headers.ts';

/**
 * Builds the portal: pages and assets, compressed, source maps, and the headers of the web server.
 *
 * @returns all chunks of the assets
 */
export async function buildPortal(folders = defaultFolders): Promise<Chunk[]> {
  const { dist, build } = folders;
  // React and Vite choose their code by this variable.
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

const readJson = (file: URL): Record<string, unknown> => {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof content === 'object' && content !== null ? { ...content } : {};
};

/** The text of a package's licence. @throws Error without a text: such a package must not be shipped */
function readLicenceText(folder: URL, name: string): string {
  const names = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE', 'license'];
  const licenceFile = names.map((file) => new URL(file, folder)).find((file) => existsSync(file));
  if (licenceFile === undefined) throw new Error(`The package ${name} has no licence text.`);
  return readFileSync(licenceFile, 'utf8').trim();
}

/**
 * Adds the licences of packages that the build contains without an import: a style sheet of the portal has the values
 * of the design tokens.
 *
 * @param dist folder with the `licenses.txt` of the bundle
 */
async function addLicences(dist: URL): Promise<void> {
  const licencesFile = new URL('licenses.txt', dist);
  const bundledLicences = await readFile(licencesFile, 'utf8');
  const dependencyNames = Object.keys(
    Object(readJson(new URL('package.json', root))['dependencies']),
  );
  for (const name of dependencyNames.filter(
    (shippedName) => !bundledLicences.includes(`\n## ${shippedName} - `),
  )) {
    const folder = new URL(`node_modules/${name}/`, root);
    const { version, license } = readJson(new URL('package.json', folder));
    const heading = `## ${name} - ${String(version)} (${String(license)})`;
    await appendFile(licencesFile, `\n${heading}\n\n${readLicenceText(folder, name)}\n`);
  }
}

/** Moves the source maps from the served files to maps/. Makes source paths relative to the project's folder. */
async function moveMaps({ dist, build }: BuildFolders): Promise<void> {
  const servedFolder = fileURLToPath(dist);
  await mkdir(new URL('maps/', build), { recursive: true });
  const moves = globSync('assets/*.map', { cwd: servedFolder }).map(async (name) => {
    const mapFile = resolve(servedFolder, name);
    const sourceMap: { sources: string[] } = JSON.parse(await readFile(mapFile, 'utf8'));
    const sources = sourceMap.sources.map((source) =>
      relative(fileURLToPath(root), resolve(dirname(mapFile), source)),
    );
    await writeFile(
      new URL(`maps/${basename(name)}`, build),
      JSON.stringify({ ...sourceMap, sources }),
    );
    await rm(mapFile);
  });
  await Promise.all(moves);
}
