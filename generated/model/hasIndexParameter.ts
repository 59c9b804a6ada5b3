/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * True: the ZIP also contains an index (索引簿) of its files, for an archive by Japan's Electronic Books Preservation Act. The index is the last file in the ZIP and does not count for batchFileLimit. Its name is 索引簿_yyyyMMdd-HHmmss.csv, or index_yyyyMMdd-HHmmss.csv in English, with the time in Japan. Its format is CSV (RFC 4180), in UTF-8 with a byte order mark, with CRLF. The first row has the headings, in the language of X-Language: 連番, ファイル名, 取引年月日, 金額, 取引先, 書類の種類, 明細番号, 備考, SHA-256, ダウンロード日時; in English: No., File name, Date of transaction, Amount, Partner, Type of document, Bill number, Remarks, SHA-256, Downloaded at. Then follows a row for each file, in the order of the ZIP, and a row without a file name for each requested bill that has no file in the ZIP, with the reason as remark. No. counts from 1. Dates are yyyy/MM/dd. Amounts have no separators; they are empty for a document without an amount, with a remark. The partner is issuerName, followed by a space and the registration number for qualified invoices, if there is one. SHA-256 has 64 lower-case hex digits. Times are yyyy/MM/dd HH:mm:ss in Japan. A text that a spreadsheet program would read as a formula has an apostrophe in front. The portal sends this parameter only if isArchiveIndexEnabled of the settings is true; otherwise the portal makes the index itself.
 */
export type HasIndexParameter = boolean;
