import { setImmediate as nextTurn } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { ZipFile } from 'yazl';
import { distinctNames } from '../../../src/lib/file-names.ts';

/** A file of a ZIP, created when its turn comes. */
export type ZipEntry = {
  fileName: string;
  modifiedAt: number;
  createContent: () => Buffer | Promise<Buffer>;
};

/** A file of the ZIP, after it was created. */
type ZippedFile = { fileName: string; sha256: string };

/** The last file of a ZIP, created from the others. */
export type ZipIndex = {
  fileName: string;
  make: (files: readonly ZippedFile[]) => Promise<Buffer>;
};

/**
 * A ZIP as a stream. Its files are created one by one while it is read. Names are UTF-8 (yazl sets
 * the flag).
 *
 * @param index created from all other files, as the last file
 * @param onEnd called once: after the last byte, an error, or a disconnection
 */
export function streamZip(
  entries: ZipEntry[],
  onEnd: (error?: Error) => void,
  index?: ZipIndex,
): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const output = zip.outputStream;
  let isOver = false;
  const endOnce = (error?: Error) => {
    if (isOver) return;
    isOver = true;
    onEnd(error);
  };
  output.once('end', () => endOnce());
  output.once('close', () => endOnce());
  const addAll = async () => {
    const names = distinctNames(entries.map((entry) => entry.fileName));
    const files: ZippedFile[] = [];
    for (const [position, { modifiedAt, createContent }] of entries.entries()) {
      // Creating a file blocks the process, so other calls and the reader get a turn in between.
      await nextTurn();
      if (isOver) return;
      const content = await createContent();
      const fileName = names[position] ?? '';
      zip.addBuffer(content, fileName, { mtime: new Date(modifiedAt) });
      if (index)
        files.push({ fileName, sha256: createHash('sha256').update(content).digest('hex') });
    }
    if (index) zip.addBuffer(await index.make(files), index.fileName);
    zip.end();
  };
  addAll().catch((error: unknown) => {
    endOnce(error instanceof Error ? error : new Error(String(error)));
    // The error tells the reader that the ZIP is incomplete.
    output.emit('error', error);
  });
  return output;
}
