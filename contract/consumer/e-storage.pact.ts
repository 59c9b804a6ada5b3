import {
  useDeleteEStorageLinkage,
  useDeleteEStorageLinkageByToken,
  useGetEStorageLinkage,
  useGetEStorageLinkageByToken,
  useRegisterEStorageLinkage,
  useRegisterEStorageLinkageByToken,
} from '../../generated/hooks/e-storage/e-storage.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const tooManyChanges = 'no further change is allowed for now';
const linkageFields = [
  'state',
  'revision',
  'serviceName',
  'serviceUrl',
  'linkageCode',
  'linkageUrl',
  'generatedAt',
] as const;
const fieldsWithoutLinkage = ['state', 'serviceName', 'serviceUrl', 'deletedAt'] as const;
const revision = fromState('revision', 'rev-linkage-1');

pactFor('getEStorageLinkage', {
  given: 'a linkage is registered',
  call: () => viaQuery(() => useGetEStorageLinkage()),
  reads: linkageFields,
  furtherSuccesses: {
    'answered for a customer without a linkage': {
      given: 'no linkage is registered',
      reads: fieldsWithoutLinkage,
      example: 'absent',
    },
  },
});

// The page displays nothing of this answer: it reloads the linkage.
pactFor('registerEStorageLinkage', {
  given: 'no linkage is registered',
  call: () => viaMutation(() => useRegisterEStorageLinkage(), undefined),
  reads: 'nothing',
  realRefusals: {
    '409-1-00-01': { given: 'a linkage is registered' },
    '429-1-05-01': { given: ['no linkage is registered', tooManyChanges] },
  },
});

pactFor('deleteEStorageLinkage', {
  given: 'a linkage is registered',
  sends: { query: { revision } },
  call: ({ query }) => viaMutation(() => useDeleteEStorageLinkage(), { params: query }),
  reads: 'nothing',
  realRefusals: { '409-1-00-01': { given: 'no linkage is registered' } },
});

const pathParameters = { token: fromState('token', 'tk_7Qm2Zx9LrB4sVn8K') };
const linkLoginState = 'a customer is logged in to a download link';
const linkLoginWithLinkage = 'a customer with a linkage is logged in to a download link';

pactFor('getEStorageLinkageByToken', {
  given: linkLoginWithLinkage,
  sends: { path: pathParameters },
  call: (sent) => viaQuery(() => useGetEStorageLinkageByToken(sent.path.token)),
  reads: linkageFields,
  furtherSuccesses: {
    'answered for a customer without a linkage': {
      given: linkLoginState,
      reads: fieldsWithoutLinkage,
      example: 'absent',
    },
  },
});

pactFor('registerEStorageLinkageByToken', {
  given: linkLoginState,
  sends: { path: pathParameters },
  call: ({ path: { token } }) => viaMutation(() => useRegisterEStorageLinkageByToken(), { token }),
  reads: 'nothing',
  realRefusals: {
    '409-1-00-01': { given: linkLoginWithLinkage },
    '429-1-05-01': { given: [linkLoginState, tooManyChanges] },
  },
});

pactFor('deleteEStorageLinkageByToken', {
  given: linkLoginWithLinkage,
  sends: { path: pathParameters, query: { revision } },
  call: ({ path: { token }, query }) =>
    viaMutation(() => useDeleteEStorageLinkageByToken(), { token, params: query }),
  reads: 'nothing',
  realRefusals: { '409-1-00-01': { given: linkLoginState } },
});
