import { appendFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PactV4 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { errorCatalogue, type ErrorCode } from '../../../generated/error-codes.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import type { StateName } from '../../states/provider-states.ts';
import { expectedRefusal } from './expected-refusal.ts';
import { consumerName, declaredFileName, providerName, rawPactFolder } from './files.ts';
import { withExamples, type WithExamples } from './injected.ts';
import type { NullableValues } from './matchers.ts';
import type { ReadableFields } from './reads-of.ts';
import { callersCodes } from './refusals.ts';
import { openPortal } from './portal.ts';
import { expectedRequest, type RequestParts } from './request.ts';
import { expectedFile, expectedJson, operationOf, type ExpectedAnswer } from './success.ts';

/** A provider state, optionally with parameters. */
export type GivenState = StateName | { state: StateName; params: Record<string, string> };

/** A refusal that a state or the request really causes. The state "the next answer is an error" forces the others. */
type RealRefusal = { given: GivenState | readonly GivenState[] } & RequestParts;

/** A successful answer of an operation, and the state that causes it. */
type Success<Data> = {
  given: GivenState | readonly GivenState[];
  /** Exactly the fields that a screen reads. `nothing` for 204, `file` for a download. */
  reads: ReadableFields<NoInfer<Data>> | 'nothing' | 'file';
  /** Name of the contract's example for the answer. */
  example?: string;
  /** Whether the provider state guarantees that nullable fields have values, or are null; default: `either`. */
  nullableValues?: NullableValues;
};

type FurtherSuccess<Data> = Pick<Success<Data>, 'given'> &
  Partial<Success<Data>> & { sends?: RequestParts };

/** The use of an operation by the portal. */
export type PactOptions<Parts extends RequestParts, Data> = Success<Data> & {
  /** The request. `fromState` inserts values of the provider state. */
  sends?: Parts;
  /** Makes the call as a screen does, by the generated hook or src/api/downloads.ts. */
  call: (sent: WithExamples<Parts>) => Promise<Data>;
  /** More successful answers; the key is the description. `sends` and `reads` are set only if they differ. */
  furtherSuccesses?: Readonly<Record<string, FurtherSuccess<Data>>>;
  /** Codes that every operation can return, tested with this operation only (S8). */
  furtherRefusalCodes?: readonly ErrorCode[];
  /** Refusals that a provider state or the request really causes, by their codes. */
  realRefusals?: { readonly [code in ErrorCode]?: RealRefusal };
};

type Interaction<Parts extends RequestParts, Data> = {
  description: string;
  operationId: OperationId;
  given: readonly GivenState[];
  sends: RequestParts;
  answer: ExpectedAnswer;
  checkAnswer: (data: Promise<Data>) => Promise<void>;
  call: (sent: WithExamples<Parts>) => Promise<Data>;
};

const isList = (given: GivenState | readonly GivenState[]): given is readonly GivenState[] =>
  Array.isArray(given);
const toList = (given: GivenState | readonly GivenState[]): readonly GivenState[] =>
  isList(given) ? given : [given];

/**
 * Creates the output folder for the pact of this test file. Pact reads and writes the whole pact at each interaction,
 * so one pact for all files would be slow, and parallel test files would lose interactions.
 */
function createPactFolder(): string {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error('A pact must be written by a test.');
  const folder = join(rawPactFolder, basename(testPath, '.pact.ts'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function runInteraction<Parts extends RequestParts, Data>(
  interaction: Interaction<Parts, Data>,
) {
  const { description, answer } = interaction;
  const dir = createPactFolder();
  const declaration = { description, nullablePaths: answer.nullablePaths };
  appendFileSync(join(dir, declaredFileName), `${JSON.stringify(declaration)}\n`);
  const parties = { consumer: consumerName, provider: providerName };
  const pact = new PactV4({ ...parties, dir, logLevel: 'error' });
  const builder = pact.addInteraction().uponReceiving(description);
  for (const given of interaction.given) {
    if (typeof given === 'string') builder.given(given);
    else builder.given(given.state, given.params);
  }
  const operation = operationOf(interaction.operationId);
  const { method, path, write } = expectedRequest(operation, interaction.sends);
  await builder
    .withRequest(method, path, write)
    .willRespondWith(answer.status, answer.write)
    .executeTest(async ({ url }) => {
      openPortal(url);
      // `Parts` is the type of a success. A refusal sends other values in fields with the same names and types.
      await interaction.checkAnswer(interaction.call(withExamples<Parts>(interaction.sends)));
    });
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

function refusalInteraction<Parts extends RequestParts, Data>(
  operationId: OperationId,
  code: ErrorCode,
  options: PactOptions<Parts, Data>,
  realRefusal: RealRefusal | undefined,
): Interaction<Parts, Data> {
  const params = { operationId, code };
  const errorState: GivenState = { state: 'the next answer is an error', params };
  const { given, ...newParts } = realRefusal ?? { given: [...toList(options.given), errorState] };
  const sends = { ...options.sends, ...newParts };
  const { answer, items } = expectedRefusal(code);
  return {
    description: `${operationId}: refused with ${code}`,
    operationId,
    given: toList(given),
    sends,
    answer,
    call: options.call,
    checkAnswer: async (data) => {
      const thrown: unknown = await data.catch((caught: unknown) => caught);
      expect(thrown).toBeInstanceOf(ApiError);
      expect(thrown).toMatchObject({ kind: 'http', status: answer.status, items });
    },
  };
}

function successInteraction<Parts extends RequestParts, Data>(
  operationId: OperationId,
  description: string,
  { given, reads, example = 'default', nullableValues = 'either' }: Success<Data>,
  request: Pick<Interaction<Parts, Data>, 'sends' | 'call'>,
): Interaction<Parts, Data> {
  const operation = operationOf(operationId);
  const answer =
    reads === 'file'
      ? expectedFile(operation)
      : expectedJson(operation, example, reads === 'nothing' ? [] : reads, nullableValues);
  return {
    ...request,
    description: `${operationId}: ${description}`,
    operationId,
    given: toList(given),
    answer,
    checkAnswer: async (data) => {
      // For a file, compare only the name and the size.
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
  const {
    call,
    reads,
    sends = {},
    furtherSuccesses = {},
    realRefusals = {},
    furtherRefusalCodes = [],
  } = options;
  const interactions = [
    successInteraction(operationId, 'answered', options, { call, sends }),
    ...Object.entries(furtherSuccesses).map(([description, { sends: sent = sends, ...answer }]) =>
      successInteraction(operationId, description, { reads, ...answer }, { call, sends: sent }),
    ),
  ];
  const realCodes = Object.keys(realRefusals).filter(isErrorCode);
  for (const code of new Set([...callersCodes(operationId), ...furtherRefusalCodes, ...realCodes]))
    interactions.push(refusalInteraction(operationId, code, options, realRefusals[code]));
  if (operationOf(operationId).security === 'sessionCookie') {
    const given = 'the session has timed out';
    interactions.push(refusalInteraction(operationId, '401-1-02-01', options, { given }));
  }
  it.each(interactions)('$description', async (one) => {
    await expect(runInteraction(one)).resolves.toBeUndefined();
  });
}
