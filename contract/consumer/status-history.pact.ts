import { useGetDownloadStatusHistory } from '../../generated/hooks/downloads/downloads.ts';
import { useGetStatusHistory } from '../../generated/hooks/status-history/status-history.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaQuery } from './support/via-hook.ts';

const query = { billId: fromState('billId', 'bill-202610-00109'), page: 1, perPage: 50 };
const stateParams = { billId: 'bill-202610-00109' };
const changeFields = ['statusHistoryId', 'updatedAt', 'updaterKind', 'afterStatusName'] as const;
const nullableFields = ['updaterName', 'beforeStatusName', 'note'] as const;
const readFields = [
  { bill: ['title', 'billTypeName', 'billNumber', 'publicationDate', 'statusName'] },
  { items: [...changeFields, ...nullableFields] },
  'total',
  'page',
  'perPage',
] as const;

pactFor('getStatusHistory', {
  given: { state: 'the issuer has changed the status of a bill', params: stateParams },
  sends: { query },
  call: ({ query: sent }) => viaQuery(() => useGetStatusHistory(sent)),
  reads: readFields,
  nullableValues: 'present',
  furtherSuccesses: {
    'answered for a bill whose status was never changed': {
      given: { state: 'a bill has its first status', params: stateParams },
      reads: [{ items: nullableFields }],
      nullableValues: 'absent',
    },
  },
});

const pathParameters = { token: fromState('token', 'tk_7Qm2Zx9LrB4sVn8K') };

pactFor('getDownloadStatusHistory', {
  given: 'a customer is logged in to a download link',
  sends: { path: pathParameters, query },
  call: ({ path: { token }, query: sent }) =>
    viaQuery(() => useGetDownloadStatusHistory(token, sent)),
  reads: readFields,
});
