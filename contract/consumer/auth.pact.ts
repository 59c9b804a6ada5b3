import { useLogout } from '../../generated/hooks/auth/auth.ts';
import { useLogin } from '../../generated/hooks/login/login.ts';
import { keyRefusals } from './support/key-refusals.ts';
import { pactFor } from './support/pact-for.ts';
import { fromState } from './support/injected.ts';
import { viaMutation } from './support/via-hook.ts';

const correctEntries = {
  body: {
    loginId: fromState('loginId', 'demo-user'),
    password: fromState('password', 'Pass-2026'),
  },
};
const wrongEntries = {
  body: { loginId: fromState('loginId', 'demo-user'), password: 'Wrong-Pass-0000' },
};

pactFor('login', {
  given: 'a visitor',
  sends: correctEntries,
  call: ({ body }) => viaMutation(() => useLogin(), { data: body }),
  reads: ['nextStep'],
  realRefusals: {
    '400-1-02-01': { given: 'a visitor', ...wrongEntries },
    '400-1-02-02': { given: 'the account is locked' },
    '400-1-02-03': { given: 'the account is one failure from being locked', ...wrongEntries },
    '400-1-02-04': { given: 'the login ID is closed' },
    '400-1-02-08': { given: 'the account is locked by the issuer' },
    '400-1-11-02': { given: 'the use is suspended' },
  },
  furtherSuccesses: {
    'answered with an expired password': {
      given: 'the password has expired',
      example: 'passwdExpired',
    },
    'answered with a temporary password': {
      given: 'the password is a temporary one',
      example: 'passwdTemporary',
    },
    'answered with an unverified mail address': {
      given: 'the mail address is not verified',
      example: 'verify',
    },
  },
});

pactFor('logout', {
  given: 'a customer with bills is logged in',
  sends: { body: {} },
  call: () => viaMutation(() => useLogout(), { data: {} }),
  reads: ['isAutoLogin'],
  realRefusals: keyRefusals('a customer with bills is logged in'),
  furtherSuccesses: {
    'answered after an automatic login': {
      given: 'a customer with automatic login is logged in',
      example: 'autoLogin',
    },
  },
});
