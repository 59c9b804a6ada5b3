import type { StateDefinition } from './state-definition.ts';

const cookies = {
  cookie:
    'Value of the whole header Cookie: `MYPAGE_SESSION=...; MYPAGE_DOWNLOAD=...; XSRF-TOKEN=...`.',
  xsrfToken: 'Value for the header X-XSRF-TOKEN that fits the cookie.',
} as const;

/** Callers to whom the objects of another state do not belong. Each comes after that state, without a reset. */
export const ownerStates = {
  'another customer of the issuer is logged in': {
    description:
      'Comes after another state and keeps it: the cookie belongs to another customer of the same issuer, who is logged in completely and also to a download link of their own. This customer has bills, and none of the objects of the state before: no bill, file, request, address or link.',
    params: {},
    gives: cookies,
  },
  'a customer of another issuer is logged in': {
    description:
      'Comes after another state and keeps it: the cookie belongs to a customer of another issuer of the same server, who is logged in completely and also to a download link of their own.',
    params: {},
    gives: {
      ...cookies,
      base: 'What comes before the paths of the contract at that issuer, such as `/other/mypage-api`.',
    },
  },
  'the session has ended since': {
    description:
      'Comes after another state and keeps it: the session that the state gave, also that of a download link, has ended by inactivity (S4).',
    params: {},
    gives: {},
  },
} as const satisfies Record<string, StateDefinition>;
