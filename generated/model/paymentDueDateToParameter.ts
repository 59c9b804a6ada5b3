/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Last day of the payment due date, yyyy-MM-dd, that day included. A day before paymentDueDateFrom is refused (S5 reversed range).
 */
export type PaymentDueDateToParameter = string;
