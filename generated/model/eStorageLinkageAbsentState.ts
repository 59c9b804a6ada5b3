/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type EStorageLinkageAbsentState = typeof EStorageLinkageAbsentState[keyof typeof EStorageLinkageAbsentState];


export const EStorageLinkageAbsentState = {
  absent: 'absent',
} as const;
