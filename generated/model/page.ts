/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Page that was asked for, from 1.
 * @minimum 1
 */
export type Page = number;
