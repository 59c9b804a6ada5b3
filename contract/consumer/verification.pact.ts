import {
  useCheckVerificationCode,
  useGetLoginProgress,
  useGetVerificationAddresses,
  useSendVerificationCode,
} from '../../generated/hooks/auth/auth.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const addresses = ['mailAddressId', 'maskedMailAddress', 'isMain'] as const;
const sending = [
  'mailAddressId',
  'maskedMailAddress',
  'sentAt',
  'expiresAt',
  'remainingResendSeconds',
  'wrongEntryLimit',
  'remainingEntries',
  'codeLength',
] as const;

pactFor('getLoginProgress', {
  when: 'answered with a pending verification',
  given: 'a customer must verify the mail address',
  call: () => viaQuery(() => useGetLoginProgress()),
  example: 'verify',
  reads: ['nextStep', 'loginId'],
  refused: false,
});

pactFor('getLoginProgress', {
  when: 'answered with a complete login',
  given: 'a customer with bills is logged in',
  call: () => viaQuery(() => useGetLoginProgress()),
  example: 'top',
  reads: ['nextStep', 'loginId'],
  refused: false,
});

pactFor('getVerificationAddresses', {
  given: 'a customer must verify the mail address',
  call: () => viaQuery(() => useGetVerificationAddresses()),
  reads: [{ addresses }, 'remainingResendSeconds'],
});

pactFor('getVerificationAddresses', {
  when: 'answered with a valid code',
  given: 'a confirmation code was sent',
  call: () => viaQuery(() => useGetVerificationAddresses()),
  example: 'codeSent',
  reads: [{ addresses }, 'remainingResendSeconds', { pendingCode: sending }],
  nulls: 'present',
  refused: false,
});

pactFor('getVerificationAddresses', {
  when: 'answered without addresses',
  given: 'a customer without a mail address must verify it',
  call: () => viaQuery(() => useGetVerificationAddresses()),
  example: 'empty',
  reads: ['remainingResendSeconds'],
  refused: false,
});

pactFor('sendVerificationCode', {
  given: 'a customer must verify the mail address',
  sends: { body: { mailAddressId: fromState('mailAddressId', 'ma-1') } },
  call: ({ body }) => viaMutation(() => useSendVerificationCode(), { data: body }),
  reads: sending,
  really: { '400-1-02-06': { given: 'a confirmation code was sent' } },
});

pactFor('checkVerificationCode', {
  given: 'a confirmation code was sent',
  sends: { body: { verificationCode: fromState('verificationCode', '482916') } },
  call: ({ body }) => viaMutation(() => useCheckVerificationCode(), { data: body }),
  reads: 'nothing',
  really: {
    '400-1-02-07': {
      given: { state: 'a confirmation code was sent', params: { verificationCode: '482916' } },
      body: { verificationCode: '000000' },
    },
  },
});
