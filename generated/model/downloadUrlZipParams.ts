/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { FileNamesParameter } from './fileNamesParameter.ts';
import type { HasIndexParameter } from './hasIndexParameter.ts';
import type { Id } from './id.ts';

export type DownloadUrlZipParams = {
/**
 * The selected files (repeated parameter). Left out for all files. At most 200, whatever batchFileLimit is, because of the length of the address, as for bills (GET /bills/zip).
 * @minItems 1
 * @maxItems 200
 */
fileId?: Id[];
/**
 * True: the ZIP also contains an index (索引簿) of its files, for an archive by Japan's Electronic Books Preservation Act. The index is the last file in the ZIP and does not count for batchFileLimit. Its name is 索引簿_yyyyMMdd-HHmmss.csv, or index_yyyyMMdd-HHmmss.csv in English, with the time in Japan. Its format is CSV (RFC 4180), in UTF-8 with a byte order mark, with CRLF. The first row has the headings, in the language of X-Language: 連番, ファイル名, 取引年月日, 金額, 取引先, 書類の種類, 明細番号, 備考, SHA-256, ダウンロード日時; in English: No., File name, Date of transaction, Amount, Partner, Type of document, Bill number, Remarks, SHA-256, Downloaded at. Then follows a row for each file, in the order of the ZIP, and a row without a file name for each requested bill that has no file in the ZIP, with the reason as remark. No. counts from 1. Dates are yyyy/MM/dd. Amounts have no separators; they are empty for a document without an amount, with a remark. The partner is issuerName, followed by a space and the registration number for qualified invoices, if there is one. SHA-256 has 64 lower-case hex digits. Times are yyyy/MM/dd HH:mm:ss in Japan. A text that a spreadsheet program would read as a formula has an apostrophe in front. The portal sends this parameter only if isArchiveIndexEnabled of the settings is true; otherwise the portal makes the index itself.
 */
hasIndex?: HasIndexParameter;
/**
 * Names of the files in a ZIP. `published`: fileName, as the issuer published the file. `sortable`: date of issue (yyyyMMdd), issuerName (at most 30 characters), amount and bill number, with underscores between them, such as 20261031_東都電子商事株式会社_387930_INV-202610-00118.pdf. An underscore in one of them becomes a hyphen. Without an amount, the name has 金額なし, in English No-amount. In all names, characters that Windows or macOS do not allow become underscores. Equal names, without regard to upper and lower case, get a number: `a (2).pdf`. The ZIP marks names as UTF-8 (general purpose bit 11).
 */
fileNames?: FileNamesParameter;
};
