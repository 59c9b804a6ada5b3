import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Relative paths of all files in a folder, sorted; none if the folder does not exist. */
function filesBelow(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
      .toSorted();
  } catch {
    return [];
  }
}

/** Files that `actual` lacks or has in addition, or that differ from `expected`. */
export function differences(expected: string, actual: string): string[] {
  const all = new Set([...filesBelow(expected), ...filesBelow(actual)]);
  return [...all].filter((file) => read(expected, file) !== read(actual, file)).toSorted();
}

function read(dir: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(dir, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** Makes `to` equal to `from`, without touching equal files. @returns the changed files */
export function mirror(from: string, to: string): string[] {
  const changed = differences(from, to);
  for (const file of changed) {
    const text = read(from, file);
    const target = path.join(to, file);
    if (text === undefined) {
      rmSync(target);
    } else {
      mkdirSync(path.dirname(target), { recursive: true });
      // In one step, because a running mock server may read the contract at any time.
      writeFileSync(`${target}.new`, text);
      renameSync(`${target}.new`, target);
    }
  }
  return changed;
}
