import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile } from 'yazl';

/** A file of a ZIP, created when its turn comes. */
export type ZipEntry = {
  fileName: string;
  modifiedAt: number;
  make: () => Buffer | Promise<Buffer>;
};

/**
 * Makes names distinct by a number, as a file manager does. Windows treats `A.pdf` and `a.pdf` as
 * equal.
 */
function distinctNames(entries: ZipEntry[]): ZipEntry[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const dot = entry.fileName.lastIndexOf('.');
    const at = dot === -1 ? entry.fileName.length : dot;
    let { fileName } = entry;
    for (let count = 2; taken.has(fileName.toLowerCase()); count += 1)
      fileName = `${entry.fileName.slice(0, at)} (${count})${entry.fileName.slice(at)}`;
    taken.add(fileName.toLowerCase());
    return { ...entry, fileName };
  });
}

/**
 * A ZIP as a stream. Its files are created one by one while it is read. Names are UTF-8 (yazl sets
 * the flag).
 *
 * @param onEnd called once: after the last byte, an error, or a disconnection
 */
export function streamZip(
  entries: ZipEntry[],
  onEnd: (error?: Error) => void,
): NodeJS.ReadableStream {
  const zip = new ZipFile();
  const output = zip.outputStream;
  let isOver = false;
  const end = (error?: Error) => {
    if (isOver) return;
    isOver = true;
    onEnd(error);
  };
  output.once('end', () => end());
  output.once('close', () => end());
  const addAll = async () => {
    for (const { fileName, modifiedAt, make } of distinctNames(entries)) {
      // Creating a file blocks the process, so other calls and the reader get a turn in between.
      await nextTurn();
      if (isOver) return;
      const content = await make();
      zip.addBuffer(content, fileName, { mtime: new Date(modifiedAt) });
    }
    zip.end();
  };
  addAll().catch((error: unknown) => {
    end(error instanceof Error ? error : new Error(String(error)));
    // The error tells the reader that the ZIP is incomplete.
    output.emit('error', error);
  });
  return output;
}
