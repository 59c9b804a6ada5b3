/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ErrorMappingType } from './errorMappingType.ts';

export interface ErrorMapping {
  /**
     * Name of the placeholder.
     * @maxLength 64
     */
  key: string;
  /**
     * The text itself (BE), or the key of a text the portal knows, such as a field's name (FE): there the last name in target, without the places in lists (`subMailAddress`).
     * @maxLength 2000
     */
  value: string;
  /** Who provides the text: the server (BE) or the portal (FE). */
  type: ErrorMappingType;
}
