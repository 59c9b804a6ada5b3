/*
 * The index (索引簿) of an archive of bills, as Japan's Electronic Books Preservation Act requires it: one CSV with
 * a row for each file. The contract defines the columns (hasIndex). The portal, the sandbox and `archive:check`
 * share this code.
 */
import { csvFile, readCsv, type CsvCell } from './csv.ts';
import { formatDate, formatDateTimeSeconds } from './dates.ts';
import { sanitiseFileName } from './file-names.ts';

export type IndexLanguage = 'ja' | 'en';

/** A file of the archive, or a bill that was requested and is not in the archive. */
export interface IndexRow {
  /** Empty for a bill without a file in the archive. */
  fileName: string;
  /** Date of issue, yyyy-MM-dd; empty if unknown. */
  date: string;
  /** Whole yen; null for a document without an amount. */
  price: number | null;
  /** The issuer, with its registration number if it is known. */
  partner: string;
  /** Type of the document. */
  type: string;
  /** The number of the bill. */
  number: string;
  remarks: string;
  /** In hex digits; empty if unknown. */
  sha256: string;
  /** The displayed text, in Japan time; empty if nothing was downloaded. */
  downloadedAt: string;
}

export const emptyRow: IndexRow = {
  fileName: '',
  date: '',
  price: null,
  partner: '',
  type: '',
  number: '',
  remarks: '',
  sha256: '',
  downloadedAt: '',
};

const texts = {
  ja: {
    name: '索引簿',
    headings: [
      '連番',
      'ファイル名',
      '取引年月日',
      '金額',
      '取引先',
      '書類の種類',
      '明細番号',
      '備考',
      'SHA-256',
      'ダウンロード日時',
    ],
    noPrice: '金額なし',
    withdrawn: '未取得：発行元が公開を終了しました',
    deadlinePassed: '未取得：ダウンロード期限が過ぎています',
    noFile: '未取得：ファイルがありません',
    notReceived: '未取得：ダウンロードしていません',
    gone: '未取得：公開終了または期限切れです',
    unreadable: '未取得：読み取れない明細があります',
    unknownDocument: '明細を特定できません',
    noIndex: '索引簿を作成できませんでした',
  },
  en: {
    name: 'index',
    headings: [
      'No.',
      'File name',
      'Date of transaction',
      'Amount',
      'Partner',
      'Type of document',
      'Bill number',
      'Remarks',
      'SHA-256',
      'Downloaded at',
    ],
    noPrice: 'No amount',
    withdrawn: 'Not in the archive: withdrawn by the issuer',
    deadlinePassed: 'Not in the archive: the download deadline has passed',
    noFile: 'Not in the archive: no file',
    notReceived: 'Not in the archive: not downloaded',
    gone: 'Not in the archive: withdrawn, or past the deadline',
    unreadable: 'Not in the archive: bills that could not be read',
    unknownDocument: 'The document could not be identified',
    noIndex: 'The index could not be created',
  },
} as const;

/** The reason why values of a row are missing. */
export type Remark = Exclude<keyof (typeof texts)['ja'], 'name' | 'headings'>;

export const remarkText = (remark: Remark, language: IndexLanguage): string =>
  texts[language][remark];

/** The issuer as partner: its name, and its number of qualified invoices if it is known. */
export const partnerText = (name: string, registrationNumber: string | null | undefined): string =>
  [name, registrationNumber ?? ''].filter((namePart) => namePart !== '').join(' ');

/** The index as a table: headings, then the rows with their numbers. */
const indexTable = (rows: readonly IndexRow[], language: IndexLanguage): CsvCell[][] => [
  [...texts[language].headings],
  ...rows.map((row, index) => [
    index + 1,
    row.fileName,
    row.date && formatDate(row.date),
    row.price,
    row.partner,
    row.type,
    row.number,
    row.remarks,
    row.sha256,
    row.downloadedAt,
  ]),
];

/** The index as a CSV file. */
export const indexFile = (rows: readonly IndexRow[], language: IndexLanguage): Blob =>
  csvFile(indexTable(rows, language));

/**
 * The rows of an index, in either language.
 *
 * @returns undefined if the text is not an index
 */
export function readIndex(text: string): IndexRow[] | undefined {
  const [headings, ...rows] = readCsv(text);
  const isIndex = Object.values(texts).some(
    (languageTexts) => languageTexts.headings.join() === headings?.join(),
  );
  if (!isIndex) return undefined;
  return rows.map(
    ([, fileName = '', date = '', price = '', partner = '', type = '', ...remainingCells]) => {
      const [number = '', remarks = '', sha256 = '', downloadedAt = ''] = remainingCells;
      return {
        fileName,
        date: date.replaceAll('/', '-'),
        price: price === '' ? null : Number(price),
        partner,
        type,
        number,
        remarks,
        sha256,
        downloadedAt,
      };
    },
  );
}

/** Converts a time with an offset to Japan time for a file name: `20261125-101530`. */
const fileTimeOf = (time: string): string =>
  formatDateTimeSeconds(time).replaceAll(/[/:]/g, '').replace(' ', '-');

/** The file name of an index. The time in the name distinguishes the indexes of several archives in one folder. */
export const indexFileName = (time: string, language: IndexLanguage): string =>
  `${texts[language].name}_${fileTimeOf(time)}.csv`;

/** Whether a file of an archive has the name of an index, in either language. */
export const isIndexFileName = (name: string): boolean =>
  Object.values(texts).some((languageTexts) => name.startsWith(`${languageTexts.name}_`)) &&
  name.endsWith('.csv');

/** The maximum number of characters, because file systems and old programs limit the length of a path. */
const MAX_PARTNER_LENGTH = 30;

/**
 * A name that sorts by date and can be searched by partner, amount and number:
 * `20261031_東都電子商事株式会社_387930_INV-1.pdf`.
 *
 * @param partner name of the issuer
 */
export function sortableFileName(
  { date, price, number }: Pick<IndexRow, 'date' | 'price' | 'number'>,
  partner: string,
  extension: string,
  language: IndexLanguage,
): string {
  const shortPartner = [...partner].slice(0, MAX_PARTNER_LENGTH).join('').trim();
  const amount = price === null ? texts[language].noPrice.replaceAll(' ', '-') : String(price);
  const stem = [date.replaceAll('-', ''), shortPartner, amount, number]
    .map((namePart) => namePart.replaceAll('_', '-'))
    .join('_');
  return sanitiseFileName(`${stem}.${extension}`) ?? `bill.${extension}`;
}

/** SHA-256 in hex digits; null if the browser refuses the calculation, or if the file is too large for the memory. */
export async function sha256Of(file: Blob): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    );
  } catch {
    return null;
  }
}
