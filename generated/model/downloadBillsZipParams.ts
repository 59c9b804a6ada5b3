/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillTypeIdsParameter } from './billTypeIdsParameter.ts';
import type { DownloadDeadlineFromParameter } from './downloadDeadlineFromParameter.ts';
import type { DownloadDeadlineToParameter } from './downloadDeadlineToParameter.ts';
import type { DownloadStatusesParameter } from './downloadStatusesParameter.ts';
import type { FileNamesParameter } from './fileNamesParameter.ts';
import type { HasIndexParameter } from './hasIndexParameter.ts';
import type { Id } from './id.ts';
import type { IsDownloadableParameter } from './isDownloadableParameter.ts';
import type { KeywordsParameter } from './keywordsParameter.ts';
import type { PaymentDueDateFromParameter } from './paymentDueDateFromParameter.ts';
import type { PaymentDueDateToParameter } from './paymentDueDateToParameter.ts';
import type { PriceFromParameter } from './priceFromParameter.ts';
import type { PriceToParameter } from './priceToParameter.ts';
import type { PublicationDateFromParameter } from './publicationDateFromParameter.ts';
import type { PublicationDateToParameter } from './publicationDateToParameter.ts';
import type { PublicationMonthParameter } from './publicationMonthParameter.ts';
import type { SearchTargetIdParameter } from './searchTargetIdParameter.ts';
import type { StatusIdsParameter } from './statusIdsParameter.ts';

export type DownloadBillsZipParams = {
/**
 * The selected bills (repeated parameter). Left out for the whole result of the search. At most 200, whatever batchFileLimit is, because of the length of the address: with ids of up to 30 characters it stays under the 8 KiB that common servers and proxies accept by default; longer ids need a higher limit there. The portal enforces this limit and sends no more ids.
 * @minItems 1
 * @maxItems 200
 */
billId?: Id[];
/**
 * A month, yyyy-MM.
 * @pattern ^(19|20)[0-9]{2}-(0[1-9]|1[0-2])$
 */
publicationMonth?: PublicationMonthParameter;
/**
 * First date of issue, yyyy-MM-dd, that day included.
 */
publicationDateFrom?: PublicationDateFromParameter;
/**
 * Last date of issue, yyyy-MM-dd, that day included. A date before publicationDateFrom is refused (S5 reversed range).
 */
publicationDateTo?: PublicationDateToParameter;
/**
 * Bill types, any of them (repeated parameter). Left out for all types.
 * @maxItems 100
 */
billTypeId?: BillTypeIdsParameter;
/**
 * Statuses, any of them (repeated parameter). Left out for all statuses.
 * @maxItems 50
 */
statusId?: StatusIdsParameter;
/**
 * Keywords, all of them (repeated parameter), fewer than six (S5, S9). A keyword is found anywhere in a text. The comparison ignores case and full or half width, also of katakana; each sign counts for itself, without wildcards.
 * @maxItems 5
 * @items.minLength 1
 * @items.maxLength 100
 */
keyword?: KeywordsParameter;
/**
 * Identifies a search-target item (S2).
 * @pattern ^[A-Za-z0-9_-]{1,40}$
 */
searchTargetId?: SearchTargetIdParameter;
/**
 * Amount in whole yen, including tax (S3 price). Negative for a credit note. A number without separators.
 * @minimum -999999999999
 * @maximum 999999999999
 */
priceFrom?: PriceFromParameter;
/**
 * Amount in whole yen, including tax (S3 price). Negative for a credit note. A number without separators.
 * @minimum -999999999999
 * @maximum 999999999999
 */
priceTo?: PriceToParameter;
/**
 * Download statuses (S4), any of them (repeated parameter). Left out for all.
 * @maxItems 3
 */
downloadStatus?: DownloadStatusesParameter;
/**
 * First day of the download deadline, yyyy-MM-dd, that day included. With either end of the range, bills without a deadline are not found.
 */
downloadDeadlineFrom?: DownloadDeadlineFromParameter;
/**
 * Last day of the download deadline, yyyy-MM-dd, that day included. A day before downloadDeadlineFrom is refused (S5 reversed range).
 */
downloadDeadlineTo?: DownloadDeadlineToParameter;
/**
 * True: only bills with a file that can be downloaded now, as getBillCounts and downloadableCount count them: with a PDF or a CSV, not withdrawn, before their deadline. False: only the other bills. Left out for all.
 */
isDownloadable?: IsDownloadableParameter;
/**
 * True: the ZIP also contains an index (索引簿) of its files, for an archive by Japan's Electronic Books Preservation Act. The index is the last file in the ZIP and does not count for batchFileLimit. Its name is 索引簿_yyyyMMdd-HHmmss.csv, or index_yyyyMMdd-HHmmss.csv in English, with the time in Japan. Its format is CSV (RFC 4180), in UTF-8 with a byte order mark, with CRLF. The first row has the headings, in the language of X-Language: 連番, ファイル名, 取引年月日, 金額, 取引先, 書類の種類, 明細番号, 備考, SHA-256, ダウンロード日時; in English: No., File name, Date of transaction, Amount, Partner, Type of document, Bill number, Remarks, SHA-256, Downloaded at. Then follows a row for each file, in the order of the ZIP, and a row without a file name for each requested bill that has no file in the ZIP, with the reason as remark. No. counts from 1. Dates are yyyy/MM/dd. Amounts have no separators; they are empty for a document without an amount, with a remark. The partner is issuerName, followed by a space and the registration number for qualified invoices, if there is one. SHA-256 has 64 lower-case hex digits. Times are yyyy/MM/dd HH:mm:ss in Japan. A text that a spreadsheet program would read as a formula has an apostrophe in front. The portal sends this parameter only if isArchiveIndexEnabled of the settings is true; otherwise the portal makes the index itself.
 */
hasIndex?: HasIndexParameter;
/**
 * Names of the files in a ZIP. `published`: fileName, as the issuer published the file. `sortable`: date of issue (yyyyMMdd), issuerName (at most 30 characters), amount and bill number, with underscores between them, such as 20261031_東都電子商事株式会社_387930_INV-202610-00118.pdf. An underscore in one of them becomes a hyphen. Without an amount, the name has 金額なし, in English No-amount. In all names, characters that Windows or macOS do not allow become underscores. Equal names, without regard to upper and lower case, get a number: `a (2).pdf`. The ZIP marks names as UTF-8 (general purpose bit 11).
 */
fileNames?: FileNamesParameter;
/**
 * First day of the payment due date, yyyy-MM-dd, that day included. With either end of the range, bills without a payment due date are not found. The portal sends it only if hasPaymentDueDates of the settings is true.
 */
paymentDueDateFrom?: PaymentDueDateFromParameter;
/**
 * Last day of the payment due date, yyyy-MM-dd, that day included. A day before paymentDueDateFrom is refused (S5 reversed range).
 */
paymentDueDateTo?: PaymentDueDateToParameter;
};
