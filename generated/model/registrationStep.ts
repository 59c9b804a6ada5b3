/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The next step (S2). `agreement`: step 2, the user agreement and the handling of personal information. `customer`: step 3, the customer information.
 */
export type RegistrationStep = typeof RegistrationStep[keyof typeof RegistrationStep];


export const RegistrationStep = {
  agreement: 'agreement',
  customer: 'customer',
} as const;
