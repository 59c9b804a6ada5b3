import { setImmediate as nextTurn } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { ZipFile } from 'yazl';
import { makeNamesDistinct } from '../../../src/lib/file-names.ts';

/** A file of a ZIP. Its content is created when the file is added. */
export type ZipEntry = {
  fileName: string;
  modifiedAt: number;
  createContent: () => Buffer | Promise<Buffer>;
};

/** A file that the ZIP already contains. */
type ZippedFile = { fileName: string; sha256: string };

/** The index, which is the last file of a ZIP and is created from the other files. */
export type ZipIndex = {
  fileName: string;
  make: (files: readonly ZippedFile[]) => Promise<Buffer>;
};

/**
 * A ZIP as a stream. Its files are created one by one while it is read. Names are UTF-8 (yazl sets
 * the flag).
 *
 * @param onEnd called once: after the last byte, an error, or a disconnection
 * @param index the last file
 */
export function streamZip(
  entries: ZipEntry[],
  onEnd: (error?: Error) => void,
  index?: ZipIndex,
): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const output = zip.outputStream;
  let hasEnded = false;
  const endOnce = (error?: Error) => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(error);
  };
  output.once('end', () => endOnce());
  output.once('close', () => endOnce());
  const addAll = async () => {
    const names = makeNamesDistinct(entries.map((entry) => entry.fileName));
    const files: ZippedFile[] = [];
    for (const [position, { modifiedAt, createContent }] of entries.entries()) {
      // Creating a file blocks the process. Between two files, other calls and the reader of the ZIP continue.
      await nextTurn();
      if (hasEnded) return;
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
    // The error shows the reader that the ZIP is incomplete.
    output.emit('error', error);
  });
  return output;
}
