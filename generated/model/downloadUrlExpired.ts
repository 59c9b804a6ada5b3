/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { DownloadUrlExpiredState } from './downloadUrlExpiredState.ts';

/**
 * The link has expired; any other call with it gives 404-1-08-01.
 */
export interface DownloadUrlExpired {
  state: DownloadUrlExpiredState;
  /**
     * Title of the link.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /** When it expired, with offset. */
  expiredAt: string;
}
