import { statSync } from 'node:fs';

/** Identifies the version of a file: the text changes when the file is rewritten, deleted or created. */
export function fileStampOf(filePath: string): string {
  const stat = statSync(filePath, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : 'none';
}
