/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Identifies a notice.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type NoticeId = string;
