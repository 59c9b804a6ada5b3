import { appendFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { errorCatalogue, type ErrorCode } from '../../../generated/error-codes.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import type { StateName } from '../../states/provider-states.ts';
import { errorBody } from './error-body.ts';
import { consumer, declaredFile, provider, rawFolder } from './files.ts';
import { plain, type Plain } from './injected.ts';
import type { Nulls } from './matchers.ts';
import type { ReadableFields } from './reads-of.ts';
import { callersCodes } from './refusals.ts';
import { openPortal } from './portal.ts';
import { expectedRequest, type RequestParts } from './request.ts';
import { expectedFile, expectedJson, operationOf, type ExpectedAnswer } from './success.ts';

/** A provider state, optionally with parameters. */
export type Given = StateName | { state: StateName; params: Record<string, string> };

/** A refusal that a provider state or the request causes, without the state "the next answer is an error". */
type RealRefusal = { given: Given | readonly Given[] } & RequestParts;

/** One use of an operation by the portal. */
export type PactOptions<Parts extends RequestParts, Data> = {
  given: Given | readonly Given[];
  /** The request. `fromState` inserts values of the provider state. */
  sends?: Parts;
  /** Makes the call as a screen does, by the generated hook or src/api/downloads.ts. */
  call: (sent: Plain<Parts>) => Promise<Data>;
  /** Exactly the fields that a screen reads. `nothing` for 204, `file` for a download. */
  reads: ReadableFields<NoInfer<Data>> | 'nothing' | 'file';
  /** Name of the contract's example for the answer. */
  example?: string;
  nulls?: Nulls;
  /** Distinguishes this use from other uses of the operation. */
  when?: string;
  /** Whether to add the refusals that the caller handles; default true. */
  refused?: boolean;
  /** Codes that every operation can return, tested with this operation only (S8). */
  alsoRefused?: readonly ErrorCode[];
  /** Refusals that a provider state or the request can cause. */
  really?: { readonly [code in ErrorCode]?: RealRefusal };
};

type Interaction<Parts extends RequestParts, Data> = {
  description: string;
  operationId: OperationId;
  given: readonly Given[];
  sends: RequestParts;
  answer: ExpectedAnswer;
  test: (data: Promise<Data>) => Promise<void>;
  call: (sent: Plain<Parts>) => Promise<Data>;
};

const isList = (given: Given | readonly Given[]): given is readonly Given[] => Array.isArray(given);
const list = (given: Given | readonly Given[]): readonly Given[] =>
  isList(given) ? given : [given];

/**
 * The folder of this test file. Pact reads and writes the whole pact at each interaction, so one pact for all files would
 * be slow, and parallel test files would lose interactions.
 */
function ownFolder(): string {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error('A pact must be written by a test.');
  const folder = join(rawFolder, basename(testPath, '.pact.ts'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function runInteraction<Parts extends RequestParts, Data>(one: Interaction<Parts, Data>) {
  const { description, answer } = one;
  const dir = ownFolder();
  const declared = { description, nullable: answer.nullable };
  appendFileSync(join(dir, declaredFile), `${JSON.stringify(declared)}\n`);
  const pact = new PactV4({ consumer, provider, dir, logLevel: 'error' });
  const interaction = pact.addInteraction().uponReceiving(description);
  for (const given of one.given) {
    if (typeof given === 'string') interaction.given(given);
    else interaction.given(given.state, given.params);
  }
  const { method, path, write } = expectedRequest(operationOf(one.operationId), one.sends);
  await interaction
    .withRequest(method, path, write)
    .willRespondWith(answer.status, answer.write)
    .executeTest(async ({ url }) => {
      openPortal(url);
      // `sends` of a refusal has other values, but the same names and types as the success.
      await one.test(one.call(plain<Parts>(one.sends)));
    });
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

function refusal<Parts extends RequestParts, Data>(
  operationId: OperationId,
  code: ErrorCode,
  options: PactOptions<Parts, Data>,
  real: RealRefusal | undefined,
): Interaction<Parts, Data> {
  const error: Given = { state: 'the next answer is an error', params: { operationId, code } };
  const { given, ...changed } = real ?? { given: [...list(options.given), error] };
  const sends = { ...options.sends, ...changed };
  const { answer, items } = errorBody(code);
  return {
    description: `${operationId}: refused with ${code}`,
    operationId,
    given: list(given),
    sends,
    answer,
    call: options.call,
    test: async (data) => {
      const thrown: unknown = await data.catch((caught: unknown) => caught);
      expect(thrown).toBeInstanceOf(ApiError);
      expect(thrown).toMatchObject({ kind: 'http', status: answer.status, items });
    },
  };
}

function success<Parts extends RequestParts, Data>(
  operationId: OperationId,
  options: PactOptions<Parts, Data>,
): Interaction<Parts, Data> {
  const { reads, example = 'default', nulls = 'allowed', when } = options;
  const operation = operationOf(operationId);
  const answer =
    reads === 'file'
      ? expectedFile(operation)
      : expectedJson(operation, example, reads === 'nothing' ? [] : reads, nulls);
  return {
    description: `${operationId}: ${when ?? 'answered'}`,
    operationId,
    given: list(options.given),
    sends: options.sends ?? {},
    answer,
    call: options.call,
    test: async (data) => {
      // Only the name and size of a file.
      if (reads === 'file') expect(await data).toMatchObject(Object(answer.value));
      else expect(await data).toEqual(answer.value);
    },
  };
}

/**
 * The pact of one operation as the portal uses it: the success with the fields that are read, each code of S8 that the
 * caller handles, and the end of the session if the operation needs one.
 */
export function pactFor<const Parts extends RequestParts, Data>(
  operationId: OperationId,
  options: PactOptions<Parts, Data>,
): void {
  const all = [success(operationId, options)];
  if (options.refused ?? true) {
    const { really = {}, alsoRefused = [] } = options;
    const codes = new Set<ErrorCode>([...callersCodes(operationId), ...alsoRefused]);
    for (const code of Object.keys(really)) if (isErrorCode(code)) codes.add(code);
    for (const code of codes) all.push(refusal(operationId, code, options, really[code]));
    if (operationOf(operationId).security === 'sessionCookie') {
      const given = 'the session has timed out';
      all.push(refusal(operationId, '401-1-02-01', options, { given }));
    }
  }
  it.each(all)('$description', async (one) => {
    await expect(runInteraction(one)).resolves.toBeUndefined();
  });
}
