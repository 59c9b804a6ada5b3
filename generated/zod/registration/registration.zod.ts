/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  MailSending
} from '../schemas/mailSending.zod.ts';

import {
  RegistrationAgreementInput
} from '../schemas/registrationAgreementInput.zod.ts';

import {
  RegistrationForm
} from '../schemas/registrationForm.zod.ts';

import {
  RegistrationInput
} from '../schemas/registrationInput.zod.ts';

import {
  RegistrationMailAddressInput
} from '../schemas/registrationMailAddressInput.zod.ts';

import {
  RegistrationResult
} from '../schemas/registrationResult.zod.ts';

import {
  RegistrationState
} from '../schemas/registrationState.zod.ts';


/**
 * @summary Step 1: register a mail address.
 */
export const RegisterMailAddressBody = RegistrationMailAddressInput

export type RegisterMailAddressBody = zod.input<typeof RegisterMailAddressBody>;
export type RegisterMailAddressBodyOutput = zod.output<typeof RegisterMailAddressBody>;

export const RegisterMailAddressResponse = MailSending

export type RegisterMailAddressResponse = zod.input<typeof RegisterMailAddressResponse>;
export type RegisterMailAddressResponseOutput = zod.output<typeof RegisterMailAddressResponse>;

/**
 * @summary The state of a registration link.
 */
export const getRegistrationStatePathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const GetRegistrationStateParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getRegistrationStatePathTokenRegExp))
})

export type GetRegistrationStateParams = zod.input<typeof GetRegistrationStateParams>;
export type GetRegistrationStateParamsOutput = zod.output<typeof GetRegistrationStateParams>;

export const GetRegistrationStateResponse = RegistrationState

export type GetRegistrationStateResponse = zod.input<typeof GetRegistrationStateResponse>;
export type GetRegistrationStateResponseOutput = zod.output<typeof GetRegistrationStateResponse>;

/**
 * @summary Step 2: agree to the terms.
 */
export const agreeToTermsPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const AgreeToTermsParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(agreeToTermsPathTokenRegExp))
})

export type AgreeToTermsParams = zod.input<typeof AgreeToTermsParams>;
export type AgreeToTermsParamsOutput = zod.output<typeof AgreeToTermsParams>;

export const AgreeToTermsBody = RegistrationAgreementInput

export type AgreeToTermsBody = zod.input<typeof AgreeToTermsBody>;
export type AgreeToTermsBodyOutput = zod.output<typeof AgreeToTermsBody>;

export const AgreeToTermsResponse = /*#__PURE__*/ zod.void()

export type AgreeToTermsResponse = zod.input<typeof AgreeToTermsResponse>;
export type AgreeToTermsResponseOutput = zod.output<typeof AgreeToTermsResponse>;

/**
 * @summary Step 3: the form for the customer information.
 */
export const getRegistrationFormPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const GetRegistrationFormParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getRegistrationFormPathTokenRegExp))
})

export type GetRegistrationFormParams = zod.input<typeof GetRegistrationFormParams>;
export type GetRegistrationFormParamsOutput = zod.output<typeof GetRegistrationFormParams>;

export const GetRegistrationFormResponse = RegistrationForm

export type GetRegistrationFormResponse = zod.input<typeof GetRegistrationFormResponse>;
export type GetRegistrationFormResponseOutput = zod.output<typeof GetRegistrationFormResponse>;

/**
 * @summary Step 3: register the customer.
 */
export const registerCustomerPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const RegisterCustomerParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerCustomerPathTokenRegExp))
})

export type RegisterCustomerParams = zod.input<typeof RegisterCustomerParams>;
export type RegisterCustomerParamsOutput = zod.output<typeof RegisterCustomerParams>;

export const RegisterCustomerBody = RegistrationInput

export type RegisterCustomerBody = zod.input<typeof RegisterCustomerBody>;
export type RegisterCustomerBodyOutput = zod.output<typeof RegisterCustomerBody>;

export const RegisterCustomerResponse = RegistrationResult

export type RegisterCustomerResponse = zod.input<typeof RegisterCustomerResponse>;
export type RegisterCustomerResponseOutput = zod.output<typeof RegisterCustomerResponse>;

