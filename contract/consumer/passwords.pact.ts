import {
  useChangeExpiredPassword,
  useChangePassword,
  useGetLoginProgress,
  useGetPasswordPolicy,
  useGetPasswordSettingState,
  useSetPasswordByToken,
} from '../../generated/hooks/auth/auth.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const newPassword = {
  password: 'Kaki-no-ki-1987',
  passwordConfirmation: 'Kaki-no-ki-1987',
};

pactFor('getLoginProgress', {
  given: 'a customer must change the password',
  call: () => viaQuery(() => useGetLoginProgress()),
  reads: ['nextStep', 'loginId'],
});

pactFor('getLoginProgress', {
  when: 'answered with a temporary password',
  given: 'a customer must change a temporary password',
  call: () => viaQuery(() => useGetLoginProgress()),
  example: 'passwdTemporary',
  reads: ['nextStep', 'loginId'],
  refused: false,
});

pactFor('getPasswordPolicy', {
  given: 'a visitor',
  call: () => viaQuery(() => useGetPasswordPolicy()),
  reads: [
    'minLength',
    'maxLength',
    'requiredKinds',
    'isSymbolRequired',
    'allowedSymbols',
    'historyCount',
  ],
});

const path = { token: fromState('token', 'tk_7Qm2Zx9LrB4sVn8K') };

pactFor('getPasswordSettingState', {
  given: 'a valid password setting token exists',
  sends: { path },
  call: (sent) => viaQuery(() => useGetPasswordSettingState(sent.path.token)),
  reads: [
    'state',
    'purpose',
    'loginId',
    'expiresAt',
    {
      passwordPolicy: [
        'minLength',
        'maxLength',
        'requiredKinds',
        'isSymbolRequired',
        'allowedSymbols',
        'historyCount',
      ],
    },
  ],
});

pactFor('getPasswordSettingState', {
  when: 'answered for a link whose time is over',
  given: 'an expired password setting token exists',
  sends: { path },
  call: (sent) => viaQuery(() => useGetPasswordSettingState(sent.path.token)),
  reads: ['state', 'purpose', 'expiredAt'],
  example: 'expired',
  refused: false,
});

pactFor('getPasswordSettingState', {
  when: 'answered for a link that was used',
  given: 'a used password setting token exists',
  sends: { path },
  call: (sent) => viaQuery(() => useGetPasswordSettingState(sent.path.token)),
  reads: ['state', 'consumedAt'],
  example: 'consumed',
  refused: false,
});

pactFor('setPasswordByToken', {
  given: 'a valid password setting token exists',
  sends: { path, body: newPassword },
  call: ({ path: { token }, body }) =>
    viaMutation(() => useSetPasswordByToken(), { token, data: body }),
  reads: 'nothing',
});

pactFor('changePassword', {
  given: 'a customer with bills is logged in',
  sends: { body: { currentPassword: fromState('password', 'Pass-2026'), ...newPassword } },
  call: ({ body }) => viaMutation(() => useChangePassword(), { data: body }),
  reads: 'nothing',
});

pactFor('changeExpiredPassword', {
  given: 'the password has expired',
  sends: {
    body: {
      loginId: fromState('loginId', 'demo-user'),
      currentPassword: fromState('password', 'Pass-2026'),
      ...newPassword,
    },
  },
  call: ({ body }) => viaMutation(() => useChangeExpiredPassword(), { data: body }),
  reads: 'nothing',
});
