import { verifyPact, type Verified } from '../lib/pact-verifier.ts';
import { answerFaults } from './answer-faults.ts';
import type { Fault } from './fault.ts';
import type { Assets } from './assets.ts';
import { startGateway, type Came } from './gateway.ts';
import { mergeFaults } from './merge-faults.ts';
import { faultOf } from './mismatch-words.ts';
import { CannotVerify, type VerifyOptions } from './options.ts';
import { checkProvider, checkStates } from './preflight.ts';
import { setState, StateFailure } from './states.ts';
import type { AnswerJudge, WholeAnswer } from './whole-answers.ts';

/** What became of one call of the pact. */
export type VerifiedCall = {
  operationId: string;
  description: string;
  /** The provider states in words. */
  given: string[];
  /** As the provider was asked. */
  call: string;
  ok: boolean;
  faults: Fault[];
  /** Of a behaviour check: what a customer meets where it is not so. */
  breaks?: string;
};

/** A provider that can be asked. */
export type Target = Pick<VerifyOptions, 'base' | 'only' | 'timeout'> & {
  provider: string;
  statesUrl: string;
};

/** Somebody before a provider who judges what passes: the project's own sandbox has one. */
export type Watch = {
  /** Where the calls go instead. */
  url: string;
  begin: (description: string) => void;
  /** What was wrong with the calls of an interaction so far. */
  faultsOf: (description: string) => Fault[];
};

/** What was seen while one interaction was verified. */
type Seen = { came?: Came | undefined; stateFault?: Fault };

/** The operation that a call of the pact is of. */
export const operationIdOf = (description: string): string => description.split(':')[0] ?? '';

const wholeAnswerOf = ({ call, answer }: Came): WholeAnswer => ({
  call,
  status: answer?.status ?? 0,
  headers: new Headers(
    Object.entries(answer?.headers ?? {}).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  ),
  body: answer?.body ?? Buffer.alloc(0),
});

const givenOf = ({ name, params = {} }: { name: string; params?: Record<string, unknown> }) => {
  const said = Object.entries(params).map(([key, value]) => `${key} ${String(value)}`);
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
};

function faultsOf(
  verified: Verified,
  { came, stateFault }: Seen,
  { operations, dates }: Assets,
): Fault[] {
  if (stateFault) return [stateFault];
  const where = came?.call ?? 'the call';
  if (!came?.answer) return [{ where, expected: 'an answer', got: came?.failure ?? 'none' }];
  const { body } = came.answer;
  const pacts = verified.details.map((detail) => faultOf(detail, body.toString('utf8')));
  const unexplained = verified.mismatches.length > 0 && pacts.length === 0;
  const others = unexplained
    ? verified.mismatches.map((mismatch) => ({
        where,
        expected: 'what the pact says',
        got: mismatch,
      }))
    : [];
  const operationId = operationIdOf(verified.description);
  const operation = operations.find((one) => one.operationId === operationId);
  const own = answerFaults(operation, came.answer, dates);
  return mergeFaults([...pacts, ...others, ...own]);
}

/**
 * Verifies a provider against the pact: every call of the operations chosen, each in its own state.
 *
 * @param watch adds what it finds at each call
 * @returns one entry a call, in the pact's order
 * @throws CannotVerify with one sentence if the provider or its states address cannot be asked
 */
export async function verifyProvider(
  assets: Assets,
  target: Target,
  watch?: Watch,
  judge?: AnswerJudge,
): Promise<VerifiedCall[]> {
  const { provider, base, statesUrl, only, timeout } = target;
  const interactions = assets.pact.interactions.filter(({ description }) =>
    only.has(operationIdOf(description)),
  );
  if (interactions.length === 0)
    throw new CannotVerify('The pact has no call of these operations yet.');
  await checkProvider(provider, base, timeout);
  await checkStates(statesUrl, timeout);
  const gateway = await startGateway(watch?.url ?? provider, timeout);
  const seen = new Map<string, Seen>();
  let current: Seen = {};
  const keep = (): void => {
    current.came = gateway.last();
  };
  try {
    const results = await verifyPact({
      pact: { ...assets.pact, interactions },
      providerUrl: gateway.url,
      basePath: base,
      begin: (description) => {
        keep();
        current = {};
        gateway.forget();
        seen.set(description, current);
        watch?.begin(description);
      },
      setState: async (state, params) => {
        try {
          return await setState(statesUrl, state, params, timeout);
        } catch (error) {
          if (!(error instanceof StateFailure)) throw error;
          const where = `provider state "${state}"`;
          current.stateFault ??= { where, expected: 'that it is set up', got: error.message };
          return {};
        }
      },
    });
    keep();
    return results.map((verified): VerifiedCall => {
      const { description } = verified;
      const own = seen.get(description) ?? {};
      if (own.came?.answer) judge?.take(operationIdOf(description), wholeAnswerOf(own.came));
      const faults = [...(watch?.faultsOf(description) ?? []), ...faultsOf(verified, own, assets)];
      const states = interactions.find((one) => one.description === description)?.providerStates;
      return {
        operationId: operationIdOf(description),
        description,
        given: (states ?? []).map(givenOf),
        call: own.came?.call ?? '',
        ok: faults.length === 0,
        faults,
      };
    });
  } finally {
    gateway.close();
  }
}
