/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A mail that was just sent to go on with (S2 bapRepublishPasswd, apply/step1).
 */
export interface MailSending {
  /**
     * Until when what it brought can be used, with offset. Null if it does not end by itself.
     * @nullable
     */
  expiresAt: string | null;
  /**
     * Seconds from this answer until the mail can be sent once more. Earlier 429-1-05-01.
     * @minimum 0
     * @maximum 3600
     */
  resendAfterSeconds: number;
}
