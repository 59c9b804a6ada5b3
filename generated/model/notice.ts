/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { FileInfo } from './fileInfo.ts';
import type { NoticeId } from './noticeId.ts';

/**
 * A notice from the issuer (S2 userNotice, S3).
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
     * Plain text. Line breaks are kept; markup is displayed as text. Can be empty.
     * @maxLength 10000
     */
  body: string;
  /** Start of the posting period, with offset. */
  postingPeriodFrom: string;
  /**
     * End of the posting period, with offset; after it, attachments give 400-1-04-01. Null if it has no end.
     * @nullable
     */
  postingPeriodTo: string | null;
  /** True if the issuer marked it as important. */
  isImportant: boolean;
  /** False until an answer to this customer has contained the notice. */
  isRead: boolean;
  /**
     * Files of the notice. Often empty.
     * @maxItems 10
     */
  attachments: FileInfo[];
}
