import type { Misbehaviour } from './misbehaviours.ts';
import { inPlaceOf, refusal } from './partial-misbehaviours.ts';

const key = 'needs an idempotency';

/** Providers with faults of every call: anti-forgery pair, keys, order of refusals. */
const everyCall: readonly Misbehaviour[] = [
  [
    'accepts a call without the anti-forgery pair',
    {
      rewrite: ({ headers }) => {
        if (/XSRF-TOKEN=./.test(headers.cookie ?? '')) return;
        headers.cookie = `${headers.cookie ?? ''}; XSRF-TOKEN=a-pair-0123456789abc`;
        headers['x-xsrf-token'] = 'a-pair-0123456789abc';
      },
    },
    'login: compares the anti',
    'updateBillStatus: compares the',
  ],
  [
    'needs X-XSRF-TOKEN for a GET',
    (_, answer, sent, { method }) =>
      method === 'GET' && sent['x-xsrf-token'] === undefined
        ? refusal('403-1-00-01', answer)
        : answer,
    'searchBills: compares the',
  ],
  [
    'replaces XSRF-TOKEN with every answer',
    (_, answer) => ({
      ...answer,
      headers: { ...answer.headers, 'set-cookie': ['XSRF-TOKEN=one-more-token-0123; Path=/demo'] },
    }),
    `updateBillStatus: ${key}`,
    'searchBills: keeps ids',
  ],
  [
    'does not compare the content of a repeat',
    inPlaceOf('422-1-00-01'),
    `login: ${key}`,
    `changePassword: ${key}`,
    `deleteEStorageLinkage: ${key}`,
  ],
  [
    'takes an idempotency key without quotes',
    {
      rewrite: ({ headers }) => {
        const sent = headers['idempotency-key'];
        if (typeof sent === 'string') headers['idempotency-key'] = `"${sent.replaceAll('"', '')}"`;
      },
    },
    `login: ${key}`,
    `logout: ${key}`,
  ],
  [
    'validates the content before everything else',
    (_, answer, __, { body }) =>
      body.toString() === '{}' ? refusal('400-1-00-01', answer) : answer,
    '*: refuses a request with several',
  ],
];

/** Faulty providers of logins, sessions, registrations, notices and settings. */
export const accounts: readonly Misbehaviour[] = [...everyCall];
