/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Which of the issuer's legal texts (S2 linkTerms, privacyPolicy, apply/step2).
 */
export type LegalTextType = typeof LegalTextType[keyof typeof LegalTextType];


export const LegalTextType = {
  terms: 'terms',
  privacyPolicy: 'privacyPolicy',
  userAgreement: 'userAgreement',
} as const;
