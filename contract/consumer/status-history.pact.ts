import { useGetDownloadStatusHistory } from '../../generated/hooks/downloads/downloads.ts';
import { useGetStatusHistory } from '../../generated/hooks/status-history/status-history.ts';
import { fromState } from './support/injected.ts';
import { pactFor } from './support/pact-for.ts';
import { viaQuery } from './support/via-hook.ts';

const query = { billId: fromState('billId', 'bill-202610-00109'), page: 1, perPage: 50 };
const params = { billId: 'bill-202610-00109' };
const bill = ['title', 'billTypeName', 'billNumber', 'publicationDate', 'statusName'] as const;
const change = ['statusHistoryId', 'updatedAt', 'updaterKind', 'afterStatusName'] as const;
const optional = ['updaterName', 'beforeStatusName', 'note'] as const;

pactFor('getStatusHistory', {
  given: { state: 'the issuer has changed the status of a bill', params },
  sends: { query },
  call: ({ query: sent }) => viaQuery(() => useGetStatusHistory(sent)),
  reads: [{ bill }, { items: [...change, ...optional] }, 'total', 'page', 'perPage'],
  nulls: 'present',
  also: {
    'answered for a bill whose status was never changed': {
      given: { state: 'a bill has its first status', params },
      reads: [{ items: optional }],
      nulls: 'absent',
    },
  },
});

const path = { token: fromState('token', 'tk_7Qm2Zx9LrB4sVn8K') };

pactFor('getDownloadStatusHistory', {
  given: 'a customer is logged in to a download link',
  sends: { path, query },
  call: ({ path: { token }, query: sent }) =>
    viaQuery(() => useGetDownloadStatusHistory(token, sent)),
  reads: [{ bill }, { items: [...change, ...optional] }, 'total', 'page', 'perPage'],
});
