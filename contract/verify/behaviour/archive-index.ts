import {
  indexFileName,
  isIndexFileName,
  partnerText,
  readIndex,
  sortableFileName,
  type IndexLanguage,
} from '../../../src/lib/archive-index.ts';
import { readCsv } from '../../../src/lib/csv.ts';
import { formatDate, formatDateTimeSeconds } from '../../../src/lib/dates.ts';
import { replaceForbiddenCharacters } from '../../../src/lib/file-names.ts';
import { textOf } from '../text.ts';
import { fetchIssuerName, namesInZip, unpack } from './archive.ts';
import { entriesIn, isDownloadable, search, stateWithManyKinds, type Bill } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import { checksOf, issuerHasNo, type Check } from './check.ts';
import { clockOf, toleranceMs } from './times.ts';

const publishedNames = ({ files }: Bill): string[] =>
  [files.pdf, files.csv].flatMap((file) => file?.fileName ?? []);

const headingsByLanguage = {
  ja: '連番,ファイル名,取引年月日,金額,取引先,書類の種類,明細番号,備考,SHA-256,ダウンロード日時',
  en: 'No.,File name,Date of transaction,Amount,Partner,Type of document,Bill number,Remarks,SHA-256,Downloaded at',
} as const;

/** The values that the row of a bill in the index must have. */
type ExpectedRow = { date: unknown; price: unknown; type: unknown; partner?: string };

/** Compares the index of a ZIP with the contract (HasIndex). */
async function expectIndex(
  answer: CallAnswer,
  language: IndexLanguage,
  findExpectedRow: (fileName: string, billNumber: string) => ExpectedRow | undefined,
): Promise<void> {
  if (!answer.expectDone()) return;
  const { files, index, entryNames } = await unpack(answer);
  const lastEntryName = entryNames.at(-1) ?? 'no file';
  if (
    !answer.expectThat(isIndexFileName(lastEntryName), 'the index as the last file', {
      got: lastEntryName,
    })
  )
    return;
  const [headingRow = [], ...rows] = readCsv(index);
  /** The first and the last valid text: the time of the answer minus and plus the tolerance, in this format. */
  const rangeOf = (format: (time: string) => string): string[] =>
    [-toleranceMs, toleranceMs].map((ms) => format(new Date(clockOf(answer) + ms).toISOString()));
  const nameRange = rangeOf((time) => indexFileName(time, language));
  const timeRange = rangeOf(formatDateTimeSeconds);
  const isBetween = (text: string, [from = '', to = '']: readonly string[]): boolean =>
    text.length === from.length && text >= from && text <= to;
  answer.expectThat(
    isBetween(lastEntryName, nameRange),
    `an index with a name such as ${nameRange[1]}`,
    { got: lastEntryName },
  );
  answer.expectThat(
    index.startsWith('\ufeff') && !/(^|[^\r])\n/.test(index.replace(/"[^"]*"/g, '')),
    'an index in UTF-8 with a byte order mark and CRLF',
  );
  answer.expectValue('the headings', headingsByLanguage[language], headingRow.join(','));
  answer.expectValue(
    'the files in the order of the ZIP, then the bills without a file',
    files.map(({ name }) => name),
    rows.map((row) => row[1]).slice(0, files.length),
  );
  answer.expectValue(
    'No.',
    rows.map((_, at) => String(at + 1)),
    rows.map((row) => row[0]),
  );
  for (const [at, row] of rows.entries()) {
    const [, fileName = '', date, amount, partner = '', type, billNumber = '', ...lastCells] = row;
    const [remarks, sha256, downloadedAt = ''] = lastCells;
    const expected = findExpectedRow(fileName, billNumber);
    const file = files[at];
    const nameOfRow = fileName || billNumber;
    answer.expectThat(expected !== undefined, 'only requested bills', { got: billNumber });
    answer.expectValue(
      `date, amount and type of ${nameOfRow}`,
      [formatDate(textOf(expected?.date) || '2000-01-01'), textOf(expected?.price), expected?.type],
      [date, amount, type],
    );
    answer.expectValue(`SHA-256 of ${nameOfRow}`, file?.sha256 ?? '', sha256);
    answer.expectThat(
      remarks !== '' || (file !== undefined && (expected?.price ?? null) !== null),
      `a remark on ${nameOfRow}`,
    );
    if (file)
      answer.expectThat(isBetween(downloadedAt, timeRange), 'the present time in Japan', {
        got: downloadedAt,
      });
    if (expected?.partner !== undefined)
      answer.expectValue('the partner', expected.partner, partner);
  }
}

const indexChecks = (['ja', 'en'] as const).map((language): Check => ({
  operationId: 'downloadBillsZip',
  name: `writes its index in the format of the contract (${language})`,
  states: [stateWithManyKinds],
  breaks: 'An accountant cannot search the archive: the index has other columns, dates or names.',
  run: async ({ call }) => {
    const issuerName = await fetchIssuerName(call, language);
    const headers = { 'x-language': language };
    const { items } = await search(call, {}, headers);
    const downloadableBills = items.filter(isDownloadable);
    const chosenBills = [
      downloadableBills.find((bill) => (bill.price ?? null) === null),
      items.find((bill) => !isDownloadable(bill)),
      downloadableBills.find((bill) => Number(bill.price) > 0),
      downloadableBills.find((bill) => Number(bill.price) < 0),
    ].flatMap((bill) => bill ?? []);
    const fileNameStyle = language === 'en' ? 'sortable' : 'published';
    const query = {
      billId: chosenBills.map(({ billId }) => billId),
      hasIndex: 'true',
      fileNames: fileNameStyle,
    };
    const answer = await call('downloadBillsZip', { query, headers });
    const sortableNames = ({ publicationDate: date, price = null, billNumber: number }: Bill) =>
      ['pdf', 'csv'].map((extension) =>
        sortableFileName({ date, price, number }, issuerName, extension, language),
      );
    const namesOf = fileNameStyle === 'sortable' ? sortableNames : publishedNames;
    return expectIndex(answer, language, (fileName, number) => {
      const bill = chosenBills.find(({ billNumber }) => billNumber === number);
      if (!bill) return undefined;
      const names = isDownloadable(bill) ? namesOf(bill).map(replaceForbiddenCharacters) : [''];
      // Equal names get a number: `a (2).pdf`.
      const nameWithoutNumber = fileName.replace(/ \(\d+\)(?=\.[^.]*$|$)/, '');
      if (!names.includes(fileName) && !names.includes(nameWithoutNumber)) return undefined;
      const partner = partnerText(issuerName, textOf(bill['issuerRegistrationNumber']));
      const { publicationDate: date, price, billTypeName: type } = bill;
      return { date, price, type, ...(issuerName !== '' && { partner }) };
    });
  },
}));

const searchAndLinkChecks = checksOf({
  'downloadBillsZip: packs the bills of all pages, and lists the bills without a file in its index':
    {
      states: [stateWithManyKinds],
      breaks: 'The ZIP of a search ends after the first page without a message.',
      run: async ({ call }) => {
        const { items } = await search(call);
        // The 55 newest bills, and the others of the oldest date, fill more than one page. A larger ZIP takes seconds.
        const publicationDateFrom = (items[54] ?? items.at(-1))?.publicationDate ?? '';
        const bills = items.filter(({ publicationDate }) => publicationDate >= publicationDateFrom);
        const limit = Number((await call('getBillSearchOptions')).value('batchFileLimit'));
        const expectedNames = namesInZip(bills.filter(isDownloadable).flatMap(publishedNames));
        if (expectedNames.length > limit)
          return issuerHasNo('batchFileLimit for the bills of the state');
        const query = { publicationDateFrom, hasIndex: 'true' };
        const answer = await call('downloadBillsZip', { query });
        if (!answer.expectDone()) return;
        const { files, index } = await unpack(answer);
        const fileNames = files.map(({ name }) => name);
        const billsWithoutFile = bills.filter((bill) => !isDownloadable(bill));
        const rowsWithoutFile = (readIndex(index) ?? []).filter(({ fileName }) => fileName === '');
        answer.expectValue('the files', expectedNames.toSorted(), fileNames.toSorted());
        if (index !== '')
          answer.expectValue(
            'the bills without a file',
            billsWithoutFile.map(({ billNumber }) => billNumber).toSorted(),
            rowsWithoutFile.map(({ number }) => number).toSorted(),
          );
      },
    },
  'downloadUrlZip: writes its index in the format of the contract': {
    states: ['a customer is logged in to a download link'],
    breaks: 'An archive that was downloaded by a link has no index, or a wrong one.',
    run: async ({ call, linkParameters: path }) => {
      const issuerName = await fetchIssuerName(call);
      const list = await call('listDownloadFiles', { path, query: { page: 1, perPage: 100 } });
      const files = entriesIn(list);
      const fileCount = Math.min(6, Number(list.value('batchFileLimit')));
      const fileId = files.slice(0, fileCount).map((file) => String(file['fileId']));
      const query = { fileId, hasIndex: 'true' };
      const answer = await call('downloadUrlZip', { path, query });
      const sortableQuery = { ...query, fileNames: 'sortable' };
      const sortableAnswer = await call('downloadUrlZip', { path, query: sortableQuery });
      const { index } = await unpack(sortableAnswer);
      const rows = (readIndex(index) ?? []).filter((row) => row.fileName);
      const extensionOf = (name: string): string => name.replace(/^.*\./, '');
      sortableAnswer.expectValue(
        'sortable names',
        rows.map((row) => sortableFileName(row, issuerName, extensionOf(row.fileName), 'ja')),
        rows.map((row) => row.fileName),
      );
      const names = namesInZip(files.map(({ fileName }) => String(fileName)));
      await expectIndex(answer, 'ja', (rowName, number) => {
        const at = names.findIndex((name) =>
          rowName === '' ? name.includes(number) : name === rowName,
        );
        const file = files[at];
        const { publicationDate: date, price, billTypeName: type } = file ?? {};
        return file && { date, price, type };
      });
    },
  },
});

/** Checks of the index of a ZIP, and of the bills in the index (contract, HasIndex). */
export const archiveIndexChecks: readonly Check[] = [...searchAndLinkChecks, ...indexChecks];
