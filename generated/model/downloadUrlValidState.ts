/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type DownloadUrlValidState = typeof DownloadUrlValidState[keyof typeof DownloadUrlValidState];


export const DownloadUrlValidState = {
  valid: 'valid',
} as const;
