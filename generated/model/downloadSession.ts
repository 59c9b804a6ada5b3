/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The download link of the browser's session.
 */
export interface DownloadSession {
  /**
     * Token of the link, for the return path to downloadurl/list/{token}. Sent only to a session that is logged in to the link.
     * @pattern ^[A-Za-z0-9_-]{1,128}$
     */
  token: string;
  /**
     * Title of the link, as in DownloadUrlValid.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /** When the link expires, with offset. */
  expiresAt: string;
}
