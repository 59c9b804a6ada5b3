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
function findDirectoryPicker(): ShowDirectoryPicker | undefined {
  const nativePicker: unknown = Reflect.get(globalThis, 'showDirectoryPicker');
  return typeof nativePicker === 'function'
    ? (options) => nativePicker.call(globalThis, options)
    : undefined;
}

/** Whether the browser can write into a folder. */
export const canSaveToFolder = (): boolean => findDirectoryPicker() !== undefined;

/**
 * Lets the customer choose a folder. Call this in the handler of a press, because browsers open the dialog only then.
 *
 * @returns undefined if the customer cancels the dialog, or the browser refuses the folder
 */
export async function chooseFolder(): Promise<Folder | undefined> {
  return findDirectoryPicker()?.({ mode: 'readwrite', id: 'bills' }).catch(() => undefined);
}

const hasFile = (folder: Folder, name: string): Promise<boolean> =>
  folder.getFileHandle(name).then(
    () => true,
    (cause: unknown) => !(cause instanceof DOMException && cause.name === 'NotFoundError'),
  );

/** `bills.zip`, then `bills (2).zip`: existing files are never overwritten. */
async function findUnusedName(folder: Folder, fileName: string): Promise<string> {
  const dotIndex = fileName.lastIndexOf('.');
  const [stem, extension] =
    dotIndex > 0 ? [fileName.slice(0, dotIndex), fileName.slice(dotIndex)] : [fileName, ''];
  for (let copyNumber = 1; copyNumber < 1000; copyNumber += 1) {
    const name = copyNumber === 1 ? fileName : `${stem} (${copyNumber})${extension}`;
    if (!(await hasFile(folder, name))) return name;
  }
  throw new Error(`There are too many files named ${fileName}.`);
}

/**
 * Writes a file into the folder. If the browser cannot write, for example because the disk is full or the customer has
 * withdrawn the permission, the browser saves the file as a normal download.
 */
export async function saveToFolder(folder: Folder, file: Blob, fileName: string): Promise<void> {
  try {
    const fileHandle = await folder.getFileHandle(await findUnusedName(folder, fileName), {
      create: true,
    });
    const fileStream = await fileHandle.createWritable();
    await fileStream.write(file);
    await fileStream.close();
  } catch {
    saveFile(file, fileName);
  }
}
