import type { RegistrationResult } from '../../../generated/model/registrationResult.ts';

/*
 * What step 4 shows. Its address has no token to ask with, so that the answer of step 3 goes with the
 * place in the history: there it outlives a reload, and is nobody's who comes to the page by its address.
 */

/** The new account as step 4 shows it. */
export type Registered = Pick<RegistrationResult, 'loginId' | 'customerName' | 'mailAddress'>;

/** What the navigation to step 4 carries. */
export const registeredState = (answer: Partial<RegistrationResult> | undefined) => ({
  registered: {
    loginId: answer?.loginId ?? '',
    customerName: answer?.customerName ?? null,
    mailAddress: answer?.mailAddress ?? '',
  } satisfies Registered,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads it back from a place's state; undefined for a place that no registration led to. */
export function registeredOf(state: unknown): Registered | undefined {
  const given = isRecord(state) ? state['registered'] : undefined;
  if (!isRecord(given)) return undefined;
  return {
    loginId: textOf(given['loginId']),
    customerName: textOf(given['customerName']) || null,
    mailAddress: textOf(given['mailAddress']),
  };
}
