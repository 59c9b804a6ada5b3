/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { FileInfo } from './fileInfo.ts';
import type { NoticeId } from './noticeId.ts';

/**
 * A notice of the issuer (S2 userNotice, S3).
 */
export interface Notice {
  noticeId: NoticeId;
  /**
     * Heading as the issuer wrote it.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Plain text; line breaks are kept, markup is shown as it is written. May be empty.
     * @maxLength 10000
     */
  body: string;
  /** Start of the posting period, with offset. */
  postingPeriodFrom: string;
  /**
     * End of the posting period, with offset; after it attachments give 400-1-04-01. Null if it has no end.
     * @nullable
     */
  postingPeriodTo: string | null;
  /** True if the issuer marked it as important. */
  isImportant: boolean;
  /** False until a list with this notice in it was answered to this customer once. */
  isRead: boolean;
  /**
     * Files of the notice. Often empty.
     * @maxItems 10
     */
  attachments: FileInfo[];
}
