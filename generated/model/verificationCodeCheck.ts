/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The code as entered.
 */
export interface VerificationCodeCheck {
  /**
     * Confirmation code (S3), half-width digits, as many as codeLength says.
     * @pattern ^[0-9]{4,10}$
     */
  verificationCode: string;
}
