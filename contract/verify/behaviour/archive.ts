import { createHash } from 'node:crypto';
import { isIndexFileName, readIndex, sortableFileName } from '../../../src/lib/archive-index.ts';
import { makeNamesDistinct, replaceForbiddenCharacters } from '../../../src/lib/file-names.ts';
import { contentOf, readZip } from '../../../src/lib/zip.ts';
import { archiveFaults, type ArchiveFile } from '../../lib/archive-faults.ts';
import { textOf } from '../text.ts';
import { isDownloadable, search, stateWithManyKinds } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { checksOf, issuerHasNo, offersEnglish } from './check.ts';

/** A ZIP: its files with their SHA-256 and size, the text of its index, and the names of all entries in their order. */
export async function unpack({ body }: CallAnswer): Promise<{
  files: (ArchiveFile & { size: number })[];
  index: string;
  entryNames: string[];
}> {
  const zip = new Blob([new Uint8Array(body)]);
  const entries = await readZip(zip);
  const files: (ArchiveFile & { size: number })[] = [];
  let index = '';
  for (const entry of entries) {
    const content = Buffer.from(await (await contentOf(zip, entry)).arrayBuffer());
    if (isIndexFileName(entry.name)) index = content.toString();
    else {
      const sha256 = createHash('sha256').update(content).digest('hex');
      files.push({ name: entry.name, sha256, size: content.length });
    }
  }
  return { files, index, entryNames: entries.map(({ name }) => name) };
}

/** The names of published files in a ZIP (contract, ArchiveFileNames). */
export const namesInZip = (names: readonly string[]): string[] =>
  makeNamesDistinct(names.map(replaceForbiddenCharacters));

/** The issuer's name, as it appears in the file names of an archive. @throws NotChecked if the issuer does not offer the language, or no index in a ZIP */
export async function fetchIssuerName(call: MakeCall, language = 'ja'): Promise<string> {
  if (language === 'en' && !(await offersEnglish(call))) issuerHasNo('English');
  const settings = await call('getSettingInfo', { headers: { 'x-language': language } });
  if (settings.value('isArchiveIndexEnabled') !== true)
    issuerHasNo('index in a ZIP (isArchiveIndexEnabled)');
  return textOf(settings.value('issuerName'));
}

/** Checks of the index and the file names of a batch, if the issuer offers an index (isArchiveIndexEnabled). */
export const archiveChecks = checksOf({
  'downloadBillsZip: has an index that describes each file and bill, and file names that can be sorted':
    {
      states: [stateWithManyKinds],
      breaks: 'A company keeps an archive whose index is wrong.',
      run: async ({ call }) => {
        const issuerName = await fetchIssuerName(call);
        const limit = (await call('getBillSearchOptions')).value('batchFileLimit');
        // A server needs several seconds for a large archive.
        let remainingFiles = Math.min(20, typeof limit === 'number' ? limit : 0);
        const bills = (await search(call)).items.filter(({ files }) => {
          remainingFiles -= [files.pdf, files.csv].filter(Boolean).length;
          return remainingFiles >= 0;
        });
        const downloadZip = (billId: string[], query: Record<string, string>) =>
          call('downloadBillsZip', { query: { billId, ...query } });
        const answer = await downloadZip(
          bills.map(({ billId }) => billId),
          { hasIndex: 'true', fileNames: 'sortable' },
        );
        if (!answer.expectDone()) return;
        const { files, index } = await unpack(answer);
        const downloadableBills = bills.filter(isDownloadable);
        const answerWithoutIndex = await downloadZip(
          downloadableBills.map(({ billId }) => billId),
          { hasIndex: 'false' },
        );
        const hasNoIndex = (await unpack(answerWithoutIndex)).index === '';
        const rows = readIndex(index);
        const expectNoFaults = (faults: readonly string[]): void => {
          for (const got of faults)
            answer.expectThat(false, 'an index that describes the ZIP', { got });
        };
        if (rows === undefined) return expectNoFaults(['no index in the ZIP']);
        const areNamesSortable = rows
          .filter(({ fileName }) => fileName !== '')
          .every((row) => {
            const extension = row.fileName.replace(/^.*\./, '');
            return row.fileName === sortableFileName(row, issuerName, extension, 'ja');
          });
        expectNoFaults([
          ...archiveFaults(files, rows, new Map(bills.map((bill) => [bill.billNumber, bill]))),
          ...bills
            .filter(({ billNumber }) => rows.every(({ number }) => number !== billNumber))
            .map(({ billNumber }) => `no row for the requested bill ${billNumber}`),
        ]);
        answerWithoutIndex.expectThat(hasNoIndex, 'no index', {
          got: 'an index',
          callDetail: 'with hasIndex=false',
        });
        answer.expectThat(areNamesSortable, 'names from date, partner, amount and number', {
          got: files.map(({ name }) => name).join(', '),
        });
      },
    },
});
