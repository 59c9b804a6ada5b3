import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { namedExamplesOf, operationIdOf, type CurrentContract } from './contract.ts';
import {
  assertDetailsFit,
  codeExamplesOf,
  UnfitDetailsError,
  requestFieldsOf,
} from './error-details.ts';
import { statusOf, UnknownExampleError } from './example-answer.ts';
import { answerWith, problemAnswer, readBody, type Answer } from './message.ts';
import { NextAnswer, requestedExampleOf, type NextAnswers } from './next-answers.ts';
import type { Operation } from './prism.ts';
import { Player } from '../scenario/player.ts';
import { parseScenario } from '../scenario/scenario-file.ts';
import type { Recorder } from '../scenario/recorder.ts';
import { UnknownStateError, type Stage, type Stages } from '../states/stages.ts';
import type { Records } from './records.ts';

const noContentAnswer: Answer = { status: 204, rawHeaders: [], body: Buffer.alloc(0) };

/** The state of the mock server. The addresses below `/_mock` show and change this state. */
export type ServerState = {
  contract: CurrentContract;
  records: Records;
  nextAnswers: NextAnswers;
  /** The latest error reports of the portal, in the order of their arrival. */
  reports: Report[];
  recorder: Recorder;
  /** Answers instead of the sandbox, the backend or the examples while a scenario is replayed. */
  player: Player | undefined;
  stages: Stages;
};

/** A report of a fault (src/app/reports.ts). */
const Report = z.record(z.string(), z.union([z.string(), z.number()]));
type Report = z.infer<typeof Report>;

const maxReports = 50;

/** Stores error reports of the portal, as deploy/nginx does in production. */
export async function storeReports(
  { reports }: ServerState,
  request: IncomingMessage,
): Promise<Answer> {
  reports.push(...z.array(Report).parse(JSON.parse((await readBody(request)).toString('utf8'))));
  reports.splice(0, reports.length - maxReports);
  return noContentAnswer;
}

const jsonAnswer = (status: number, value: unknown): Answer =>
  answerWith(status, 'application/json', Buffer.from(`${JSON.stringify(value, null, 2)}\n`));

/** The texts that the page shows, from the body of `DELETE /_mock/record`; an empty list if there is no body. */
async function readShownTexts(request: IncomingMessage): Promise<string[]> {
  const text = (await readBody(request)).toString('utf8');
  const { shown } = z
    .object({ shown: z.array(z.string()) })
    .parse(JSON.parse(text || '{"shown":[]}'));
  return shown;
}

/** Replays the scenario in the body, from its first call. */
async function startReplay(serverState: ServerState, request: IncomingMessage): Promise<Answer> {
  try {
    const text = (await readBody(request)).toString('utf8');
    serverState.player = new Player(parseScenario(text, 'The body'));
    return noContentAnswer;
  } catch (error) {
    return problemAnswer(400, error instanceof Error ? error.message : String(error));
  }
}

/** Reads an order (an answer to force, or a state to open) from a body; returns a refusal if the order is invalid. */
async function readOrder<T>(
  request: IncomingMessage,
  schema: z.ZodType<T>,
): Promise<{ order: T } | { refusal: Answer }> {
  // Browsers do not let another site's page send this media type without a preflight.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return { refusal: problemAnswer(415, `POST ${request.url} takes application/json`) };
  }
  const text = (await readBody(request)).toString('utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { refusal: problemAnswer(400, 'The body is not JSON', { detail: String(error) }) };
  }
  const parsed = schema.safeParse(json);
  return parsed.success
    ? { order: parsed.data }
    : { refusal: problemAnswer(400, 'No such order', { detail: z.prettifyError(parsed.error) }) };
}

const StateOrder = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  screen: z.string(),
  state: z.string(),
});

async function openState({ stages }: ServerState, request: IncomingMessage): Promise<Answer> {
  const orderOrRefusal = await readOrder(request, StateOrder);
  if ('refusal' in orderOrRefusal) return orderOrRefusal.refusal;
  const { id, screen, state } = orderOrRefusal.order;
  try {
    return jsonAnswer(200, await stages.open(id, screen, state, request.headers.host));
  } catch (error) {
    if (error instanceof UnknownStateError) return problemAnswer(404, error.message);
    throw error;
  }
}

async function addNextAnswer(
  serverState: ServerState,
  nextAnswers: NextAnswers,
  request: IncomingMessage,
): Promise<Answer> {
  const orderOrRefusal = await readOrder(request, NextAnswer);
  if ('refusal' in orderOrRefusal) return orderOrRefusal.refusal;
  const { order } = orderOrRefusal;
  const { operations } = serverState.contract;
  const operation = operations.find((candidate) => operationIdOf(candidate) === order.operationId);
  if (!operation) {
    return problemAnswer(404, `The contract has no operation ${order.operationId}`);
  }
  try {
    // Report an unusable order now, before the call that would use the order.
    const requestedExample = requestedExampleOf(order);
    if (requestedExample) statusOf(operation, requestedExample);
    assertDetailsFit(operation, operations, order);
  } catch (error) {
    const isRefusal = error instanceof UnknownExampleError || error instanceof UnfitDetailsError;
    if (isRefusal) return problemAnswer(400, error.message);
    throw error;
  }
  nextAnswers.add(order);
  return jsonAnswer(201, order);
}

/** The operations of the contract with their examples and fields, for the developer panel (src/dev). */
const toOperationList = (operations: readonly Operation[]) =>
  operations.map((operation) => ({
    operationId: operationIdOf(operation),
    method: operation.method.toUpperCase(),
    path: operation.path,
    examples: namedExamplesOf(operation).map(({ status, name, summary }) => ({
      status,
      name,
      summary,
    })),
    fields: requestFieldsOf(operation, [...operations]),
  }));

/**
 * Answers calls of `/_mock/...`, for developers and tests. These addresses are not part of the contract.
 *
 * @param path without the query
 * @param stage the screen state that the tab has opened, if any: its orders replace the orders of the server
 */
export async function controlAnswer(
  serverState: ServerState,
  path: string,
  request: IncomingMessage,
  stage: Stage | undefined,
): Promise<Answer> {
  const { contract, records, recorder, stages } = serverState;
  const { nextAnswers } = stage ?? serverState;
  const operationIdToClear = /^\/_mock\/next\/(\w+)$/.exec(path)?.[1];
  if (operationIdToClear !== undefined && request.method === 'DELETE') {
    nextAnswers.clear(operationIdToClear);
    return noContentAnswer;
  }
  const answerNoContentAfter = (change: () => void): Answer => {
    change();
    return noContentAnswer;
  };
  const routes: Readonly<Record<string, () => Answer | Promise<Answer>>> = {
    'GET /_mock/violations': () => jsonAnswer(200, records.violations),
    'DELETE /_mock/violations': () => answerNoContentAfter(() => (records.violations = [])),
    'GET /_mock/reports': () => jsonAnswer(200, serverState.reports),
    'POST /_mock/record': () => answerNoContentAfter(() => recorder.start()),
    'GET /_mock/record': () => jsonAnswer(200, recorder.toScenario()),
    'GET /_mock/recording': () => jsonAnswer(200, recorder.getState()),
    'DELETE /_mock/record': async () => {
      const shownTexts = await readShownTexts(request);
      return answerNoContentAfter(() => recorder.stop(shownTexts));
    },
    'POST /_mock/scenario': () => startReplay(serverState, request),
    'DELETE /_mock/scenario': () => answerNoContentAfter(() => (serverState.player = undefined)),
    'GET /_mock/states': () => jsonAnswer(200, stages.list()),
    'POST /_mock/states': () => openState(serverState, request),
    'GET /_mock/calls': () => jsonAnswer(200, records.calls),
    'GET /_mock/operations': () => jsonAnswer(200, toOperationList(contract.operations)),
    'GET /_mock/contract': () => jsonAnswer(200, contract.getState()),
    'GET /_mock/codes': () => jsonAnswer(200, codeExamplesOf(contract.operations)),
    'GET /_mock/next': () => jsonAnswer(200, nextAnswers.list()),
    'POST /_mock/next': () => addNextAnswer(serverState, nextAnswers, request),
    'DELETE /_mock/next': () => answerNoContentAfter(() => nextAnswers.clear()),
  };
  const unknownRoute = `There is no ${request.method} ${path}: see mocks/prism/README.md`;
  return routes[`${request.method} ${path}`]?.() ?? problemAnswer(404, unknownRoute);
}
