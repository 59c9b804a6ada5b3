import { bill, session, type StateDefinition } from './state-definition.ts';

const params = { idempotencyKey: 'The header Idempotency-Key as it comes.' } as const;
const gives = { idempotencyKey: 'Value of the whole header Idempotency-Key.' } as const;

/** Situations of idempotency keys ("Sent twice" in the contract). */
export const keyStates = {
  'the status of a bill was set under a key': {
    description:
      'The customer has set the status of the bill from unconfirmed to `confirmed` by the very call of the pact, with the same key and the same content. A repeat gets that answer again.',
    params: { ...params, billId: 'The id that the bill is to have.' },
    gives: { ...session, ...bill, ...gives },
  },
  'the key was used for another content': {
    description:
      'Comes after a state that logs in: the customer has made a call of another content with the key.',
    params: params,
    gives: gives,
  },
  'a call with the key is under way': {
    description:
      'Comes after a state that logs in: a first call with the key is being worked on and has no answer yet.',
    params: params,
    gives: gives,
  },
} as const satisfies Record<string, StateDefinition>;
