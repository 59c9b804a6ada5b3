/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillSort } from './billSort.ts';
import type { BillsPerPageParameter } from './billsPerPageParameter.ts';
import type { BillTypeIdsParameter } from './billTypeIdsParameter.ts';
import type { DownloadDeadlineFromParameter } from './downloadDeadlineFromParameter.ts';
import type { DownloadDeadlineToParameter } from './downloadDeadlineToParameter.ts';
import type { DownloadStatusesParameter } from './downloadStatusesParameter.ts';
import type { IsDownloadableParameter } from './isDownloadableParameter.ts';
import type { KeywordsParameter } from './keywordsParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PaymentDueDateFromParameter } from './paymentDueDateFromParameter.ts';
import type { PaymentDueDateToParameter } from './paymentDueDateToParameter.ts';
import type { PriceFromParameter } from './priceFromParameter.ts';
import type { PriceToParameter } from './priceToParameter.ts';
import type { PublicationDateFromParameter } from './publicationDateFromParameter.ts';
import type { PublicationDateToParameter } from './publicationDateToParameter.ts';
import type { PublicationMonthParameter } from './publicationMonthParameter.ts';
import type { SearchTargetIdParameter } from './searchTargetIdParameter.ts';
import type { StatusIdsParameter } from './statusIdsParameter.ts';

export type SearchBillsParams = {
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
 * First day of the payment due date, yyyy-MM-dd, that day included. With either end of the range, bills without a payment due date are not found. The portal sends it only if hasPaymentDueDates of the settings is true.
 */
paymentDueDateFrom?: PaymentDueDateFromParameter;
/**
 * Last day of the payment due date, yyyy-MM-dd, that day included. A day before paymentDueDateFrom is refused (S5 reversed range).
 */
paymentDueDateTo?: PaymentDueDateToParameter;
/**
 * Page, from 1 (S9). A page beyond the last gives an empty list and the correct total.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Bills per page. If left out, perPageDefault of getBillSearchOptions (S9).
 * @minimum 1
 * @maximum 100
 */
perPage?: BillsPerPageParameter;
/**
 * Order of the result; newest first if left out.
 */
sort?: BillSort;
};
