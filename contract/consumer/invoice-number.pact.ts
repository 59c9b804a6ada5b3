import {
  useGetInvoiceRegisterNumberState,
  useRegisterInvoiceRegisterNumber,
} from '../../generated/hooks/invoice-number/invoice-number.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const pathParameters = { token: fromState('token', 'tk_7Qm2Zx9LrB4sVn8K') };

pactFor('getInvoiceRegisterNumberState', {
  given: 'a valid invoice number token exists',
  sends: { path: pathParameters },
  call: (sent) => viaQuery(() => useGetInvoiceRegisterNumberState(sent.path.token)),
  reads: [
    'state',
    'revision',
    'customerName',
    'titleOfHonor',
    'invoiceRegisterNumber',
    'expiresAt',
  ],
  furtherSuccesses: {
    'answered for an expired link': {
      given: 'an expired invoice number token exists',
      reads: ['state', 'expiredAt'],
      example: 'expired',
    },
    'answered for a used link': {
      given: 'a used invoice number token exists',
      reads: ['state', 'customerName', 'titleOfHonor', 'invoiceRegisterNumber', 'registeredAt'],
      example: 'consumed',
    },
  },
});

pactFor('registerInvoiceRegisterNumber', {
  given: 'a valid invoice number token exists',
  sends: {
    path: pathParameters,
    body: {
      revision: fromState('revision', 'rev-number-2'),
      invoiceRegisterNumber: 'T8030002345678',
    },
  },
  call: ({ path: { token }, body }) =>
    viaMutation(() => useRegisterInvoiceRegisterNumber(), { token, data: body }),
  reads: ['invoiceRegisterNumber', 'registeredAt'],
  realRefusals: {
    '429-1-05-01': {
      given: ['a valid invoice number token exists', 'no further change is allowed for now'],
    },
  },
});
