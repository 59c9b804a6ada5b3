/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { BillFiles } from './billFiles.ts';
import type { BillStatus } from './billStatus.ts';
import type { BillStatusId } from './billStatusId.ts';
import type { BillTax } from './billTax.ts';
import type { BillTypeId } from './billTypeId.ts';
import type { DownloadStatus } from './downloadStatus.ts';
import type { FileInfo } from './fileInfo.ts';
import type { Id } from './id.ts';
import type { IssuerRegistrationNumber } from './issuerRegistrationNumber.ts';
import type { MailAttachmentState } from './mailAttachmentState.ts';
import type { Price } from './price.ts';
import type { Revision } from './revision.ts';

/**
 * A published bill with every column of the bill list (S2, S3).
 */
export interface Bill {
  billId: Id;
  /** Revision of status and returned file, for updateBillStatus and uploadReturnedFile. Downloads do not change it. */
  revision: Revision;
  billTypeId: BillTypeId;
  /**
     * Name of the bill type in the language of X-Language.
     * @minLength 1
     * @maxLength 60
     */
  billTypeName: string;
  /**
     * Bill number given by the issuer; unique per issuer.
     * @minLength 1
     * @maxLength 40
     */
  billNumber: string;
  /**
     * Title as the issuer wrote it. Can be long; the API never shortens it.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Recipient of the bill. Can be blank or unset (S3).
     * @maxLength 200
     * @nullable
     */
  customerName: string | null;
  /** Date of issue, yyyy-MM-dd in Japan time (S2, S3). */
  publicationDate: string;
  /** Amount of the bill, or null for a document without an amount, such as a notice. */
  price: Price | null;
  /**
     * Day on which the payment is due (支払期日), yyyy-MM-dd in Japan time. Null if there is none; always null if hasPaymentDueDates of the settings is not true.
     * @nullable
     */
  paymentDueDate: string | null;
  /**
     * Taxable amount and tax of each rate, highest rate first; together the price. Null if the issuer does not send them.
     * @maxItems 20
     * @nullable
     */
  taxByRate: BillTax[] | null;
  /** Registration number of the issuer at the date of issue, or null for an issuer or a document without one. */
  issuerRegistrationNumber: IssuerRegistrationNumber | null;
  /** Current status, or null if the issuer uses no statuses. */
  statusId: BillStatusId | null;
  /**
     * Name of the current status in the language of X-Language, null together with statusId.
     * @maxLength 40
     * @nullable
     */
  statusName: string | null;
  /**
     * Statuses that the customer can set now, without the current one. Empty while updates are restricted (S4; setting one then gives 400-1-05-06).
     * @maxItems 50
     */
  selectableStatuses: BillStatus[];
  mailAttachment: MailAttachmentState;
  /**
     * Last day on which the bill can be downloaded, yyyy-MM-dd in Japan time, that day included. Null if there is no deadline.
     * @nullable
     */
  downloadDeadline: string | null;
  /** True if the deadline has passed by the server's clock; a download then gives 404-1-08-01. */
  isDownloadDeadlinePassed: boolean;
  downloadStatus: DownloadStatus;
  /**
     * When a file of this bill was last downloaded, with offset. Null if never.
     * @nullable
     */
  lastDownloadedAt: string | null;
  /**
     * Last access to the bill before the current session, with offset. Null if never.
     * @nullable
     */
  previousAccessAt: string | null;
  /**
     * IP address (IPv4 or IPv6) of the previous access. Null together with previousAccessAt.
     * @maxLength 45
     * @nullable
     */
  previousAccessIpAddress: string | null;
  files: BillFiles;
  /**
     * Column "attachment file" (S2): files that the issuer added to the bill. Often empty.
     * @maxItems 20
     */
  attachments: FileInfo[];
  /** Column "returned file" (S2): the file that the customer sent back, or null. */
  returnedFile: FileInfo | null;
  /** Whether the customer can send a file back now. A second file replaces the first. */
  canReturnFile: boolean;
  /** False if the issuer has withdrawn the files (S4); a download then gives 403-1-05-01. */
  isPublished: boolean;
}
