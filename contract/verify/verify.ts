import { operationIdOf } from '../lib/pact.ts';
import { verifyPact, type InteractionResult } from '../lib/pact-verifier.ts';
import { answerFaults } from './answer-faults.ts';
import type { Fault } from './fault.ts';
import type { Assets } from './assets.ts';
import { lastLevel, levelOf } from './levels.ts';
import { startGateway, type Exchange } from './gateway.ts';
import { mergeFaults } from './merge-faults.ts';
import { faultOf } from './mismatch-words.ts';
import { CannotVerify, type VerifyOptions } from './options.ts';
import { checkProvider, checkStates } from './preflight.ts';
import { setState, StateFailure } from './states.ts';
import type { WholeAnswer } from './behaviour/answer.ts';
import type { AnswerChecker } from './whole-answers.ts';

/** The result of one call of the pact, or of one behaviour check. */
export type VerifiedCall = {
  operationId: string;
  description: string;
  /** The provider states. */
  given: string[];
  /** Method and address; empty for a behaviour check, which makes several calls. */
  call: string;
  ok: boolean;
  /** Why the check is not possible at this server. */
  notChecked?: string;
  faults: Fault[];
  /** For a behaviour check: what a customer experiences because of the fault. */
  breaks?: string;
  /** The level of levels.ts that the call belongs to. */
  level: number;
  /** The calls of a failed check as commands. */
  curls?: readonly string[];
};

/** The provider to verify. */
export type Target = Pick<VerifyOptions, 'base' | 'operationIds' | 'timeoutMs'> & {
  provider: string;
  statesUrl: string;
};

/** The events of one interaction. */
type Events = { exchange?: Exchange | undefined; stateFault?: Fault };

const wholeAnswerOf = ({ call, answer }: Exchange): WholeAnswer => ({
  call,
  status: answer?.status ?? 0,
  headers: new Headers(
    Object.entries(answer?.headers ?? {}).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  ),
  body: answer?.body ?? Buffer.alloc(0),
});

const textOfState = ({ name, params = {} }: { name: string; params?: Record<string, unknown> }) => {
  const parameterTexts = Object.entries(params).map(([key, value]) => `${key} ${String(value)}`);
  return parameterTexts.length === 0 ? name : `${name} (${parameterTexts.join(', ')})`;
};

function faultsOf(
  verified: InteractionResult,
  { exchange, stateFault }: Events,
  { operations }: Assets,
): Fault[] {
  if (stateFault) return [stateFault];
  const where = exchange?.call ?? 'the call';
  if (!exchange?.answer)
    return [{ where, expected: 'an answer', got: exchange?.failure ?? 'none' }];
  const { body } = exchange.answer;
  const pactFaults = verified.details.map((detail) => faultOf(detail, body.toString('utf8')));
  const hasNoDetails = verified.mismatches.length > 0 && pactFaults.length === 0;
  const mismatchFaults = hasNoDetails
    ? verified.mismatches.map((got) => ({ where, expected: 'what the pact requires', got }))
    : [];
  const operationId = operationIdOf(verified.description);
  const operation = operations.find((one) => one.operationId === operationId);
  const contentFaults = answerFaults(operation, exchange.answer);
  return mergeFaults([...pactFaults, ...mismatchFaults, ...contentFaults]);
}

/**
 * Verifies a provider against the pact: every call of the chosen operations, each in its own state.
 *
 * @returns one entry for each call, in the pact's order
 * @throws CannotVerify with one sentence if the provider or its states address does not answer
 */
export async function verifyProvider(
  assets: Assets,
  target: Target,
  answerChecker?: AnswerChecker,
): Promise<VerifiedCall[]> {
  const { provider, base, statesUrl, operationIds, timeoutMs } = target;
  const interactions = assets.pact.interactions.filter(({ description }) =>
    operationIds.has(operationIdOf(description)),
  );
  if (interactions.length === 0)
    throw new CannotVerify('The pact has no call of these operations.');
  await checkProvider(provider, base, timeoutMs);
  await checkStates(statesUrl, timeoutMs);
  const levelById = new Map(assets.operations.map((one) => [one.operationId, levelOf(one)]));
  const gateway = await startGateway(provider, timeoutMs);
  const eventsByDescription = new Map<string, Events>();
  let currentEvents: Events = {};
  const keepExchange = (): void => {
    currentEvents.exchange = gateway.lastExchange();
  };
  try {
    const results = await verifyPact({
      pact: { ...assets.pact, interactions },
      providerUrl: gateway.url,
      basePath: base,
      onInteraction: (description) => {
        keepExchange();
        currentEvents = {};
        gateway.forget();
        eventsByDescription.set(description, currentEvents);
      },
      setState: async (state, params) => {
        try {
          return await setState(statesUrl, state, params, timeoutMs);
        } catch (error) {
          if (!(error instanceof StateFailure)) throw error;
          const [where, expected] = [`provider state "${state}"`, 'a state that is set up'];
          currentEvents.stateFault ??= { where, expected, got: error.message };
          return {};
        }
      },
    });
    keepExchange();
    return results.map((verified): VerifiedCall => {
      const { description } = verified;
      const operationId = operationIdOf(description);
      const eventsOfCall = eventsByDescription.get(description) ?? {};
      const { exchange } = eventsOfCall;
      const faults = faultsOf(verified, eventsOfCall, assets);
      if (exchange?.answer) answerChecker?.check(operationId, wholeAnswerOf(exchange), exchange.ms);
      const states = interactions.find((one) => one.description === description)?.providerStates;
      return {
        operationId,
        description,
        given: (states ?? []).map(textOfState),
        call: exchange?.call ?? '',
        ok: faults.length === 0,
        faults,
        level: levelById.get(operationId) ?? lastLevel,
        ...(faults.length > 0 && exchange && { curls: [exchange.curl] }),
      };
    });
  } finally {
    await gateway.close();
  }
}
