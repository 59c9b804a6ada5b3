/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * How many bills wait for the customer, of those that can be downloaded now.
 */
export interface BillCounts {
  /**
     * Bills whose downloadStatus is notDownloaded, as searchBills finds them with isDownloadable=true.
     * @minimum 0
     */
  notDownloadedCount: number;
  /**
     * Bills whose download deadline is from today to deadlineSoonTo, both days included; downloaded already or not.
     * @minimum 0
     */
  deadlineSoonCount: number;
  /** The present day by the server's clock, yyyy-MM-dd in Japan time. */
  today: string;
  /** Last day on which a deadline is called soon, yyyy-MM-dd. Seven days after today unless the issuer set otherwise; never before today. */
  deadlineSoonTo: string;
}
