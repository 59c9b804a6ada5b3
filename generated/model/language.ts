/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A language of the portal (S1, S9).
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  ja: 'ja',
  en: 'en',
} as const;
