/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The requested page, from 1.
 * @minimum 1
 */
export type Page = number;
