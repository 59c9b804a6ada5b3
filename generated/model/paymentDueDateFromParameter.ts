/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * First day of the payment due date, yyyy-MM-dd, that day included. With either end of the range, bills without a payment due date are not found. The portal sends it only if hasPaymentDueDates of the settings is true.
 */
export type PaymentDueDateFromParameter = string;
