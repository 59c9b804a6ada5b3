/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { DownloadFile } from './downloadFile.ts';
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { Total } from './total.ts';

/**
 * One page of the files of a download link (S2 downloadurl/list).
 */
export interface DownloadFileList {
  /** When the link expires, with offset. */
  expiresAt: string;
  /**
     * Maximum number of files per ZIP (S9, not shown). More give 400-1-05-02.
     * @minimum 1
     * @maximum 5000
     */
  batchFileLimit: number;
  /**
     * Files of this page, newest first. Empty if the link has no files, and beyond the last page.
     * @maxItems 100
     */
  items: DownloadFile[];
  total: Total;
  page: Page;
  perPage: PerPage;
}
