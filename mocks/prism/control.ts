import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { namedExamples, operationIdOf, type CurrentContract } from './contract.ts';
import {
  assertDetailsFit,
  codeExamples,
  UnfitDetailsError,
  requestFields,
} from './error-details.ts';
import { statusOf, UnknownExampleError } from './example-answer.ts';
import { answerWith, problemAnswer, readBody, type Answer } from './message.ts';
import { NextAnswer, requestedExampleOf, type NextAnswers } from './next-answers.ts';
import { Player } from '../scenario/player.ts';
import { parseScenario } from '../scenario/scenario-file.ts';
import type { Recorder } from '../scenario/recorder.ts';
import { UnknownStateError, type Stage, type Stages } from '../states/stages.ts';
import type { Records } from './records.ts';

const noContent: Answer = { status: 204, rawHeaders: [], body: Buffer.alloc(0) };

/** The data that the control address shows and changes. */
export type Controlled = {
  contract: CurrentContract;
  records: Records;
  next: NextAnswers;
  /** The last reports of the portal, newest last. */
  reports: Report[];
  recorder: Recorder;
  /** Answers instead of the source, as long as a scenario is replayed. */
  player: Player | undefined;
  stages: Stages;
};

/** A report of a fault (src/app/reports.ts). */
const Report = z.record(z.string(), z.union([z.string(), z.number()]));
type Report = z.infer<typeof Report>;

const REPORTS_KEPT = 50;

/** Takes reports of the portal, as deploy/nginx does. */
export async function takeReports(
  { reports }: Controlled,
  request: IncomingMessage,
): Promise<Answer> {
  reports.push(...z.array(Report).parse(JSON.parse((await readBody(request)).toString('utf8'))));
  reports.splice(0, reports.length - REPORTS_KEPT);
  return noContent;
}

const jsonAnswer = (status: number, value: unknown): Answer =>
  answerWith(status, 'application/json', Buffer.from(`${JSON.stringify(value, null, 2)}\n`));

/** The texts that the page shows, in the body of the panel's `DELETE /_mock/record`; none without a body. */
async function shownTextsOf(request: IncomingMessage): Promise<string[]> {
  const text = (await readBody(request)).toString('utf8');
  const { shown } = z
    .object({ shown: z.array(z.string()) })
    .parse(JSON.parse(text || '{"shown":[]}'));
  return shown;
}

/** Replays the scenario in the body, from its first call. */
async function startReplay(controlled: Controlled, request: IncomingMessage): Promise<Answer> {
  try {
    const text = (await readBody(request)).toString('utf8');
    controlled.player = new Player(parseScenario(text, 'The body'));
    return noContent;
  } catch (error) {
    return problemAnswer(400, error instanceof Error ? error.message : String(error));
  }
}

/** The body of an order; an answer if it is not of the schema. */
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

async function openState({ stages }: Controlled, request: IncomingMessage): Promise<Answer> {
  const order = await readOrder(request, StateOrder);
  if ('refusal' in order) return order.refusal;
  const { id, screen, state } = order.order;
  try {
    return jsonAnswer(200, await stages.open(id, screen, state));
  } catch (error) {
    if (error instanceof UnknownStateError) return problemAnswer(404, error.message);
    throw error;
  }
}

async function addNextAnswer(
  controlled: Controlled,
  next: NextAnswers,
  request: IncomingMessage,
): Promise<Answer> {
  const read = await readOrder(request, NextAnswer);
  if ('refusal' in read) return read.refusal;
  const { order } = read;
  const { operations } = controlled.contract;
  const operation = operations.find((known) => operationIdOf(known) === order.operationId);
  if (!operation) {
    return problemAnswer(404, `The contract has no operation ${order.operationId}`);
  }
  try {
    // Report an unusable order now rather than at the call.
    const wish = requestedExampleOf(order);
    if (wish) statusOf(operation, wish);
    assertDetailsFit(operation, operations, order);
  } catch (error) {
    const isRefusal = error instanceof UnknownExampleError || error instanceof UnfitDetailsError;
    if (isRefusal) return problemAnswer(400, error.message);
    throw error;
  }
  next.add(order);
  return jsonAnswer(201, order);
}

/**
 * Answers `/_mock/...`, for developers and tests. It is not part of the contract.
 *
 * @param path without the query
 * @param stage of the tab; orders are its own then
 */
export async function controlAnswer(
  controlled: Controlled,
  path: string,
  request: IncomingMessage,
  stage: Stage | undefined,
): Promise<Answer> {
  const { contract, records, recorder, stages } = controlled;
  const { next } = stage ?? controlled;
  const orderedOperationId = /^\/_mock\/next\/(\w+)$/.exec(path)?.[1];
  if (orderedOperationId !== undefined && request.method === 'DELETE') {
    next.clear(orderedOperationId);
    return noContent;
  }
  switch (`${request.method} ${path}`) {
    case 'GET /_mock/violations':
      return jsonAnswer(200, records.violations);
    case 'DELETE /_mock/violations':
      records.violations = [];
      return noContent;
    case 'GET /_mock/reports':
      return jsonAnswer(200, controlled.reports);
    case 'POST /_mock/record':
      recorder.start();
      return noContent;
    case 'GET /_mock/record':
      return jsonAnswer(200, recorder.scenario());
    case 'GET /_mock/recording':
      return jsonAnswer(200, recorder.state());
    case 'DELETE /_mock/record':
      recorder.stop(await shownTextsOf(request));
      return noContent;
    case 'POST /_mock/scenario':
      return startReplay(controlled, request);
    case 'DELETE /_mock/scenario':
      controlled.player = undefined;
      return noContent;
    case 'GET /_mock/states':
      return jsonAnswer(200, stages.list());
    case 'POST /_mock/states':
      return openState(controlled, request);
    case 'GET /_mock/calls':
      return jsonAnswer(200, records.calls);
    case 'GET /_mock/operations':
      return jsonAnswer(
        200,
        contract.operations.map((operation) => ({
          operationId: operationIdOf(operation),
          method: operation.method.toUpperCase(),
          path: operation.path,
          examples: namedExamples(operation).map(({ status, name, summary }) => ({
            status,
            name,
            summary,
          })),
          fields: requestFields(operation, contract.operations),
        })),
      );
    case 'GET /_mock/contract':
      return jsonAnswer(200, contract.state());
    case 'GET /_mock/codes':
      return jsonAnswer(200, codeExamples(contract.operations));
    case 'GET /_mock/next':
      return jsonAnswer(200, next.list());
    case 'POST /_mock/next':
      return addNextAnswer(controlled, next, request);
    case 'DELETE /_mock/next':
      next.clear();
      return noContent;
    default:
      return problemAnswer(404, `There is no ${request.method} ${path}: see mocks/prism/README.md`);
  }
}
