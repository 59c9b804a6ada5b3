import type { Assets } from '../assets.ts';
import type { Fault } from '../fault.ts';
import { maxFailures, reasonOf, skippedMessage } from '../gateway.ts';
import { pactCalls, type PactCall } from '../pact-calls.ts';
import { textOf } from '../text.ts';
import { setState, StateFailure, type StateValues } from '../states.ts';
import type { Target, VerifiedCall } from '../verify.ts';
import { lastLevel, levelOf } from '../levels.ts';
import { browserWith, type Destination } from './browser.ts';
import { findJoinedCookies, sessionIn } from './cookies.ts';
import { logIn } from './sessions.ts';
import { NotChecked, UnfitState, type Check, type CheckContext } from './check.ts';

const toStateWithParams = (state: Check['states'][number]) =>
  typeof state === 'string' ? { state, params: {} } : state;

/** The report shows at most this number of calls of a failed check: the last calls. */
const maxShownCalls = 5;

/** Sets the states of a check, and returns the input of the check. */
async function makeContext(
  check: Check,
  destination: Destination,
  target: Target,
  fillByOperation: ReadonlyMap<string, PactCall['fill']>,
): Promise<CheckContext> {
  const valuesByState = new Map<string, StateValues>();
  const values: StateValues = {};
  for (const { state, params } of check.states.map(toStateWithParams)) {
    try {
      const givenValues = await setState(target.statesUrl, state, { ...params }, target.timeoutMs);
      valuesByState.set(state, givenValues);
      Object.assign(values, givenValues);
    } catch (error) {
      if (!(error instanceof StateFailure)) throw error;
      throw new StateFailure(`provider state "${state}": ${error.message}`, { cause: error });
    }
  }
  const call = browserWith(destination, values);
  const stateValue = (name: string): string => textOf(values[name]);
  return {
    call,
    callAsNewBrowser: browserWith(destination, {}),
    stateValue,
    logInAgain: async () => browserWith(destination, sessionIn(await logIn(call, stateValue))),
    pactInput: (operationId) => fillByOperation.get(operationId)?.(values) ?? {},
    linkParameters: { token: stateValue('token') },
    values,
    valuesOf: (state) => valuesByState.get(state) ?? {},
    setUpAgain: () => makeContext(check, destination, target, fillByOperation),
    callWith: (cookies, base = target.base) =>
      browserWith({ ...destination, address: `${target.provider}${base}` }, cookies),
    base: target.base,
  };
}

/** How a check ended: with a fault that ended the check early, or with the reason why the check is not possible. */
type CheckEnd = { fault?: Fault; isAnswered: boolean; notChecked?: string };

/** Ends a check whose first fault is enough. */
class FirstFault extends Error {}

async function runCheck(
  check: Check,
  target: Target,
  setUp: () => Promise<CheckContext>,
): Promise<CheckEnd> {
  try {
    await check.run(await setUp());
    return { isAnswered: true };
  } catch (error) {
    if (error instanceof FirstFault) return { isAnswered: true };
    if (error instanceof NotChecked) return { isAnswered: true, notChecked: error.message };
    if (error instanceof UnfitState) return { isAnswered: true, fault: error.fault };
    if (error instanceof StateFailure) {
      const expected = 'states that are set up';
      const fault = { where: 'its provider states', expected, got: error.message };
      return { isAnswered: true, fault };
    }
    const got = reasonOf(error, target.timeoutMs);
    return { isAnswered: false, fault: { where: 'one of its calls', expected: 'an answer', got } };
  }
}

/**
 * Runs behaviour checks of the chosen operations, each in its own provider states. The checks are about rules over
 * several calls, which a pact cannot express.
 *
 * @param onAnswer receives every answer
 * @param isFirstFaultEnough ends a check at its first fault, for callers that need only one fault
 * @returns one entry for each check
 */
export async function verifyBehaviour(
  { operations, pact }: Pick<Assets, 'operations' | 'pact'>,
  target: Target,
  checks: readonly Check[],
  {
    onAnswer,
    isFirstFaultEnough = false,
  }: Pick<Destination, 'onAnswer'> & { isFirstFaultEnough?: boolean } = {},
): Promise<VerifiedCall[]> {
  const { provider, base, operationIds, timeoutMs } = target;
  const levelById = new Map(operations.map((one) => [one.operationId, levelOf(one)]));
  const fillByOperation = new Map(
    pactCalls(pact, operations).map(({ operation, fill }) => [operation.operationId, fill]),
  );
  let curls: string[] = [];
  let reportedFaults: Fault[] = [];
  let joinedCookiesFault: Fault | undefined;
  const destination: Destination = {
    operations,
    address: `${provider}${base}`,
    timeoutMs,
    onAnswer: (operationId, answer, ms, curl) => {
      curls.push(curl);
      joinedCookiesFault ??= findJoinedCookies(answer.call, answer.cookies);
      onAnswer?.(operationId, answer, ms, curl);
    },
    onFault: (fault) => {
      reportedFaults.push(fault);
      if (isFirstFaultEnough) throw new FirstFault();
    },
  };
  const verifiedCalls: VerifiedCall[] = [];
  let failureCount = 0;
  for (const check of checks.filter(({ operationId }) => operationIds.has(operationId))) {
    curls = [];
    reportedFaults = [];
    joinedCookiesFault = undefined;
    const { fault, isAnswered, notChecked }: CheckEnd =
      failureCount < maxFailures
        ? await runCheck(check, target, () =>
            makeContext(check, destination, target, fillByOperation),
          )
        : {
            fault: { where: 'its calls', expected: 'an answer', got: skippedMessage },
            isAnswered: false,
          };
    const allFaults = fault ? [...reportedFaults, fault] : reportedFaults;
    const faults = allFaults.length > 0 && joinedCookiesFault ? [joinedCookiesFault] : allFaults;
    const ok = faults.length === 0;
    failureCount = isAnswered ? 0 : failureCount + 1;
    verifiedCalls.push({
      operationId: check.operationId,
      description: `${check.operationId}: ${check.name}`,
      given: check.states.map((state) => toStateWithParams(state).state),
      call: '',
      ok,
      ...(ok && notChecked !== undefined && { notChecked }),
      faults,
      breaks: check.breaks,
      level: check.level ?? levelById.get(check.operationId) ?? lastLevel,
      ...(!ok && { curls: curls.slice(-maxShownCalls) }),
    });
  }
  return verifiedCalls;
}
