import { operationIdOf } from '../../lib/pact.ts';
import type { StateName } from '../../states/provider-states.ts';
import type { Fault } from '../fault.ts';
import type { CallInput, MakeCall } from './browser.ts';

/** The input of a check. */
export type CheckContext = {
  /** Makes a call with the cookies of the state. */
  call: MakeCall;
  /** Makes a call without cookies. */
  callAsNewBrowser: MakeCall;
  /** Returns a value of the states as a text. */
  stateValue: (name: string) => string;
  /** All values that the states give; a later state replaces the values of an earlier one. */
  values: Readonly<Record<string, unknown>>;
  /** The values of one of the states. */
  valuesOf: (state: StateName) => Readonly<Record<string, unknown>>;
  /** Sets the states again, for checks whose calls change something. */
  setUpAgain: () => Promise<CheckContext>;
  /**
   * Returns a function that makes calls with the cookies of the given values.
   *
   * @param base the base path of another issuer; default: the base path that is verified
   */
  callWith: (values: Readonly<Record<string, unknown>>, base?: string) => MakeCall;
  /** Logs in with the login ID and the password of the states. Returns a function for calls in the new session. */
  logInAgain: () => Promise<MakeCall>;
  /** The input of the first successful call of an operation in the pact. */
  pactInput: (operationId: string) => CallInput;
  /** The path parameters for operations of a mailed link: the token of the states, or an empty token. */
  linkParameters: Readonly<{ token: string }>;
  /** The part of each address before the contract's paths: `/demo/mypage-api`. */
  base: string;
};

/** One rule that a provider must follow over several calls. */
export type Check = {
  /** The operation whose screens break if the provider does not follow the rule. */
  operationId: string;
  /** What the operation does: "ends the session". */
  name: string;
  states: readonly (StateName | { state: StateName; params: Readonly<Record<string, unknown>> })[];
  /** What a customer experiences if the provider does not follow the rule, as a sentence. */
  breaks: string;
  /** The level of the check; default: the level of its operation. */
  level?: number;
  /** Makes calls, and reports faults by the answers (answer.ts). */
  run: (context: CheckContext) => Promise<void>;
};

/** The operation of a check and its name, as the reports show them: `logout: ends the session`. */
export type Description = `${string}: ${string}`;

/** The operation and the name of a check, by its description. */
export const partsOf = (description: string): Pick<Check, 'operationId' | 'name'> => {
  const operationId = operationIdOf(description);
  return { operationId, name: description.slice(`${operationId}: `.length) };
};

type Rule = Omit<Check, 'operationId' | 'name'>;

/** A table of checks. */
export const checksOf = (table: Readonly<Record<Description, Rule>>): Check[] =>
  Object.entries(table).map(([description, rule]) => ({ ...partsOf(description), ...rule }));

/** A table of checks in the given states. An entry of the table can replace these states. */
export const checksIn = (
  states: Check['states'],
  table: Readonly<Record<Description, Omit<Rule, 'states'> & Partial<Pick<Rule, 'states'>>>>,
): Check[] =>
  Object.entries(table).map(([description, rule]) => ({
    ...partsOf(description),
    states,
    ...rule,
  }));

/** A check throws this if it cannot check its rule with this server; the message is the reason. */
export class NotChecked extends Error {}

/** A check throws this if its provider state lacks data that the check needs. */
export class UnfitState extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.expected);
    this.fault = fault;
  }
}

/** Whether the issuer offers English (languageList). Otherwise the server refuses each call in English. */
export const offersEnglish = async (call: MakeCall): Promise<boolean> =>
  (await call('getSettingInfo')).values('languageList.*').includes('en');

/** Ends a check, because the issuer lacks a feature or a value that the check needs. @throws NotChecked */
export function issuerHasNo(missingFeature: string): never {
  throw new NotChecked(`the issuer has no ${missingFeature}`);
}
