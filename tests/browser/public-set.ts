import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Keys of the inputs in known public sets. */
const inputKeys = ['payload', 'input', 'dirty', 'value', 'code'];

function inputsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(inputsOf);
  if (typeof value !== 'object' || value === null) return [];
  const inputs = inputKeys.flatMap((key) => inputsOf(Reflect.get(value, key)));
  return inputs.length > 0 ? inputs : Object.values(value).flatMap(inputsOf);
}

async function readSetFile(filePath: string): Promise<string[]> {
  switch (path.extname(filePath)) {
    case '.json':
      return inputsOf(JSON.parse(readFileSync(filePath, 'utf8')));
    case '.mjs':
    case '.js': {
      const module: { default?: unknown } = await import(pathToFileURL(filePath).href);
      return inputsOf(module.default);
    }
    default:
      return readFileSync(filePath, 'utf8').split(/\r?\n/);
  }
}

/**
 * Reads a public set of hostile inputs, which is not part of the project (docs/content-safety.md).
 *
 * @param rootPath a file, or a folder with files at any depth: `.txt` with one input a line, `.json`, or `.mjs` with a
 *   default export
 */
export async function readPublicSet(rootPath: string): Promise<string[]> {
  const filePaths = statSync(rootPath).isDirectory()
    ? readdirSync(rootPath, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [rootPath];
  const inputSets = await Promise.all(filePaths.map(readSetFile));
  return [...new Set(inputSets.flat())].filter((input) => input !== '');
}
