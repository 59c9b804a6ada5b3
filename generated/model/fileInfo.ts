/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A file that can be downloaded (S3).
 */
export interface FileInfo {
  fileId: Id;
  /**
     * File name with its extension.
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
}
