import { billState, billStates } from './bill-states.ts';
import { linkStates } from './link-states.ts';
import { loginStates } from './login-states.ts';
import { withSession, state } from './state-definition.ts';
import { userStates } from './user-states.ts';

const keyValues = {
  gives: { idempotencyKey: 'Value of the whole header Idempotency-Key.' },
  params: { idempotencyKey: 'Value of the header Idempotency-Key of the call.' },
};

/** Situations of idempotency keys ("Sent twice" in the contract). */
const keyStates = {
  'the status of a bill was set under a key': {
    ...billState(
      'The customer has already made the call of the pact, with the same key and content: the status of the bill has changed from unconfirmed to `confirmed`. A repeat gets the first answer.',
      keyValues.gives,
    ),
    params: { ...keyValues.params, billId: 'The id that the bill is to have.' },
  },
  'the key was used for another content': state(
    'Comes after a state that logs in: the customer has made a call with the key and different content.',
    keyValues.gives,
    keyValues.params,
  ),
  'a call with the key is under way': state(
    'Comes after a state that logs in: a first call with the key is still being processed.',
    keyValues.gives,
    keyValues.params,
  ),
};

const givenCookies = {
  cookie:
    'Value of the whole header Cookie: `MYPAGE_SESSION=...; MYPAGE_DOWNLOAD=...; XSRF-TOKEN=...`.',
  xsrfToken: 'Value for the header X-XSRF-TOKEN that fits the cookie.',
};

/** Another caller, or a later event. Each of these states comes after another state, and keeps it. */
const subsequentStates = {
  'another customer of the issuer is logged in': state(
    'Comes after another state and keeps it: the cookie belongs to another customer of the same issuer, who is logged in completely and also to a download link of their own. This customer has bills, and none of the objects of the state before: no bill, file, request, address or link.',
    givenCookies,
  ),
  'a customer of another issuer is logged in': state(
    'Comes after another state and keeps it: the cookie belongs to a customer of another issuer of the same server, who is logged in completely and also to a download link of their own.',
    {
      ...givenCookies,
      base: 'What comes before the paths of the contract at that issuer, such as `/other/mypage-api`.',
    },
  ),
  'the password has expired since': state(
    'Comes after a state of a download link and keeps it: the password of its customer has expired in the meantime (S2).',
  ),
  'a link to set the password was mailed since': state(
    'Comes after a state that logs in, also to a download link, and keeps it: the customer has received a link to set a new password, not yet used (S4).',
    { token: 'The token of the link.' },
  ),
  'the session has ended since': state(
    'Comes after another state and keeps it: the session that the state gave, also that of a download link, has ended by inactivity (S4).',
  ),
};

const otherStates = {
  'every operator notice has a link': withSession(
    'A customer is logged in; all notices of the operator on the top page have a link.',
  ),
  'a notice has an attachment': withSession(
    'A customer is logged in and has read no notice yet; a notice with an attachment is within its posting period.',
    { noticeId: 'The notice.', attachmentId: 'Its attachment.' },
  ),
  "a notice's posting period is over": withSession(
    'A customer is logged in; the posting period of a notice is over (S4).',
    { noticeId: 'The notice.', attachmentId: 'Its attachment.' },
  ),
  'the next answer is an error': state(
    'Comes after another state: the next call of the operation is refused with the code, whatever it contains, and changes nothing. The error should pass the place where the server stores answers under an idempotency key: a check repeats the call with its key, and must not get a 5xx again.',
    {},
    {
      operationId: 'The operation, by its operationId in the OpenAPI bundle.',
      code: 'The code of S8; its first three digits are the status.',
    },
  ),
};

/**
 * All provider states (S4) that pacts and checks may use and that a provider must be able to set up.
 * contract/provider-states.md is generated from them.
 */
export const providerStates = {
  ...loginStates,
  ...billStates,
  ...keyStates,
  ...linkStates,
  ...userStates,
  ...subsequentStates,
  ...otherStates,
};

/** Name of a provider state. */
export type StateName = keyof typeof providerStates;

/** Whether a text is the name of a provider state. */
export const isStateName = (name: string): name is StateName => Object.hasOwn(providerStates, name);
