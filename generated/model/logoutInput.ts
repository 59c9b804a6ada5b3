/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Empty; the session identifies the customer (S7).
 */
export interface LogoutInput { [key: string]: unknown }
