/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { UploadToken } from './uploadToken.ts';

/**
 * Permission to send back one file for one bill (S3 uploadToken), with its limits.
 */
export interface UploadTokenGrant {
  uploadToken: UploadToken;
  /** When the token expires. Ten minutes after it was issued unless the issuer set another time. */
  expiresAt: string;
  /**
     * Maximum size in bytes (S9 file size limit, not shown).
     * @minimum 1
     * @maximum 104857600
     */
  fileSizeLimit: number;
  /**
     * Maximum number of characters of the file name, including the extension.
     * @minimum 1
     * @maximum 255
     */
  fileNameMaxLength: number;
  /**
     * Allowed extensions, lower case, without the dot (S5 unusable extension).
     * @minItems 1
     * @maxItems 50
     * @items.pattern ^[a-z0-9]{1,10}$
     */
  extensions: string[];
}
