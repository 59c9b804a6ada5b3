import type { Fault } from '../fault.ts';
import type { Assets } from '../assets.ts';
import { reasonOf } from '../gateway.ts';
import { setState, StateFailure, type StateValues } from '../states.ts';
import type { Target, VerifiedCall } from '../verify.ts';
import { browserWith, type Place } from './browser.ts';
import type { Check } from './check.ts';

const stateOf = (state: Check['states'][number]) =>
  typeof state === 'string' ? { state, params: {} } : state;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** After so many checks without an answer the rest is not waited for. */
const patience = 3;

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

async function valuesOf(check: Check, { statesUrl, timeout }: Target): Promise<StateValues> {
  const values: StateValues = {};
  for (const { state, params } of check.states.map(stateOf)) {
    try {
      Object.assign(values, await setState(statesUrl, state, { ...params }, timeout));
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
): Promise<{ faults: Fault[]; isAnswered: boolean }> {
  try {
    const values = await valuesOf(check, target);
    const faults = await check.run({
      ask: browserWith(place, values),
      askAnew: browserWith(place, {}),
      given: (name) => textOf(values[name]),
      values,
      renew: () => valuesOf(check, target),
      askWith: (own, at = target.base) =>
        browserWith({ ...place, address: `${target.provider}${at}` }, own),
      base: target.base,
    });
    return { faults, isAnswered: true };
  } catch (error) {
    if (error instanceof StateFailure) {
      const fault = { where: 'the situation', expected: 'that it is set up', got: error.message };
      return { faults: [fault], isAnswered: true };
    }
    const got =
      error instanceof Error && error.name === 'TimeoutError'
        ? `no whole answer within ${target.timeout / 1000} seconds`
        : reasonOf(causeOf(error));
    return {
      faults: [{ where: 'one of its calls', expected: 'an answer', got }],
      isAnswered: false,
    };
  }
}

/**
 * The second layer beside the pact: what shows only over several calls, or by what is left out of an
 * answer. Each check in its own situation, those of the operations chosen.
 *
 * @param checks the table, or what of it is to be run
 * @returns one entry a check
 */
export async function verifyBehaviour(
  { operations }: Pick<Assets, 'operations'>,
  target: Target,
  checks: readonly Check[],
  onAnswer?: Place['onAnswer'],
): Promise<VerifiedCall[]> {
  const { provider, base, only, timeout } = target;
  const address = `${provider}${base}`;
  const place = { operations, address, timeout, ...(onAnswer && { onAnswer }) };
  const verified: VerifiedCall[] = [];
  let failures = 0;
  for (const check of checks.filter(({ operationId }) => only.has(operationId))) {
    const isOver = failures >= patience;
    const got = `not tried any more after ${patience} failures`;
    const { faults, isAnswered } = isOver
      ? { faults: [{ where: 'its calls', expected: 'an answer', got }], isAnswered: false }
      : await runCheck(check, place, target);
    failures = isAnswered ? 0 : failures + 1;
    verified.push({
      operationId: check.operationId,
      description: `${check.operationId}: ${check.name}`,
      given: check.states.map((state) => stateOf(state).state),
      call: '',
      ok: faults.length === 0,
      faults,
      breaks: check.breaks,
    });
  }
  return verified;
}
