import {
  useChangeExpiredPassword,
  useChangePassword,
  useGetLoginProgress,
  useGetPasswordPolicy,
  useGetPasswordSettingState,
  useIssueTemporaryPassword,
  useRequestPasswordReissue,
  useSetPasswordByToken,
} from '../../generated/hooks/auth/auth.ts';
import { newPassword } from '../verify/behaviour/links.ts';
import { fromState } from './support/injected.ts';
import { keyRefusals } from './support/key-refusals.ts';
import { pactFor } from './support/pact-for.ts';
import { passwordPolicyFields } from './support/read-fields.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

pactFor('getLoginProgress', {
  given: 'a customer must change the password',
  call: () => viaQuery(() => useGetLoginProgress()),
  reads: ['nextStep', 'loginId'],
  furtherSuccesses: {
    'answered with a temporary password': {
      given: 'a customer must change a temporary password',
      example: 'passwdTemporary',
    },
    'answered with a pending verification': {
      given: 'a customer must verify the mail address',
      example: 'verify',
    },
    'answered with a complete login': {
      given: 'a customer with bills is logged in',
      example: 'top',
    },
  },
});

pactFor('getPasswordPolicy', {
  given: 'a visitor',
  call: () => viaQuery(() => useGetPasswordPolicy()),
  reads: passwordPolicyFields,
});

const pathParameters = { token: fromState('token', 'tk_7Qm2Zx9LrB4sVn8K') };
const accountRefusals = {
  '400-1-02-04': { given: 'a password setting token of a closed login ID exists' },
  '400-1-02-08': { given: 'a password setting token of a locked account exists' },
} as const;
const mismatch = { ...newPassword, passwordConfirmation: 'Kaki-no-ki-1988' };

pactFor('getPasswordSettingState', {
  given: 'a valid password setting token exists',
  sends: { path: pathParameters },
  call: (sent) => viaQuery(() => useGetPasswordSettingState(sent.path.token)),
  reads: ['state', 'purpose', 'loginId', 'expiresAt', { passwordPolicy: passwordPolicyFields }],
  realRefusals: accountRefusals,
  furtherSuccesses: {
    'answered for an expired link': {
      given: 'an expired password setting token exists',
      reads: ['state', 'purpose', 'expiredAt'],
      example: 'expired',
    },
    'answered for a used link': {
      given: 'a used password setting token exists',
      reads: ['state', 'consumedAt'],
      example: 'consumed',
    },
  },
});

pactFor('setPasswordByToken', {
  given: 'a valid password setting token exists',
  sends: { path: pathParameters, body: newPassword },
  call: ({ path: { token }, body }) =>
    viaMutation(() => useSetPasswordByToken(), { token, data: body }),
  reads: 'nothing',
  realRefusals: {
    ...accountRefusals,
    '400-1-03-07': { given: 'a valid password setting token exists', body: mismatch },
  },
});

const loggedInState = 'a customer with bills is logged in';
const currentPassword = fromState('password', 'Pass-2026');
const wrongPassword = 'Wrong-Pass-0000';
/** The new password equals the current password. */
const samePassword = { password: currentPassword, passwordConfirmation: currentPassword };

pactFor('changePassword', {
  given: loggedInState,
  sends: { body: { currentPassword, ...newPassword } },
  call: ({ body }) => viaMutation(() => useChangePassword(), { data: body }),
  reads: 'nothing',
  realRefusals: {
    '400-1-03-07': { given: loggedInState, body: { currentPassword, ...mismatch } },
    '400-1-03-09': { given: loggedInState, body: { currentPassword, ...samePassword } },
    '400-1-03-10': {
      given: loggedInState,
      body: { currentPassword: wrongPassword, ...newPassword },
    },
    '429-1-05-01': { given: [loggedInState, 'no further change is allowed for now'] },
    ...keyRefusals(loggedInState),
  },
});

const expiredState = 'the password has expired';
const loginId = fromState('loginId', 'demo-user');
const wrongEntries = { body: { loginId, currentPassword: wrongPassword, ...newPassword } };

pactFor('changeExpiredPassword', {
  given: expiredState,
  sends: { body: { loginId, currentPassword, ...newPassword } },
  call: ({ body }) => viaMutation(() => useChangeExpiredPassword(), { data: body }),
  reads: 'nothing',
  realRefusals: {
    '400-1-02-01': { given: expiredState, ...wrongEntries },
    '400-1-02-02': { given: 'the account is locked' },
    '400-1-02-03': { given: 'the account is one failure from being locked', ...wrongEntries },
    '400-1-02-04': { given: 'the login ID is closed' },
    '400-1-02-08': { given: 'the account is locked by the issuer' },
    '400-1-03-07': { given: expiredState, body: { loginId, currentPassword, ...mismatch } },
    '400-1-03-08': {
      given: 'the password is a temporary one',
      body: { loginId, currentPassword, ...samePassword },
    },
    '400-1-03-09': { given: expiredState, body: { loginId, currentPassword, ...samePassword } },
  },
});

const reissueEntries = {
  body: {
    loginId: fromState('loginId', 'demo-user'),
    registeredMailAddress: fromState('registeredMailAddress', 'keiri@tanaka-shoji.example.jp'),
  },
};
/** Entries with a mail address that no account has. */
const unknownAddress = {
  body: { ...reissueEntries.body, registeredMailAddress: 'nobody@unregistered.example.jp' },
};

pactFor('requestPasswordReissue', {
  given: 'a forgotten password is replaced by a link',
  sends: reissueEntries,
  call: ({ body }) => viaMutation(() => useRequestPasswordReissue(), { data: body }),
  reads: ['expiresAt', 'resendAfterSeconds'],
  realRefusals: {
    '400-1-02-05': { given: 'a forgotten password is replaced by a link', ...unknownAddress },
  },
});

pactFor('issueTemporaryPassword', {
  given: 'a forgotten password is replaced by a temporary one',
  sends: reissueEntries,
  call: ({ body }) => viaMutation(() => useIssueTemporaryPassword(), { data: body }),
  reads: ['expiresAt', 'resendAfterSeconds'],
  realRefusals: {
    '400-1-02-05': {
      given: 'a forgotten password is replaced by a temporary one',
      ...unknownAddress,
    },
  },
});
