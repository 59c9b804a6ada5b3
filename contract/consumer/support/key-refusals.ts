import { fromState } from './injected.ts';
import type { GivenState } from './pact-for.ts';

export const idempotencyKey = '"8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"';
/** The idempotency key of an earlier call that the provider state has made. */
export const keyFromState = fromState('idempotencyKey', idempotencyKey);

/**
 * The refusals of a repeated call (contract, "Sent twice"). Provider states cause them.
 *
 * @param given the state for the call, which logs a customer in
 */
export const keyRefusals = (given: GivenState) =>
  ({
    '409-1-00-02': {
      given: [given, { state: 'a call with the key is under way', params: { idempotencyKey } }],
      key: keyFromState,
    },
    '422-1-00-01': {
      given: [given, { state: 'the key was used for another content', params: { idempotencyKey } }],
      key: keyFromState,
    },
  }) as const;
