/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ErrorMapping } from './errorMapping.ts';

export interface ErrorItem {
  /**
     * Status-1-area-number; the texts are looked up by it (S8).
     * @pattern ^[0-9]{3}-1-[0-9]{2}-[0-9]{2}$
     */
  code: string;
  /** Names of the fields it is about, as in the request (S3). Empty for the request as a whole. */
  target: string[];
  /** Fill-ins of the text. */
  mapping: ErrorMapping[];
}
