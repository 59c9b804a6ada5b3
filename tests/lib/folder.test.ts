import { afterEach, expect, it, vi } from 'vitest';
import { canSaveToFolder, chooseFolder, saveToFolder, type Folder } from '../../src/lib/folder.ts';
import { saved, savedNames } from '../support/saved.ts';

/** A folder with these files; a full disk refuses to write. */
function folderWith(files: Map<string, Blob>, isFull = false): Folder {
  return {
    getFileHandle: (name, options) => {
      if (!files.has(name) && options?.create !== true)
        return Promise.reject(new DOMException('', 'NotFoundError'));
      const write = (file: Blob): Promise<void> => {
        if (isFull) return Promise.reject(new DOMException('', 'QuotaExceededError'));
        files.set(name, file);
        return Promise.resolve();
      };
      const writable = { write, close: () => Promise.resolve() };
      return Promise.resolve({ createWritable: () => Promise.resolve(writable) });
    },
  };
}

const file = new Blob(['new']);

afterEach(() => {});

it('saves a file into the folder without overwriting a file of the same name', async () => {
  const old = new Blob(['old']);
  const files = new Map([
    ['bills.zip', old],
    ['bills (2).zip', old],
  ]);
  await saveToFolder(folderWith(files), file, 'bills.zip');
  expect([...files]).toEqual([
    ['bills.zip', old],
    ['bills (2).zip', old],
    ['bills (3).zip', file],
  ]);
  expect(saved).toEqual([]);
});

it('saves the file as a normal download if the folder refuses it', async () => {
  await saveToFolder(folderWith(new Map(), true), file, 'bills.zip');
  expect(savedNames()).toEqual(['bills.zip']);
});

it('returns no folder if the browser has no dialog, or if the customer cancels it', async () => {
  expect([canSaveToFolder(), await chooseFolder()]).toEqual([false, undefined]);
  const folder = folderWith(new Map());
  const pick = vi
    .fn<() => Promise<Folder>>()
    .mockResolvedValueOnce(folder)
    .mockRejectedValueOnce(new DOMException('', 'AbortError'));
  vi.stubGlobal('showDirectoryPicker', pick);
  expect(canSaveToFolder()).toBe(true);
  expect([await chooseFolder(), await chooseFolder()]).toEqual([folder, undefined]);
  expect(pick).toHaveBeenCalledWith({ mode: 'readwrite', id: 'bills' });
});
