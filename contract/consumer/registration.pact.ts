import {
  useAgreeToTerms,
  useGetRegistrationForm,
  useGetRegistrationState,
  useRegisterCustomer,
  useRegisterMailAddress,
} from '../../generated/hooks/registration/registration.ts';
import { customerEntries } from '../verify/behaviour/links.ts';
import { fromState } from './support/injected.ts';
import { itemGroupFields, passwordPolicyFields } from './support/read-fields.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const pathParameters = { token: fromState('token', 'tk_7Qm2Zx9LrB4sVn8K') };

pactFor('registerMailAddress', {
  given: 'a visitor',
  sends: { body: { mailAddress: 'keiri@hajimete.example.co.jp' } },
  call: ({ body }) => viaMutation(() => useRegisterMailAddress(), { data: body }),
  reads: ['expiresAt', 'resendAfterSeconds'],
});

pactFor('getRegistrationState', {
  given: 'a valid registration token exists',
  sends: { path: pathParameters },
  call: (sent) => viaQuery(() => useGetRegistrationState(sent.path.token)),
  reads: ['state', 'nextStep', 'mailAddress', 'expiresAt'],
  furtherSuccesses: {
    'answered for a link after the agreement to the terms': {
      given: 'a registration token with the agreement given exists',
      example: 'customer',
    },
    'answered for an expired link': {
      given: 'an expired registration token exists',
      reads: ['state', 'expiredAt'],
      example: 'expired',
    },
    'answered for a used link': {
      given: 'a used registration token exists',
      reads: ['state', 'loginId', 'customerName', 'mailAddress', 'registeredAt'],
      example: 'consumed',
    },
  },
});

const agreement = {
  isUserAgreementAgreed: true,
  userAgreementVersion: fromState('userAgreementVersion', '2026-04'),
  isPrivacyPolicyAgreed: true,
  privacyPolicyVersion: fromState('privacyPolicyVersion', '2025-10'),
};

pactFor('agreeToTerms', {
  given: 'a valid registration token exists',
  sends: { path: pathParameters, body: agreement },
  call: ({ path: { token }, body }) => viaMutation(() => useAgreeToTerms(), { token, data: body }),
  reads: 'nothing',
  realRefusals: {
    '400-1-07-12': {
      given: [
        'a valid registration token exists',
        'another version of the legal texts is in force',
      ],
    },
    '404-1-07-01': { given: 'an expired registration token exists' },
  },
});

pactFor('getRegistrationForm', {
  given: 'a registration token with the agreement given exists',
  sends: { path: pathParameters },
  call: (sent) => viaQuery(() => useGetRegistrationForm(sent.path.token)),
  reads: [
    'revision',
    'mailAddress',
    'isLoginIdRequired',
    'loginIdMinLength',
    'loginIdMaxLength',
    { passwordPolicy: passwordPolicyFields },
    { groups: itemGroupFields },
  ],
  realRefusals: {
    '401-1-07-02': { given: 'a valid registration token exists' },
    '404-1-07-01': { given: 'a used registration token exists' },
  },
});

pactFor('registerCustomer', {
  given: 'a registration token with the agreement given exists',
  sends: {
    path: pathParameters,
    body: { revision: fromState('revision', 'rev-20261101-0003'), ...customerEntries },
  },
  call: ({ path: { token }, body }) =>
    viaMutation(() => useRegisterCustomer(), { token, data: body }),
  reads: ['loginId', 'customerName', 'mailAddress'],
});
