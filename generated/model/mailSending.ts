/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A mail that was just sent and that the customer needs to continue (S2 bapRepublishPasswd, apply/step1).
 */
export interface MailSending {
  /**
     * When the content of the mail expires, with offset. Null if it does not expire.
     * @nullable
     */
  expiresAt: string | null;
  /**
     * Seconds from this answer until the mail can be sent again. Earlier requests give 429-1-05-01.
     * @minimum 0
     * @maximum 3600
     */
  resendAfterSeconds: number;
}
