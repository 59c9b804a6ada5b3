import {
  useDeleteEStorageLinkage,
  useGetEStorageLinkage,
  useRegisterEStorageLinkage,
} from '../../generated/hooks/e-storage/e-storage.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaMutation, viaQuery } from './support/via-hook.ts';

const revision = fromState('revision', 'rev-linkage-1');

pactFor('getEStorageLinkage', {
  given: 'a linkage is registered',
  call: () => viaQuery(() => useGetEStorageLinkage()),
  reads: [
    'state',
    'revision',
    'serviceName',
    'serviceUrl',
    'linkageCode',
    'linkageUrl',
    'generatedAt',
  ],
});

pactFor('getEStorageLinkage', {
  when: 'answered for a customer without a linkage',
  given: 'no linkage is registered',
  call: () => viaQuery(() => useGetEStorageLinkage()),
  reads: ['state', 'serviceName', 'serviceUrl', 'deletedAt'],
  example: 'absent',
  refused: false,
});

// What was made is asked for anew: the page shows nothing of this answer.
pactFor('registerEStorageLinkage', {
  given: 'no linkage is registered',
  call: () => viaMutation(() => useRegisterEStorageLinkage(), undefined),
  reads: 'nothing',
  really: { '409-1-00-01': { given: 'a linkage is registered' } },
});

pactFor('deleteEStorageLinkage', {
  given: 'a linkage is registered',
  sends: { query: { revision } },
  call: ({ query }) => viaMutation(() => useDeleteEStorageLinkage(), { params: query }),
  reads: 'nothing',
  really: { '409-1-00-01': { given: 'no linkage is registered' } },
});
