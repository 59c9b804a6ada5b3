/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Seconds from this answer until a code can be sent (again); 0 if it can be sent now. Does not depend on the browser's clock.
 * @minimum 0
 * @maximum 3600
 */
export type RemainingResendSeconds = number;
