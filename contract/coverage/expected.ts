import { operations } from '../../generated/operations.ts';
import { callersCodes } from '../consumer/support/refusals.ts';

/** Operations whose body is no customer's entry that a form could check, and why. */
export const withoutForm: Readonly<Record<string, string>> = {
  logout: 'an empty body (S7)',
  createUploadToken: 'name and size of a file that was chosen',
  updateBillStatus: 'one of the statuses that the list offers',
  registerEStorageLinkage: 'a button (S2)',
  registerEStorageLinkageByToken: 'a button (S2)',
  updateLedgerMailAttachment: 'a choice',
  updateAttachedMailSettings: 'choices',
};

/** The codes that a screen which makes this call shows itself: each wants a pact. */
export function codesOfScreens(operationId: string): string[] {
  const known = operations.find((operation) => operation.operationId === operationId);
  return known ? callersCodes(known.operationId) : [];
}
