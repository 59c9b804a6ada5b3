/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { FileInfo } from './fileInfo.ts';

/**
 * The bill in the formats that the issuer published.
 */
export interface BillFiles {
  /** The bill as PDF, or null if the issuer publishes none. */
  pdf: FileInfo | null;
  /** The lines of the bill as CSV, or null if the issuer publishes none. */
  csv: FileInfo | null;
}
