/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

export type EStorageLinkageGeneratedState = typeof EStorageLinkageGeneratedState[keyof typeof EStorageLinkageGeneratedState];


export const EStorageLinkageGeneratedState = {
  generated: 'generated',
} as const;
