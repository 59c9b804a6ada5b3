/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { LegalTextType } from './legalTextType.ts';
import type { LegalTextVersion } from './legalTextVersion.ts';

/**
 * A legal text of the issuer in the language of X-Language, or in Japanese if there is no other.
 */
export interface LegalText {
  legalTextType: LegalTextType;
  version: LegalTextVersion;
  /**
     * Heading of the text.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * The text as HTML. The portal sanitises it by the rules of S5 for the header, with the limits of headerText. Empty if the issuer has not written it yet.
     * @maxLength 200000
     */
  html: string;
  /**
     * Date of the last change, yyyy-MM-dd in Japan time, or null if unknown.
     * @nullable
     */
  updatedOn: string | null;
}
