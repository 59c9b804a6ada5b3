/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Who provides the text: the server (BE) or the portal (FE).
 */
export type ErrorMappingType = typeof ErrorMappingType[keyof typeof ErrorMappingType];


export const ErrorMappingType = {
  BE: 'BE',
  FE: 'FE',
} as const;
