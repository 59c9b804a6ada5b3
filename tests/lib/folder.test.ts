import { expect, it, vi } from 'vitest';
import { canSaveToFolder, chooseFolder, saveToFolder, type Folder } from '../../src/lib/folder.ts';
import { saved, savedNames } from '../support/saved.ts';

/** A folder with these files; a full disk refuses at this step. */
function folderWith(files: Map<string, Blob>, refusedStep?: 'write' | 'close'): Folder {
  const refuse = (step: 'write' | 'close'): Promise<void> =>
    step === refusedStep
      ? Promise.reject(new DOMException('', 'QuotaExceededError'))
      : Promise.resolve();
  return {
    getFileHandle: (name, options) => {
      if (!files.has(name) && options?.create !== true)
        return Promise.reject(new DOMException('', 'NotFoundError'));
      const write = (file: Blob): Promise<void> => {
        files.set(name, file);
        return refuse('write');
      };
      const writable = { write, close: () => refuse('close') };
      return Promise.resolve({ createWritable: () => Promise.resolve(writable) });
    },
  };
}

const file = new Blob(['new']);

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

it.each(['write', 'close'] as const)(
  'saves the file as a normal download if the folder refuses it at the step %s',
  async (step) => {
    await saveToFolder(folderWith(new Map(), step), file, 'bills.zip');
    expect(savedNames()).toEqual(['bills.zip']);
  },
);

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
