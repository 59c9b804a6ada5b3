/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { UploadToken } from './uploadToken.ts';

/**
 * Leave to send one file back for one bill (S3 uploadToken), with the limits that hold for it.
 */
export interface UploadTokenGrant {
  uploadToken: UploadToken;
  /** The token is of no use after this time. Ten minutes after its making unless the issuer set otherwise. */
  expiresAt: string;
  /**
     * Largest size in bytes (S9 file size limit, not shown).
     * @minimum 1
     * @maximum 104857600
     */
  fileSizeLimit: number;
  /**
     * Most characters that the name may have, extension included.
     * @minimum 1
     * @maximum 255
     */
  fileNameMaxLength: number;
  /**
     * Extensions that can be sent, lower case, without the dot (S5 unusable extension).
     * @minItems 1
     * @maxItems 50
     * @items.pattern ^[a-z0-9]{1,10}$
     */
  extensions: string[];
}
