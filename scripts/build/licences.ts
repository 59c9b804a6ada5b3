import { existsSync, readFileSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { root } from './folders.ts';

const readJson = (file: URL): Record<string, unknown> => {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof content === 'object' && content !== null ? { ...content } : {};
};

/** The text of a package's licence. @throws Error without a text: such a package must not be shipped */
function licenceText(folder: URL, name: string): string {
  const names = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE', 'license'];
  const found = names.map((file) => new URL(file, folder)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`The package ${name} has no licence text.`);
  return readFileSync(found, 'utf8').trim();
}

/**
 * Adds the licences of packages that the build contains without an import: a style sheet of the portal has the values of
 * the design tokens.
 *
 * @param dist folder with the `licenses.txt` of the bundle
 */
export async function addLicences(dist: URL): Promise<void> {
  const file = new URL('licenses.txt', dist);
  const bundled = await readFile(file, 'utf8');
  const shipped = Object.keys(Object(readJson(new URL('package.json', root))['dependencies']));
  for (const name of shipped.filter((shippedName) => !bundled.includes(`\n## ${shippedName} - `))) {
    const folder = new URL(`node_modules/${name}/`, root);
    const { version, license } = readJson(new URL('package.json', folder));
    const heading = `## ${name} - ${String(version)} (${String(license)})`;
    await appendFile(file, `\n${heading}\n\n${licenceText(folder, name)}\n`);
  }
}
