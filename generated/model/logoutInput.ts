/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Nothing; the session says who it is (S7).
 */
export interface LogoutInput { [key: string]: unknown }
