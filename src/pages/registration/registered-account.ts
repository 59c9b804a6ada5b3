import type { RegistrationResult } from '../../../generated/model/registrationResult.ts';

/*
 * The data of step 4. The address of step 4 has no token, so the page cannot fetch data: the history entry
 * contains the answer of step 3. The data remains after a reload. A new tab does not have it.
 */

/** The values of the new account that step 4 shows. */
export type RegisteredAccount = Pick<
  RegistrationResult,
  'loginId' | 'customerName' | 'mailAddress'
>;

/** The history state of step 4. */
export const registeredState = (answer: Partial<RegistrationResult> | undefined) => ({
  registered: {
    loginId: answer?.loginId ?? '',
    customerName: answer?.customerName ?? null,
    mailAddress: answer?.mailAddress ?? '',
  } satisfies RegisteredAccount,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the account from a history state; undefined if no registration has set it. */
export function registeredAccountOf(state: unknown): RegisteredAccount | undefined {
  const account = isRecord(state) ? state['registered'] : undefined;
  if (!isRecord(account)) return undefined;
  return {
    loginId: textOrEmpty(account['loginId']),
    customerName: textOrEmpty(account['customerName']) || null,
    mailAddress: textOrEmpty(account['mailAddress']),
  };
}
