/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { DownloadUrlValidState } from './downloadUrlValidState.ts';

/**
 * The link can be used.
 */
export interface DownloadUrlValid {
  state: DownloadUrlValidState;
  /** Whether the request had a valid session of this link. If not, the next step is its login (S2 downloadurl/login/index/{token}). */
  isLoggedIn: boolean;
  /**
     * Title of the link as in the mail, in the language of X-Language.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /** When the link expires, with offset. 30 days after the mail unless the issuer set another time. */
  expiresAt: string;
  /**
     * Name for the header (S2, S3). Null without login, and if the name is unset.
     * @maxLength 200
     * @nullable
     */
  customerName: string | null;
  /**
     * Honorific after the name (S2, S3). Null together with customerName.
     * @maxLength 20
     * @nullable
     */
  titleOfHonor: string | null;
  /** Whether the header shows the link to downloadurl/ehozonSetting/{token} (S2). False without login. */
  isDisplayEStorageLink: boolean;
}
