/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { FileInfo } from './fileInfo.ts';

/**
 * The bill itself in the forms that the issuer published.
 */
export interface BillFiles {
  /** The bill as PDF, or null if the issuer publishes none. */
  pdf: FileInfo | null;
  /** The bill's lines as CSV, or null if the issuer publishes none. */
  csv: FileInfo | null;
}
