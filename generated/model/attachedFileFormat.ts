/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Format in which a bill is attached to a mail.
 */
export type AttachedFileFormat = typeof AttachedFileFormat[keyof typeof AttachedFileFormat];


export const AttachedFileFormat = {
  pdf: 'pdf',
  csv: 'csv',
} as const;
