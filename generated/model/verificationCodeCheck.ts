/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The code as entered.
 */
export interface VerificationCodeCheck {
  /**
     * Confirmation code (S3): as many half-width digits as codeLength says.
     * @pattern ^[0-9]{4,10}$
     */
  verificationCode: string;
}
