/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { DownloadStatus } from './downloadStatus.ts';
import type { Id } from './id.ts';
import type { Price } from './price.ts';

/**
 * A file of a download link, with its bill (S2, S3, S4).
 */
export interface DownloadFile {
  fileId: Id;
  /**
     * File name with its extension (S3). Can be long; the API never shortens it.
     * @minLength 1
     * @maxLength 255
     */
  fileName: string;
  /**
     * Without the dot, lower case.
     * @maxLength 16
     */
  extension: string;
  /**
     * In bytes.
     * @minimum 0
     */
  size: number;
  /** The bill whose status history can be shown, or null for a document that is not a bill. */
  billId: Id | null;
  /**
     * Type of the bill in the language of X-Language, null together with billId.
     * @maxLength 60
     * @nullable
     */
  billTypeName: string | null;
  /**
     * Title as the issuer wrote it.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /** Date of issue, yyyy-MM-dd in Japan time (S3). */
  publicationDate: string;
  /** Amount, or null for a document without an amount. */
  price: Price | null;
  /**
     * Current status of the bill in the language of X-Language, null if there is none.
     * @maxLength 40
     * @nullable
     */
  statusName: string | null;
  /**
     * Last day on which the file can be downloaded, yyyy-MM-dd in Japan time, that day included. Null if only the expiry of the link limits it.
     * @nullable
     */
  downloadDeadline: string | null;
  /** True if the deadline has passed by the server's clock; a download then gives 404-1-08-01. */
  isDownloadDeadlinePassed: boolean;
  downloadStatus: DownloadStatus;
  /**
     * When it was last downloaded, with offset. Null if never.
     * @nullable
     */
  lastDownloadedAt: string | null;
  /** False if the issuer has withdrawn the file (S4); a download then gives 403-1-08-01. */
  isPublished: boolean;
}
