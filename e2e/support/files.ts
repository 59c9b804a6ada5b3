import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { fromBufferPromise } from 'yauzl';

export type SavedFile = { name: string; content: Buffer };

/** Runs an action that saves a file, and reads the file. */
export async function fileSavedBy(page: Page, saveAction: () => Promise<void>): Promise<SavedFile> {
  const downloadEvent = page.waitForEvent('download');
  await saveAction();
  const download = await downloadEvent;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Whether the content starts and ends like a PDF. */
export const isPdf = ({ content }: SavedFile): boolean =>
  content.subarray(0, 5).toString('latin1') === '%PDF-' &&
  content.subarray(-32).toString('latin1').includes('%%EOF');

/** The files in a ZIP; yauzl verifies each checksum. */
export async function unzip({ content }: SavedFile): Promise<SavedFile[]> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  const files: SavedFile[] = [];
  for await (const entry of zip.eachEntry()) {
    files.push({
      name: entry.fileName,
      content: await buffer(await zip.openReadStreamPromise(entry)),
    });
  }
  return files;
}
