/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The step that comes next (S2). `agreement`: step 2, the user agreement and the personal-information handling. `customer`: step 3, the customer information.
 */
export type RegistrationStep = typeof RegistrationStep[keyof typeof RegistrationStep];


export const RegistrationStep = {
  agreement: 'agreement',
  customer: 'customer',
} as const;
