/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type DownloadUrlExpiredState = typeof DownloadUrlExpiredState[keyof typeof DownloadUrlExpiredState];


export const DownloadUrlExpiredState = {
  expired: 'expired',
} as const;
