/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillSort } from './billSort.ts';
import type { BillTypeIdsParameter } from './billTypeIdsParameter.ts';
import type { DownloadDeadlineFromParameter } from './downloadDeadlineFromParameter.ts';
import type { DownloadDeadlineToParameter } from './downloadDeadlineToParameter.ts';
import type { DownloadStatusesParameter } from './downloadStatusesParameter.ts';
import type { IsDownloadableParameter } from './isDownloadableParameter.ts';
import type { KeywordsParameter } from './keywordsParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PerPageParameter } from './perPageParameter.ts';
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
 * Last date of issue, yyyy-MM-dd, that day included. Before publicationDateFrom is refused (S5 reversed range).
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
 * Keywords, all of them (repeated parameter), fewer than six (S5, S9). Compared without regard to case and width of letters.
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
 * Amount in whole yen, tax included (S3 price). Negative for a credit note. Sent as a number without separators.
 * @minimum -999999999999
 * @maximum 999999999999
 */
priceFrom?: PriceFromParameter;
/**
 * Amount in whole yen, tax included (S3 price). Negative for a credit note. Sent as a number without separators.
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
 * First day that the download deadline may be, yyyy-MM-dd, that day included. Bills without a deadline are not found when either end is given.
 */
downloadDeadlineFrom?: DownloadDeadlineFromParameter;
/**
 * Last day that the download deadline may be, yyyy-MM-dd, that day included. Before downloadDeadlineFrom is refused (S5 reversed range).
 */
downloadDeadlineTo?: DownloadDeadlineToParameter;
/**
 * True: only bills of which a file can be downloaded now, as getBillCounts and downloadableCount count them, that is with a PDF or a CSV, not withdrawn, not past their deadline. False: only the others. Left out for all.
 */
isDownloadable?: IsDownloadableParameter;
/**
 * Page, from 1 (S9). One beyond the last gives an empty list and the true total.
 * @minimum 1
 * @maximum 1000000
 */
page?: PageParameter;
/**
 * Items a page (S9).
 * @minimum 1
 * @maximum 100
 */
perPage?: PerPageParameter;
/**
 * Order of the result; the newest first when left out.
 */
sort?: BillSort;
};
