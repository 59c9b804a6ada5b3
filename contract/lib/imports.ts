import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One import of a source file: the imported file and names (none for a side-effect import). */
export type Import = { file: string; names: string[] };

/** A static import without those of types, or a dynamic import; groups: the names in braces, and both specifiers. */
const statement =
  /^import (?!type\b)(?:(?:\* as \w+|\{([^}]*)\}|[^'{]*) from )?'([^']+)';|\bimport\('([^']+)'\)/gm;

const cache = new Map<string, Import[]>();

/**
 * The imports of a file from other files of the project, static and dynamic, without type imports, which do not
 * exist at run time.
 */
export function importsOf(file: string): Import[] {
  const known = cache.get(file);
  if (known) return known;
  const found = [...readFileSync(file, 'utf8').matchAll(statement)];
  const imports = found
    .map(([, names = '', fixed = '', later = '']) => ({
      file: path.resolve(path.dirname(file), fixed || later),
      names: names.split(',').flatMap((name) => /^\s*(?!type\b)(\w+)/.exec(name)?.[1] ?? []),
    }))
    .filter((one) => /\.tsx?$/.test(one.file) && existsSync(one.file));
  cache.set(file, imports);
  return imports;
}

/**
 * All files that a file imports directly or indirectly, including itself.
 *
 * @param isInside selects the imported files to follow
 */
export function filesReachedFrom(file: string, isInside: (file: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...importsOf(next).flatMap((one) => (isInside(one.file) ? [one.file] : [])));
  }
  return reached;
}
