import { setImmediate as nextTurn } from 'node:timers/promises';
import { ZipFile } from 'yazl';

/** One file of a ZIP, made when its turn comes. */
export type ZipEntry = {
  fileName: string;
  modifiedAt: number;
  make: () => Buffer | Promise<Buffer>;
};

/** Names made different by a number, as a file manager does; Windows takes `A.pdf` and `a.pdf` for one. */
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
 * A ZIP as a stream, its files made one after the other while it is read. Names are UTF-8 (yazl
 * sets the flag that says so).
 *
 * @param onEnd called once, when the last byte was made, or making failed, or the reader went away
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
      // Making a file is one long breath; other calls and the reader get their turn between two.
      await nextTurn();
      if (isOver) return;
      const content = await make();
      zip.addBuffer(content, fileName, { mtime: new Date(modifiedAt) });
    }
    zip.end();
  };
  addAll().catch((error: unknown) => {
    end(error instanceof Error ? error : new Error(String(error)));
    // The reader must notice that the rest is missing.
    output.emit('error', error);
  });
  return output;
}
