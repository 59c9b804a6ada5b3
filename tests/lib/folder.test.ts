import { expect, it, vi } from 'vitest';
import { canSaveToFolder, chooseFolder, saveToFolder, type Folder } from '../../src/lib/folder.ts';
import { savedFiles, savedNames } from '../support/saved.ts';

/** A folder with these files. At the refused step, it throws the error of a full disk. */
function folderWith(files: Map<string, Blob>, refusedStep?: 'write' | 'close'): Folder {
  const failAtRefusedStep = (step: 'write' | 'close'): Promise<void> =>
    step === refusedStep
      ? Promise.reject(new DOMException('', 'QuotaExceededError'))
      : Promise.resolve();
  return {
    getFileHandle: (name, options) => {
      if (!files.has(name) && options?.create !== true)
        return Promise.reject(new DOMException('', 'NotFoundError'));
      const write = (file: Blob): Promise<void> => {
        files.set(name, file);
        return failAtRefusedStep('write');
      };
      const writable = { write, close: () => failAtRefusedStep('close') };
      return Promise.resolve({ createWritable: () => Promise.resolve(writable) });
    },
  };
}

const newFile = new Blob(['new']);

it('saveToFolder saves a file without overwriting a file of the same name', async () => {
  const oldFile = new Blob(['old']);
  const files = new Map([
    ['bills.zip', oldFile],
    ['bills (2).zip', oldFile],
  ]);
  await saveToFolder(folderWith(files), newFile, 'bills.zip');
  expect([...files]).toEqual([
    ['bills.zip', oldFile],
    ['bills (2).zip', oldFile],
    ['bills (3).zip', newFile],
  ]);
  expect(savedFiles).toEqual([]);
});

it.each([
  ['receipt', 'receipt (2)'],
  ['.zip', '.zip (2)'],
])('saveToFolder saves a second file named %s as %s', async (name, secondName) => {
  const files = new Map([[name, new Blob(['old'])]]);
  await saveToFolder(folderWith(files), newFile, name);
  expect(files.get(secondName)).toBe(newFile);
});

it.each(['write', 'close'] as const)(
  'saveToFolder saves the file as a normal download if the folder refuses the file at the step %s',
  async (step) => {
    await saveToFolder(folderWith(new Map(), step), newFile, 'bills.zip');
    expect(savedNames()).toEqual(['bills.zip']);
  },
);

it('chooseFolder returns no folder if the browser has no dialog, or if the customer cancels the dialog', async () => {
  expect([canSaveToFolder(), await chooseFolder()]).toEqual([false, undefined]);
  const folder = folderWith(new Map());
  const showPicker = vi
    .fn<() => Promise<Folder>>()
    .mockResolvedValueOnce(folder)
    .mockRejectedValueOnce(new DOMException('', 'AbortError'));
  vi.stubGlobal('showDirectoryPicker', showPicker);
  expect(canSaveToFolder()).toBe(true);
  expect([await chooseFolder(), await chooseFolder()]).toEqual([folder, undefined]);
  expect(showPicker).toHaveBeenCalledWith({ mode: 'readwrite', id: 'bills' });
});
