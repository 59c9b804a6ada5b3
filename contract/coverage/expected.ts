import { operations } from '../../generated/operations.ts';
import { routes } from '../../src/lib/routes.ts';
import { callersCodes } from '../consumer/support/refusals.ts';
import { routeNames, screenFacts } from '../lib/screen-facts.ts';

/**
 * Screens that call an area's operations (S2). An operation that nobody calls is a gap as soon as all
 * screens of its area exist; before that, its screen may be still to come.
 *
 * @throws Error for an area that no screen calls
 */
export function routesOfArea(area: string): readonly string[] {
  const names = routeNames.filter((name) =>
    screenFacts[name].areas.some((called) => called === area),
  );
  if (names.length === 0) {
    throw new Error(`contract/lib/screen-facts.ts has no screen of the area ${area}`);
  }
  return names.map((name) => `/${routes[name].path}`);
}

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
