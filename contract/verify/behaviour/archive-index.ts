import { createHash } from 'node:crypto';
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
import { contentOf, readZip } from '../../../src/lib/zip.ts';
import { textOf } from '../text.ts';
import { unpack } from './archive.ts';
import { stateWithManyKinds, type Fields, fieldsOf, entriesIn, fetchBills } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { clockOf } from './times.ts';

const publishedNames = ({ files }: Fields): string[] =>
  [fieldsOf(files)['pdf'], fieldsOf(files)['csv']].flatMap((file) =>
    file ? textOf(fieldsOf(file)['fileName']) : [],
  );

const headings = {
  ja: '連番,ファイル名,取引年月日,金額,取引先,書類の種類,明細番号,備考,SHA-256,ダウンロード日時',
  en: 'No.,File name,Date of transaction,Amount,Partner,Type of document,Bill number,Remarks,SHA-256,Downloaded at',
} as const;

/** The values that the row of a bill in the index must have. */
type Expected = {
  date: unknown;
  price: unknown;
  type: unknown;
  partner?: string;
  number?: unknown;
  isClosed?: boolean;
};

/** Compares the index of a ZIP with the contract (HasIndex). */
async function expectIndex(
  answer: CallAnswer,
  language: IndexLanguage,
  find: (fileName: string, number: string) => Expected | undefined,
): Promise<void> {
  if (!answer.expectDone()) return;
  const zip = new Blob([new Uint8Array(answer.body)]);
  const entries = await readZip(zip);
  const last = entries.at(-1);
  if (!last || !isIndexFileName(last.name)) {
    answer.expectThat(false, 'the index as the last file', { got: last?.name ?? 'no file' });
    return;
  }
  const index = Buffer.from(await (await contentOf(zip, last)).arrayBuffer()).toString();
  const [first = [], ...rows] = readCsv(index);
  const files = entries.slice(0, -1);
  const timeAt = (ms: number): string => new Date(ms).toISOString();
  const names = [-60_000, 60_000].map((ms) =>
    indexFileName(timeAt(clockOf(answer) + ms), language),
  );
  const ends = [-60_000, 60_000].map((ms) => formatDateTimeSeconds(timeAt(clockOf(answer) + ms)));
  const isBetween = (text: string, [from = '', to = '']: readonly string[]): boolean =>
    text.length === from.length && text >= from && text <= to;
  answer.expectThat(isBetween(last.name, names), `an index named as ${names[1]}`, {
    got: last.name,
  });
  answer.expectThat(
    index.startsWith('\ufeff') && !/(^|[^\r])\n/.test(index.replace(/"[^"]*"/g, '')),
    'an index in UTF-8 with a byte order mark and CRLF',
  );
  answer.expectValue('the headings', headings[language], first.join(','));
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
    const [
      ,
      fileName = '',
      date,
      amount,
      partner = '',
      type,
      number = '',
      remarks,
      sha256,
      downloadedAt = '',
    ] = row;
    const expected = find(fileName, number);
    const file = files[at];
    const price = expected?.price ?? null;
    const hash = file
      ? createHash('sha256')
          .update(Buffer.from(await (await contentOf(zip, file)).arrayBuffer()))
          .digest('hex')
      : '';
    answer.expectThat(expected !== undefined, 'only requested bills', { got: number });
    answer.expectValue(
      `date, amount and type of ${fileName || number}`,
      [formatDate(textOf(expected?.date) || '2000-01-01'), textOf(expected?.price), expected?.type],
      [date, amount, type],
    );
    answer.expectValue(`SHA-256 of ${fileName || number}`, hash, sha256);
    answer.expectThat(
      remarks !== '' || (file !== undefined && price !== null),
      `a remark on ${fileName || number}`,
    );
    if (file)
      answer.expectThat(isBetween(downloadedAt, ends), 'the present time in Japan', {
        got: downloadedAt,
      });
    if (expected?.partner !== undefined)
      answer.expectValue('the partner', expected.partner, partner);
  }
}

async function mustHaveIndex(call: MakeCall, language: IndexLanguage): Promise<string> {
  const settings = await call('getSettingInfo', { headers: { 'x-language': language } });
  if (settings.value('isArchiveIndexEnabled') !== true)
    issuerHasNo('index in a ZIP (isArchiveIndexEnabled)');
  return textOf(settings.value('issuerName'));
}

const indexChecks = (['ja', 'en'] as const).map((language): Check => ({
  operationId: 'downloadBillsZip',
  name: `writes its index in the format of the contract (${language})`,
  states: [stateWithManyKinds],
  breaks: 'An accountant cannot search the archive: the index has other columns, dates or names.',
  run: async ({ call }) => {
    const issuer = await mustHaveIndex(call, language);
    const headers = { 'x-language': language };
    const list = await call('searchBills', { query: { page: 1, perPage: 100 }, headers });
    const bills = entriesIn(list);
    const { withFiles } = await fetchBills(call);
    const open = [...withFiles(2), ...withFiles(1)].map((bill) => bill['billId']);
    const isOpen = (bill: Fields): boolean => open.includes(bill['billId']);
    const chosen = [
      bills.find((bill) => isOpen(bill) && (bill['price'] ?? null) === null),
      bills.find((bill) => !isOpen(bill)),
      bills.find((bill) => isOpen(bill) && Number(bill['price']) > 0),
      bills.find((bill) => isOpen(bill) && Number(bill['price']) < 0),
    ].flatMap((bill): Fields[] => (bill ? [bill] : []));
    const fileNames = language === 'en' ? 'sortable' : 'published';
    const billId = chosen.map((bill) => String(bill['billId']));
    const query = { billId, hasIndex: 'true', fileNames };
    const answer = await call('downloadBillsZip', { query, headers });
    const sortable = ({ publicationDate, price, billNumber }: Fields): string[] =>
      ['pdf', 'csv'].map((extension) =>
        sortableFileName(
          {
            date: String(publicationDate),
            price: typeof price === 'number' ? price : null,
            number: String(billNumber),
          },
          issuer,
          extension,
          language,
        ),
      );
    return expectIndex(answer, language, (fileName, number) => {
      const bill = chosen.find((one) => one['billNumber'] === number);
      if (!bill) return undefined;
      const isNamed = (fileNames === 'sortable' ? sortable : publishedNames)(bill).includes(
        fileName,
      );
      if (isOpen(bill) ? !isNamed : fileName !== '') return undefined;
      const partner = partnerText(issuer, textOf(bill['issuerRegistrationNumber']));
      const { publicationDate: date, price, billTypeName: type } = bill;
      return { date, price, type, ...(issuer !== '' && { partner }) };
    });
  },
}));

const wholeSearch: Check = {
  operationId: 'downloadBillsZip',
  name: 'packs the bills of all pages, and names the others in its index',
  states: [stateWithManyKinds],
  breaks: 'The ZIP of a search ends after the first page without a message.',
  run: async ({ call }) => {
    const { bills: all, withFiles } = await fetchBills(call);
    // The newest ones: more than a page of the default length, and not more, because a large archive takes seconds.
    const publicationDateFrom = textOf(
      all[54]?.['publicationDate'] ?? all.at(-1)?.['publicationDate'],
    );
    const bills = all.filter((bill) => textOf(bill['publicationDate']) >= publicationDateFrom);
    const open = [...withFiles(2), ...withFiles(1)].filter((bill) => bills.includes(bill));
    const limit = Number((await call('getBillSearchOptions')).value('batchFileLimit'));
    const wanted = open.flatMap(publishedNames);
    if (wanted.length > limit) return issuerHasNo('batchFileLimit for the bills of the state');
    const answer = await call('downloadBillsZip', {
      query: { publicationDateFrom, hasIndex: 'true' },
    });
    if (!answer.expectDone()) return;
    const { files, index } = await unpack(answer);
    const names = files.map(({ name }) => name);
    const others = bills
      .filter((bill) => !open.includes(bill))
      .map((bill) => textOf(bill['billNumber']));
    const rows = (readIndex(index) ?? []).filter(({ fileName }) => fileName === '');
    const found = rows.map(({ number }) => number);
    answer.expectValue('the files', wanted.toSorted(), names.toSorted());
    if (index !== '')
      answer.expectValue('the bills without a file', others.toSorted(), found.toSorted());
  },
};

const linkIndex: Check = {
  operationId: 'downloadUrlZip',
  name: 'writes its index in the format of the contract',
  states: ['a customer is logged in to a download link'],
  breaks: 'An archive that was downloaded by a link has no index, or a wrong one.',
  run: async ({ call, linkPath: path }) => {
    const issuer = await mustHaveIndex(call, 'ja');
    const files = entriesIn(
      await call('listDownloadFiles', { path, query: { page: 1, perPage: 100 } }),
    );
    const fileId = files.map((file) => String(file['fileId'])).slice(0, 6);
    const query = { fileId, hasIndex: 'true' };
    const answer = await call('downloadUrlZip', { path, query });
    const again = await call('downloadUrlZip', {
      path,
      query: { ...query, fileNames: 'sortable' },
    });
    const rows = (readIndex((await unpack(again)).index) ?? []).filter((row) => row.fileName);
    const extensionOf = (name: string): string => name.replace(/^.*\./, '');
    const names = rows.map((row) => sortableFileName(row, issuer, extensionOf(row.fileName), 'ja'));
    const found = rows.map((row) => row.fileName);
    again.expectValue('sortable names', names, found);
    await expectIndex(answer, 'ja', (fileName, number) => {
      const file = files.find((one) =>
        fileName === '' ? String(one['fileName']).includes(number) : one['fileName'] === fileName,
      );
      return (
        file && { date: file['publicationDate'], price: file['price'], type: file['billTypeName'] }
      );
    });
  },
};

/** The index of a ZIP, and the bills that it names (contract, HasIndex). */
export const archiveIndexChecks: readonly Check[] = [...indexChecks, wholeSearch, linkIndex];
