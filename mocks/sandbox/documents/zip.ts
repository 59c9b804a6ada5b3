import { setImmediate as nextTurn } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { ZipFile } from 'yazl';
import { makeNamesDistinct } from '../../../src/lib/file-names.ts';

/** A file of a ZIP. The content is created when the file is added. */
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
  createContent: (files: readonly ZippedFile[]) => Promise<Buffer>;
};

/**
 * Creates a ZIP as a stream. The files are created one by one while the stream is read. File names are UTF-8 (yazl
 * sets the flag).
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
  const outputStream = zip.outputStream;
  let hasEnded = false;
  const endOnce = (error?: Error) => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd(error);
  };
  outputStream.once('end', () => endOnce());
  outputStream.once('close', () => endOnce());
  const addAllFiles = async () => {
    const fileNames = makeNamesDistinct(entries.map((entry) => entry.fileName));
    const files: ZippedFile[] = [];
    for (const [position, { modifiedAt, createContent }] of entries.entries()) {
      // Creating a file blocks the process. Between two files, other calls and the reader of the ZIP continue.
      await nextTurn();
      if (hasEnded) return;
      const content = await createContent();
      const fileName = fileNames[position] ?? '';
      zip.addBuffer(content, fileName, { mtime: new Date(modifiedAt) });
      if (index)
        files.push({ fileName, sha256: createHash('sha256').update(content).digest('hex') });
    }
    if (index) zip.addBuffer(await index.createContent(files), index.fileName);
    zip.end();
  };
  addAllFiles().catch((error: unknown) => {
    endOnce(error instanceof Error ? error : new Error(String(error)));
    // The error shows the reader that the ZIP is incomplete.
    outputStream.emit('error', error);
  });
  return outputStream;
}
