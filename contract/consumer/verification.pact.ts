import {
  useCheckVerificationCode,
  useGetVerificationAddresses,
  useSendVerificationCode,
} from '../../generated/hooks/auth/auth.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const addressFields = ['mailAddressId', 'maskedMailAddress', 'isMain'] as const;
const sentCodeFields = [
  'mailAddressId',
  'maskedMailAddress',
  'sentAt',
  'expiresAt',
  'remainingResendSeconds',
  'wrongEntryLimit',
  'remainingEntries',
  'codeLength',
] as const;

pactFor('getVerificationAddresses', {
  given: 'a customer must verify the mail address',
  call: () => viaQuery(() => useGetVerificationAddresses()),
  reads: [{ addresses: addressFields }, 'remainingResendSeconds'],
  furtherSuccesses: {
    'answered with a valid code': {
      given: 'a confirmation code was sent',
      example: 'codeSent',
      reads: [
        { addresses: addressFields },
        'remainingResendSeconds',
        { pendingCode: sentCodeFields },
      ],
      nullableValues: 'present',
    },
    'answered without addresses': {
      given: 'a customer without a mail address must verify it',
      example: 'empty',
      reads: ['remainingResendSeconds'],
    },
  },
});

pactFor('sendVerificationCode', {
  given: 'a customer must verify the mail address',
  sends: { body: { mailAddressId: fromState('mailAddressId', 'ma-1') } },
  call: ({ body }) => viaMutation(() => useSendVerificationCode(), { data: body }),
  reads: sentCodeFields,
  realRefusals: { '400-1-02-06': { given: 'a confirmation code was sent' } },
});

pactFor('checkVerificationCode', {
  given: 'a confirmation code was sent',
  sends: { body: { verificationCode: fromState('verificationCode', '482916') } },
  call: ({ body }) => viaMutation(() => useCheckVerificationCode(), { data: body }),
  reads: 'nothing',
  realRefusals: {
    '400-1-02-07': {
      given: { state: 'a confirmation code was sent', params: { verificationCode: '482916' } },
      body: { verificationCode: '000000' },
    },
  },
});
