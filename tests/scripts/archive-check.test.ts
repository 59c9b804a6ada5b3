import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { BillFacts } from '../../contract/lib/archive-faults.ts';
import { checkArchive, fetchBills } from '../../scripts/archive/check.ts';
import { isIndexFileName } from '../../src/lib/archive-index.ts';
import { password, sandboxForTests } from '../sandbox/support.ts';

const sandbox = sandboxForTests();
let rootFolder = '';
let originalFolder = '';
let bills: Map<string, BillFacts>;

async function unpackZip(zip: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const zipReader = await fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of zipReader.eachEntry())
    await writeFile(
      path.join(folder, entry.fileName),
      await buffer(await zipReader.openReadStreamPromise(entry)),
    );
}

/** Changes a copy of the archive. @returns the faults of the copy */
async function faultsAfterChange(
  change: (folder: string, files: { index: string; pdf: string }) => Promise<void>,
): Promise<string[]> {
  const copyFolder = await mkdtemp(path.join(rootFolder, 'copy-'));
  await cp(originalFolder, copyFolder, { recursive: true });
  const names = await readdir(copyFolder);
  await change(copyFolder, {
    index: names.find(isIndexFileName) ?? '',
    pdf: names.find((name) => name.endsWith('.pdf')) ?? '',
  });
  return (await checkArchive(copyFolder, bills)).faults;
}

beforeAll(async () => {
  rootFolder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  originalFolder = path.join(rootFolder, 'original');
  const customer = await sandbox.logIn();
  const months = ['2026-10', '2026-03'];
  for (const [zipIndex, month] of months.entries()) {
    const query = `publicationMonth=${month}&hasIndex=true&fileNames=sortable`;
    // The second ZIP is unpacked into a folder inside the archive.
    const folder = zipIndex === 0 ? originalFolder : path.join(originalFolder, 'part 2');
    await unpackZip((await customer.get(`/bills/zip?${query}`)).bytes, folder);
  }
  bills = await fetchBills(`${sandbox.url}/demo/mypage-api`, 'demo-user', password);
});
afterAll(() => rm(rootFolder, { recursive: true }));

describe('the check of an archive', () => {
  it('finds no fault in the archive of a provider', async () => {
    const { indexCount, fileCount, rowCount, faults } = await checkArchive(originalFolder, bills);
    expect(faults).toEqual([]);
    expect(indexCount).toBe(2);
    expect(fileCount).toBeGreaterThan(5);
    // Bills without a file in the archive have rows, too.
    expect(rowCount).toBeGreaterThan(fileCount);
  });

  it('finds one changed byte', async () => {
    const faults = await faultsAfterChange(async (folder, { pdf }) => {
      const content = await readFile(path.join(folder, pdf));
      content.writeUInt8(content.readUInt8(100) ^ 1, 100);
      await writeFile(path.join(folder, pdf), content);
    });
    expect(faults).toEqual([expect.stringMatching(/: the SHA-256 is [0-9a-f]{64}, in the index /)]);
  });

  it('finds a missing file and a file without a row', async () => {
    const faultsOfMissingFile = await faultsAfterChange((folder, { pdf }) =>
      rm(path.join(folder, pdf)),
    );
    expect(faultsOfMissingFile).toEqual([expect.stringContaining(': the file is missing')]);
    const faultsOfAddedFile = await faultsAfterChange((folder) =>
      writeFile(path.join(folder, 'a.pdf'), ''),
    );
    expect(faultsOfAddedFile).toEqual(['a.pdf: the index has no row for this file']);
  });

  it('ignores the files that macOS and Windows add', async () => {
    const faults = await faultsAfterChange(async (folder, { pdf }) => {
      for (const name of ['.DS_Store', `._${pdf}`, 'desktop.ini', 'Thumbs.db'])
        await writeFile(path.join(folder, name), '');
    });
    expect(faults).toEqual([]);
  });

  it('finds a date and an amount that differ from the answer, and an unknown bill', async () => {
    const faultsOfRow = (facts: string) =>
      faultsAfterChange((folder, { index }) =>
        appendFile(path.join(folder, index), `99,,${facts},未取得,,\r\n`),
      );
    const [billNumber = '', bill] = [...bills].find(([, { price }]) => price !== null) ?? [];
    const date = bill?.publicationDate.replaceAll('-', '/');
    expect(await faultsOfRow(`2001/01/31,${bill?.price},,,${billNumber}`)).toEqual([
      `bill ${billNumber}: the date is 2001-01-31, in the answer ${bill?.publicationDate}`,
    ]);
    expect(await faultsOfRow(`${date},7,,,${billNumber}`)).toEqual([
      `bill ${billNumber}: the amount is 7, in the answer ${bill?.price}`,
    ]);
    expect(await faultsOfRow(`${date},,,,none`)).toEqual([
      'bill none: the contract\'s answer has no bill "none"',
    ]);
  });

  it('finds that an index, a SHA-256 or a reason is missing', async () => {
    const emptyFolder = await mkdtemp(path.join(rootFolder, 'empty-'));
    expect((await checkArchive(emptyFolder)).faults).toEqual(['the folder has no index']);
    const rows = '99,a.pdf,2026/10/31,1,,,,,,\r\n100,,2026/10/31,1,,,b,,,\r\n';
    const faults = await faultsAfterChange(async (folder, { index }) => {
      await appendFile(path.join(folder, index), rows);
      await writeFile(path.join(folder, 'a.pdf'), '');
    });
    expect(faults).toContain('a.pdf: the index has no SHA-256');
    expect(faults).toContain('bill b: no reason');
  });
});
