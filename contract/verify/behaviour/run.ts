import type { Assets } from '../assets.ts';
import type { Fault } from '../fault.ts';
import { maxFailures, reasonOf, skipped } from '../gateway.ts';
import { textOf } from '../text.ts';
import { setState, StateFailure, type StateValues } from '../states.ts';
import type { Target, VerifiedCall } from '../verify.ts';
import { lastLevel, levelOf } from '../levels.ts';
import { browserWith, type Place } from './browser.ts';
import { joinedCookies } from './cookies.ts';
import { NotChecked, type Check } from './check.ts';

const stateOf = (state: Check['states'][number]) =>
  typeof state === 'string' ? { state, params: {} } : state;

/** Number of calls of a failed check in the report: the last ones. */
const shownCalls = 5;

async function valuesOf(
  check: Check,
  { statesUrl, timeout }: Target,
  onState?: (state: string, values: StateValues) => void,
): Promise<StateValues> {
  const values: StateValues = {};
  for (const { state, params } of check.states.map(stateOf)) {
    try {
      const own = await setState(statesUrl, state, { ...params }, timeout);
      onState?.(state, own);
      Object.assign(values, own);
    } catch (error) {
      if (!(error instanceof StateFailure)) throw error;
      throw new StateFailure(`provider state "${state}": ${error.message}`, { cause: error });
    }
  }
  return values;
}

/** @returns the faults, and whether the provider answered at all */
async function runCheck(
  check: Check,
  place: Place,
  target: Target,
): Promise<{ faults: Fault[]; isAnswered: boolean; notChecked?: string }> {
  try {
    const own = new Map<string, StateValues>();
    const values = await valuesOf(check, target, (state, given) => own.set(state, given));
    const faults = await check.run({
      call: browserWith(place, values),
      callAsNewBrowser: browserWith(place, {}),
      stateValue: (name) => textOf(values[name]),
      values,
      valuesOf: (state) => own.get(state) ?? {},
      renew: () => valuesOf(check, target),
      callWith: (given, at = target.base) =>
        browserWith({ ...place, address: `${target.provider}${at}` }, given),
      base: target.base,
    });
    return { faults, isAnswered: true };
  } catch (error) {
    if (error instanceof NotChecked)
      return { faults: [], isAnswered: true, notChecked: error.message };
    const isState = error instanceof StateFailure;
    const fault = isState
      ? { where: 'its provider states', expected: 'states that are set up', got: error.message }
      : {
          where: 'one of its calls',
          expected: 'an answer',
          got: reasonOf(error, target.timeout),
        };
    return { faults: [fault], isAnswered: isState };
  }
}

/**
 * Runs behaviour checks of the chosen operations, each in its own provider states. They cover what only several calls
 * show, which a pact cannot express.
 *
 * @returns one entry for each check
 */
export async function verifyBehaviour(
  { operations }: Pick<Assets, 'operations'>,
  target: Target,
  checks: readonly Check[],
  onAnswer?: Place['onAnswer'],
): Promise<VerifiedCall[]> {
  const { provider, base, only, timeout } = target;
  const address = `${provider}${base}`;
  const levelById = new Map(operations.map((one) => [one.operationId, levelOf(one)]));
  let curls: string[] = [];
  let joined: Fault | undefined;
  const place: Place = {
    operations,
    address,
    timeout,
    onAnswer: (operationId, answer, ms, curl) => {
      curls.push(curl);
      joined ??= joinedCookies(answer.call, answer.cookies);
      onAnswer?.(operationId, answer, ms, curl);
    },
  };
  const verified: VerifiedCall[] = [];
  let failures = 0;
  for (const check of checks.filter(({ operationId }) => only.has(operationId))) {
    curls = [];
    joined = undefined;
    const {
      faults: found,
      isAnswered,
      notChecked,
    } = failures < maxFailures
      ? await runCheck(check, place, target)
      : {
          faults: [{ where: 'its calls', expected: 'an answer', got: skipped }],
          isAnswered: false,
          notChecked: undefined,
        };
    const faults = found.length > 0 && joined ? [joined] : found;
    failures = isAnswered ? 0 : failures + 1;
    verified.push({
      operationId: check.operationId,
      description: `${check.operationId}: ${check.name}`,
      given: check.states.map((state) => stateOf(state).state),
      call: '',
      ok: faults.length === 0,
      ...(notChecked !== undefined && { notChecked }),
      faults,
      breaks: check.breaks,
      level: check.level ?? levelById.get(check.operationId) ?? lastLevel,
      ...(faults.length > 0 && { curls: curls.slice(-shownCalls) }),
    });
  }
  return verified;
}
