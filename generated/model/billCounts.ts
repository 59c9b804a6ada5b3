/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Numbers of downloadable bills that need the customer's attention.
 */
export interface BillCounts {
  /**
     * Bills whose downloadStatus is notDownloaded, as searchBills finds them with isDownloadable=true.
     * @minimum 0
     */
  notDownloadedCount: number;
  /**
     * Bills whose download deadline is from today to deadlineSoonTo, both days included, whether downloaded or not.
     * @minimum 0
     */
  deadlineSoonCount: number;
  /** Today by the server's clock, yyyy-MM-dd in Japan time. */
  today: string;
  /** Last day of deadlines that count as soon, yyyy-MM-dd. Seven days after today unless the issuer set another number; never before today. */
  deadlineSoonTo: string;
}
