import { createHash } from 'node:crypto';
import { isIndexFileName, readIndex, sortableFileName } from '../../../src/lib/archive-index.ts';
import { contentOf, readZip } from '../../../src/lib/zip.ts';
import { archiveFaults, type ArchiveFile } from '../../lib/archive-faults.ts';
import { downloadFileCountOf, stateWithManyKinds, search } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import { issuerHasNo, type Check } from './check.ts';

/** The files of a ZIP with their SHA-256, and the text of its index. */
export async function unpack({
  body,
}: CallAnswer): Promise<{ files: ArchiveFile[]; index: string }> {
  const zip = new Blob([new Uint8Array(body)]);
  const files: ArchiveFile[] = [];
  let index = '';
  for (const entry of await readZip(zip)) {
    const content = new Uint8Array(await (await contentOf(zip, entry)).arrayBuffer());
    if (isIndexFileName(entry.name)) index = new TextDecoder().decode(content);
    else {
      const sha256 = createHash('sha256').update(content).digest('hex');
      files.push({ name: entry.name, sha256 });
    }
  }
  return { files, index };
}

const expectNoFaults = (answer: CallAnswer, found: readonly string[]): void => {
  for (const got of found) answer.expectThat(false, 'an index that describes the ZIP', { got });
};

/** The index and the file names of a batch, where the provider offers them (isArchiveIndexEnabled). */
export const archiveChecks: readonly Check[] = [
  {
    operationId: 'downloadBillsZip',
    name: 'has an index with the SHA-256 of each file and the facts of each bill, under sortable names',
    states: [stateWithManyKinds],
    breaks: 'A company keeps an archive whose index is wrong.',
    run: async ({ call }) => {
      const settings = await call('getSettingInfo');
      if (settings.value('isArchiveIndexEnabled') !== true)
        return issuerHasNo('index in a ZIP (isArchiveIndexEnabled)');
      const issuerName = settings.value('issuerName');
      const issuer = typeof issuerName === 'string' ? issuerName : '';
      const limit = (await call('getBillSearchOptions')).value('batchFileLimit');
      // A large archive takes a server seconds.
      let left = Math.min(20, typeof limit === 'number' ? limit : 0);
      const items = (await search(call)).items.filter(({ files }) => {
        left -= Object.values(files).filter(Boolean).length;
        return left >= 0;
      });
      const answer = await call('downloadBillsZip', {
        query: {
          billId: items.map(({ billId }) => billId),
          hasIndex: 'true',
          fileNames: 'sortable',
        },
      });
      if (!answer.expectDone()) return;
      const { files, index } = await unpack(answer);
      const billId = items
        .filter((bill) => downloadFileCountOf(bill) > 0)
        .map((bill) => bill.billId);
      const plain = await call('downloadBillsZip', { query: { billId, hasIndex: 'false' } });
      const hasNone = (await unpack(plain)).index === '';
      const rows = readIndex(index);
      if (rows === undefined) {
        return expectNoFaults(answer, ['no index in the ZIP']);
      }
      const isNamed = rows
        .filter(({ fileName }) => fileName !== '')
        .every((row) => {
          const extension = row.fileName.replace(/^.*\./, '');
          return row.fileName === sortableFileName(row, issuer, extension, 'ja');
        });
      const missing = items.filter(({ billNumber }) =>
        rows.every(({ number }) => number !== billNumber),
      );
      expectNoFaults(answer, [
        ...archiveFaults(files, rows, new Map(items.map((bill) => [bill.billNumber, bill]))),
        ...missing.map(({ billNumber }) => `no row for the requested bill ${billNumber}`),
      ]);
      plain.expectThat(hasNone, 'no index', { got: 'an index', sent: 'with hasIndex=false' });
      answer.expectThat(isNamed, 'names from date, partner, amount and number', {
        got: files.map(({ name }) => name).join(', '),
      });
    },
  },
];
