/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The download link that the session of the browser is for.
 */
export interface DownloadSession {
  /**
     * Token of the link, for the way back to downloadurl/list/{token}. Only whoever is logged in to the link is told.
     * @pattern ^[A-Za-z0-9_-]{1,128}$
     */
  token: string;
  /**
     * What the link is for, as in DownloadUrlValid.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /** Until when the link can be used, with offset. */
  expiresAt: string;
}
