import { saveFile } from './save-file.ts';

/** The functions of a folder that the portal uses (File System Access API). */
export interface Folder {
  getFileHandle: (
    name: string,
    options?: { create?: boolean },
  ) => Promise<{
    createWritable: () => Promise<{
      write: (file: Blob) => Promise<void>;
      close: () => Promise<void>;
    }>;
  }>;
}

type ShowDirectoryPicker = (options: { mode: 'readwrite'; id: string }) => Promise<Folder>;

/** The browser's dialog; undefined in a browser that cannot write into a folder. */
function directoryPicker(): ShowDirectoryPicker | undefined {
  const nativePicker: unknown = Reflect.get(globalThis, 'showDirectoryPicker');
  return typeof nativePicker === 'function'
    ? (options) => nativePicker.call(globalThis, options)
    : undefined;
}

/** Whether the browser can write into a folder. */
export const canSaveToFolder = (): boolean => directoryPicker() !== undefined;

/**
 * Lets the customer choose a folder. Call this in the handler of a press, because browsers open the dialog only then.
 *
 * @returns undefined if the customer cancels the dialog, or the browser refuses the folder
 */
export async function chooseFolder(): Promise<Folder | undefined> {
  return directoryPicker()?.({ mode: 'readwrite', id: 'bills' }).catch(() => undefined);
}

const fileExists = (folder: Folder, name: string): Promise<boolean> =>
  folder.getFileHandle(name).then(
    () => true,
    (cause: unknown) => !(cause instanceof DOMException && cause.name === 'NotFoundError'),
  );

/** `bills.zip`, then `bills (2).zip`: existing files are never overwritten. */
async function unusedName(folder: Folder, fileName: string): Promise<string> {
  const dot = fileName.lastIndexOf('.');
  const [stem, extension] =
    dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot)] : [fileName, ''];
  for (let copyNumber = 1; copyNumber < 1000; copyNumber += 1) {
    const name = copyNumber === 1 ? fileName : `${stem} (${copyNumber})${extension}`;
    if (!(await fileExists(folder, name))) return name;
  }
  throw new Error(`There are too many files named ${fileName}.`);
}

/**
 * Writes a file into the folder. If that fails, such as on a full disk or after a withdrawn
 * permission, the browser saves the file as a normal download.
 */
export async function saveToFolder(folder: Folder, file: Blob, fileName: string): Promise<void> {
  try {
    const fileHandle = await folder.getFileHandle(await unusedName(folder, fileName), {
      create: true,
    });
    const writable = await fileHandle.createWritable();
    await writable.write(file);
    await writable.close();
  } catch {
    saveFile(file, fileName);
  }
}
