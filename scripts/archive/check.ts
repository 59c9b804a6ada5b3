import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  archiveFaults,
  type ArchiveFile,
  type BillFacts,
} from '../../contract/lib/archive-faults.ts';
import { isIndexFileName, readIndex, type IndexRow } from '../../src/lib/archive-index.ts';

/** The result of a check: the numbers of checked documents, and the faults. */
export type ArchiveReport = { indexes: number; files: number; rows: number; faults: string[] };

/**
 * Checks an unpacked archive, with all folders in it, against the indexes in it. ZIP files are ignored.
 *
 * @param bills by bill number; undefined to check files only
 */
export async function checkArchive(
  folder: string,
  bills?: ReadonlyMap<string, BillFacts>,
): Promise<ArchiveReport> {
  const files: ArchiveFile[] = [];
  const rows: IndexRow[] = [];
  let indexes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.zip')) continue;
    const content = await readFile(path.join(entry.parentPath, entry.name));
    // macOS can return decomposed characters.
    const name = entry.name.normalize('NFC');
    const index = isIndexFileName(name) ? readIndex(content.toString('utf8')) : undefined;
    if (index === undefined) {
      files.push({ name, sha256: createHash('sha256').update(content).digest('hex') });
    } else {
      indexes += 1;
      rows.push(...index);
    }
  }
  const faults = indexes === 0 ? ['the folder has no index'] : archiveFaults(files, rows, bills);
  return { indexes, files: files.length, rows: rows.length, faults };
}
