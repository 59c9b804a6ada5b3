import { billStates } from './bill-states.ts';
import { keyStates } from './key-states.ts';
import { linkStates } from './link-states.ts';
import { loginStates } from './login-states.ts';
import { ownerStates } from './owner-states.ts';
import { session, type StateDefinition } from './state-definition.ts';
import { userStates } from './user-states.ts';

const otherStates = {
  'every operator notice has a link': {
    description:
      'A customer is logged in; all notices of the operator on the top page have a link.',
    params: {},
    gives: session,
  },
  'a notice has an attachment': {
    description:
      'A customer is logged in; a notice with an attachment is within its posting period.',
    params: {},
    gives: { ...session, noticeId: 'The notice.', attachmentId: 'Its attachment.' },
  },
  "a notice's posting period is over": {
    description: 'A customer is logged in; the posting period of a notice is over (S4).',
    params: {},
    gives: { ...session, noticeId: 'The notice.', attachmentId: 'Its attachment.' },
  },
  'the next answer is an error': {
    description:
      'Comes after another state: the next call of the operation is refused with the code, whatever it contains, and changes nothing.',
    params: {
      operationId: 'The operation, by its operationId in the OpenAPI bundle.',
      code: 'The code of S8; its first three digits are the status.',
    },
    gives: {},
  },
} as const satisfies Record<string, StateDefinition>;

/**
 * All provider states (S4) that pacts and checks may use and that a provider must be able to set up.
 * contract/provider-states.md is made from them.
 */
export const providerStates = {
  ...loginStates,
  ...billStates,
  ...keyStates,
  ...linkStates,
  ...userStates,
  ...ownerStates,
  ...otherStates,
};

/** Name of a provider state. */
export type StateName = keyof typeof providerStates;

/** Whether a text is the name of a provider state. */
export const isStateName = (name: string): name is StateName => Object.hasOwn(providerStates, name);
