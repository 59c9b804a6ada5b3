import { isStateName, type StateName } from '../../contract/states/provider-states.ts';
import { resetSandbox } from './seed/seed.ts';
import { billStates, keyModifiers, keyStates } from './states/bills.ts';
import { linkStates } from './states/links.ts';
import { loginStates, noticeStates, userStates } from './states/logins.ts';
import { modifiers, ownerStates } from './states/modifiers.ts';
import { searchStates } from './states/search.ts';
import type { SetUp, StateParams, StateValues } from './states/state.ts';
import type { SandboxData } from './sandbox-data.ts';

/** Thrown for a name that the contract's list of provider states does not contain. */
export class UnknownStateError extends Error {
  constructor(state: string) {
    super(`The sandbox has no state "${state}". GET /_sandbox/state lists its states.`);
  }
}

const setUpsWithoutReset: Partial<Record<StateName, SetUp>> = {
  ...modifiers,
  ...keyModifiers,
  ...ownerStates,
};

/** The function that sets up each provider state of the contract (contract/states). */
const setUps: Record<StateName, SetUp> = {
  ...loginStates,
  ...linkStates,
  ...billStates,
  ...keyStates,
  ...searchStates,
  ...noticeStates,
  ...userStates,
  ...modifiers,
  ...keyModifiers,
  ...ownerStates,
};

/**
 * Brings the sandbox into a state. Resets the sandbox first, except for a state that changes the previous state.
 *
 * @returns values for the request: `cookie` (the whole header), `xsrfToken`, `token`, `billId`, ...
 * @throws UnknownStateError if the contract has no state with this name
 */
export function setUpState(sandbox: SandboxData, name: string, params: StateParams): StateValues {
  if (!isStateName(name)) throw new UnknownStateError(name);
  if (!setUpsWithoutReset[name]) resetSandbox(sandbox);
  return setUps[name](sandbox, params);
}
