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
import { filesToHave, manyKinds, search } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { sessionIn } from './cookies.ts';
import { logIn } from './sessions.ts';
import { clockOf, nowFaults } from './times.ts';

type Fields = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Fields => Object(value);
const billsIn = (answer: CallAnswer): Fields[] => answer.values('items.*').map(recordOf);
const attachmentsOf = ({ attachments }: Fields): string[] =>
  [attachments ?? []].flat().map((file) => String(recordOf(file)['fileId']));

/** All bills with their fields, and those with a number of files to download. */
async function listOf(call: MakeCall) {
  const { answer, items } = await search(call);
  const bills = billsIn(answer);
  const withFiles = (count: number): Fields[] =>
    bills.filter((_, at) => items.some((one, index) => index === at && filesToHave(one) === count));
  return { answer, bills, withFiles };
}

const downloads: Readonly<Record<string, (billId: string) => CallInput>> = {
  downloadBillPdf: (billId) => ({ path: { billId } }),
  downloadBillCsv: (billId) => ({ path: { billId } }),
  downloadBillsZip: (billId) => ({ query: { billId: [billId] } }),
};

const effectChecks = Object.entries(downloads).map(([operationId, inputOf]): Check => ({
  operationId,
  name: 'is a download of this bill only, in each search and session',
  states: ['a customer with bills is logged in'],
  breaks: 'A colleague downloads the bill again, or another bill is no longer new.',
  run: async ({ call, callWith, stateValue }) => {
    const before = await listOf(call);
    const bill = before.withFiles(2).find((one) => one['downloadStatus'] === 'notDownloaded');
    if (!bill) return issuerHasNo('new bill with PDF and CSV');
    const billId = String(bill['billId']);
    const done = await call(operationId, inputOf(billId));
    const after = await listOf(call);
    const others = ({ bills }: { bills: Fields[] }) =>
      bills.filter((one) => one['billId'] !== billId);
    const { downloadStatus: _, lastDownloadedAt: __, ...fixed } = bill;
    const now = after.bills.find((one) => one['billId'] === billId) ?? {};
    const { downloadStatus, lastDownloadedAt, ...kept } = now;
    const keyword = [String(bill['billNumber'])];
    const found = async (status: string) => search(call, { keyword, downloadStatus: [status] });
    const has = ({ items }: Awaited<ReturnType<typeof search>>): boolean =>
      items.some((one) => one.billId === billId);
    const [unread, read] = [await found('notDownloaded'), await found('downloaded')];
    const sum = await call('getBillSummary', {
      query: { keyword, downloadStatus: ['downloaded'] },
    });
    const latest = await search(call, { sort: 'lastDownloadedAtDesc', perPage: 1 });
    const other = callWith(sessionIn(await logIn(call, stateValue)));
    const elsewhere = billsIn((await search(other)).answer);
    const there = elsewhere.find((one) => one['billId'] === billId);
    const accessesOf = (bills: Fields[]): unknown[] =>
      others({ bills }).map((one) => one['previousAccessAt'] ?? null);
    done.expectDone();
    after.answer.expectValue('downloadStatus', 'downloaded', downloadStatus);
    nowFaults(after.answer, 'lastDownloadedAt', lastDownloadedAt);
    after.answer.expectValue('the other fields of the bill', fixed, kept);
    after.answer.expectValue('the other bills', others(before), others(after));
    unread.answer.expectThat(!has(unread), 'no bill that was just downloaded');
    read.answer.expectThat(has(read), 'the bill that was just downloaded');
    sum.expectField('total', read.total);
    latest.answer.expectField('items.0.billId', billId);
    done.expectValue('downloadStatus in another session', 'downloaded', there?.['downloadStatus']);
    nowFaults(done, 'previousAccessAt in a later session', there?.['previousAccessAt']);
    done.expectValue(
      'previousAccessAt of bills that were only listed',
      accessesOf(before.bills),
      accessesOf(elsewhere),
    );
    done.expectThat(!!there?.['previousAccessIpAddress'], 'its previousAccessIpAddress');
  },
}));

const publishedNames = ({ files }: Fields): string[] =>
  [recordOf(files)['pdf'], recordOf(files)['csv']].flatMap((file) =>
    file ? textOf(recordOf(file)['fileName']) : [],
  );

/** The calls for the files that a bill has. */
const callsOf = (bill: Fields, hasPreview: boolean): [string, CallInput][] => {
  const billId = String(bill['billId']);
  const { pdf, csv } = recordOf(bill['files']);
  const of = (operationId: string): [string, CallInput] => [operationId, { path: { billId } }];
  return [
    ...(pdf ? [of('downloadBillPdf')] : []),
    ...(pdf && hasPreview ? [of('previewBillPdf')] : []),
    ...(csv ? [of('downloadBillCsv')] : []),
    ...attachmentsOf(bill)
      .slice(0, 1)
      .map((fileId): [string, CallInput] => [
        'downloadBillAttachment',
        { path: { billId, fileId } },
      ]),
  ];
};

const closedCheck: Check = {
  operationId: 'downloadBillAttachment',
  name: 'is open and closed on the same days as each other file of the bill',
  states: [manyKinds],
  breaks:
    'An attachment of a withdrawn bill is still given out, or a file is late on its last day.',
  run: async ({ call }) => {
    const today = String((await call('getBillCounts')).value('today'));
    const hasPreview = (await call('getSettingInfo')).value('isBillPreviewEnabled') === true;
    const { answer, bills } = await listOf(call);
    const deadlineOf = (bill: Fields): string => textOf(bill['downloadDeadline']) || 'none';
    const cases: [(bill: Fields) => boolean, code?: string][] = [
      [(bill) => bill['isPublished'] === true && deadlineOf(bill) === today],
      [(bill) => bill['isPublished'] === true && deadlineOf(bill) < today, '404-1-08-01'],
      [(bill) => bill['isPublished'] === false && deadlineOf(bill) >= today, '403-1-05-01'],
    ];
    for (const [isChosen, code = 'a deadline of today'] of cases) {
      const chosen = bills.filter(isChosen);
      if (chosen.length === 0)
        answer.expectThat(false, `a bill for ${code} in the list, as in the state`, {
          got: 'none',
        });
      // A bill with an attachment, and one with a PDF and a CSV.
      for (const bill of [chosen.find((one) => attachmentsOf(one).length > 0), chosen[0]]) {
        for (const [operationId, sent] of bill ? callsOf(bill, hasPreview) : []) {
          const done = await call(operationId, sent);
          if (code.startsWith('4')) done.expectRefused([code]);
          else done.expectDone();
        }
      }
    }
  },
};

const againCheck: Check = {
  operationId: 'downloadBillPdf',
  name: 'keeps a bill downloaded again after the first download of another file',
  states: [manyKinds],
  breaks: 'A bill that was downloaded twice is called downloaded once.',
  run: async ({ call }) => {
    const bill = (await listOf(call))
      .withFiles(2)
      .find((one) => one['downloadStatus'] === 'notDownloaded');
    if (!bill) return issuerHasNo('new bill with PDF and CSV');
    const path = { billId: textOf(bill['billId']) };
    for (const [operationId, status] of [
      ['downloadBillPdf', 'downloaded'],
      ['downloadBillPdf', 'redownloaded'],
      ['downloadBillCsv', 'redownloaded'],
    ] as const) {
      await call(operationId, { path });
      const { answer, bills } = await listOf(call);
      const now = bills.find((one) => one['billId'] === path.billId);
      answer.expectValue(`downloadStatus after ${operationId}`, status, now?.['downloadStatus']);
    }
  },
};

const absentCheck: Check = {
  operationId: 'downloadBillCsv',
  name: 'gives 404-1-00-01 where a bill has no such file',
  states: ['a bill has nothing optional'],
  breaks: 'An empty file, or that of another bill, is saved under the name of this one.',
  run: async ({ call, stateValue }) => {
    const billId = stateValue('billId');
    const path = { billId, fileId: 'unknown-file' };
    for (const operationId of ['downloadBillCsv', 'downloadBillAttachment', 'downloadReturnedFile'])
      (await call(operationId, { path })).expectRefused(['404-1-00-01']);
  },
};

const refusedZip: Check = {
  operationId: 'downloadBillsZip',
  name: 'refuses a selection with one unknown bill, and counts none of the others',
  states: [manyKinds],
  breaks:
    'A selected bill is missing in the ZIP without a message, or a refused ZIP marks its bills.',
  run: async ({ call }) => {
    const before = await listOf(call);
    const ids = before
      .withFiles(2)
      .map((bill) => String(bill['billId']))
      .slice(0, 2);
    for (const billId of [
      [...ids, 'unknown-bill'],
      ['unknown-bill', ...ids],
    ]) {
      const answer = await call('downloadBillsZip', { query: { billId } });
      answer.expectRefused(['400-1-05-05'], 'with an unknown bill');
      answer.expectField('0.target.0', 'billId');
    }
    const after = await listOf(call);
    after.answer.expectValue('the bills', before.bills, after.bills);
  },
};

const headings = {
  ja: '連番,ファイル名,取引年月日,金額,取引先,書類の種類,明細番号,備考,SHA-256,ダウンロード日時',
  en: 'No.,File name,Date of transaction,Amount,Partner,Type of document,Bill number,Remarks,SHA-256,Downloaded at',
} as const;

/** What the index says about a bill. */
type Expected = {
  date: unknown;
  price: unknown;
  type: unknown;
  partner?: string;
  number?: unknown;
  isClosed?: boolean;
};

/** Compares the index of a ZIP with the contract (HasIndex). */
async function indexFaults(
  answer: CallAnswer,
  language: IndexLanguage,
  find: (fileName: string, number: string) => Expected | undefined,
): Promise<void> {
  if (!answer.expectDone()) return;
  const zip = new Blob([new Uint8Array(answer.body)]);
  const entries = await readZip(zip);
  const last = entries.at(-1);
  if (!last || !isIndexFileName(last.name)) {
    answer.expectThat(false, 'the index as the last file', {
      got: last?.name ?? 'no file',
    });
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
  states: [manyKinds],
  breaks: 'An accountant cannot search the archive: the index has other columns, dates or names.',
  run: async ({ call }) => {
    const issuer = await mustHaveIndex(call, language);
    const headers = { 'x-language': language };
    const list = await call('searchBills', { query: { page: 1, perPage: 100 }, headers });
    const bills = billsIn(list);
    const { withFiles } = await listOf(call);
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
    return indexFaults(answer, language, (fileName, number) => {
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
  states: [manyKinds],
  breaks: 'The ZIP of a search ends after the first page without a message.',
  run: async ({ call }) => {
    const { bills: all, withFiles } = await listOf(call);
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
  run: async ({ call, stateValue }) => {
    const issuer = await mustHaveIndex(call, 'ja');
    const path = { token: stateValue('token') };
    const files = billsIn(
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
    await indexFaults(answer, 'ja', (fileName, number) => {
      const file = files.find((one) =>
        fileName === '' ? String(one['fileName']).includes(number) : one['fileName'] === fileName,
      );
      return (
        file && { date: file['publicationDate'], price: file['price'], type: file['billTypeName'] }
      );
    });
  },
};

/** What a download gives and counts, when it is refused, and the index of a ZIP (S2, S4, S7). */
export const billDownloadChecks: readonly Check[] = [
  ...effectChecks,
  closedCheck,
  againCheck,
  absentCheck,
  refusedZip,
  ...indexChecks,
  wholeSearch,
  linkIndex,
];
