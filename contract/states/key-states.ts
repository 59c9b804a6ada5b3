import { bill, session, type StateDefinition } from './state-definition.ts';

const params = { idempotencyKey: 'Value of the header Idempotency-Key of the call.' } as const;
const gives = { idempotencyKey: 'Value of the whole header Idempotency-Key.' } as const;

/** Situations of idempotency keys ("Sent twice" in the contract). */
export const keyStates = {
  'the status of a bill was set under a key': {
    description:
      'The customer has already made the call of the pact, with the same key and content: the status of the bill has changed from unconfirmed to `confirmed`. A repeat gets the first answer.',
    params: { ...params, billId: 'The id that the bill is to have.' },
    gives: { ...session, ...bill, ...gives },
  },
  'the key was used for another content': {
    description:
      'Comes after a state that logs in: the customer has made a call with the key and different content.',
    params,
    gives,
  },
  'a call with the key is under way': {
    description:
      'Comes after a state that logs in: a first call with the key is still being processed.',
    params,
    gives,
  },
} as const satisfies Record<string, StateDefinition>;
