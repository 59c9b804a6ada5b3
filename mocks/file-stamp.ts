import { statSync } from 'node:fs';

/**
 * Says which version of a file is there: another text after the file was written again. A file that
 * is not there has a stamp, too, so that its coming back is noticed.
 */
export function fileStamp(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : 'none';
}
