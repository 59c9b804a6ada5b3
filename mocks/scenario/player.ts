import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { pathParameters } from '../prism/check.ts';
import type { ApiRequest } from '../prism/message.ts';
import { failures, type RecordedCall } from './recorder.ts';

const values = z.record(z.string(), z.unknown()).optional();
const Replayed = z.object({
  scenario: z.literal(1),
  contract: z.string(),
  pages: z.array(z.string()),
  calls: z.array(
    z.object({
      page: z.string().optional(),
      presses: z.array(z.object({ role: z.string(), text: z.string().optional() })).optional(),
      operationId: z.string(),
      path: z.string(),
      parameters: values,
      query: values,
      body: z.unknown().optional(),
      sentFile: z.unknown().optional(),
      status: z.int(),
      failed: z.enum(failures).optional(),
      answer: z.unknown().optional(),
    }),
  ),
  shown: z.array(z.string()).optional(),
});

/** What a replay reads of a scenario (recorder.ts). */
export type ReplayedScenario = z.infer<typeof Replayed>;

const unreadable = (source: string, error: unknown): Error =>
  new Error(`${source} is not a readable scenario: ${String(error)}`, { cause: error });

/**
 * Reads the text of a scenario.
 *
 * @param source of the text, for the message
 * @throws Error with one sentence if the text is not a scenario
 */
export function parseScenario(text: string, source: string): ReplayedScenario {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw unreadable(source, error);
  }
  const parsed = Replayed.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Error(`${source} is not a scenario: ${z.prettifyError(parsed.error)}`);
}

/** The same for a file. @throws Error with one sentence also if the file is missing */
export function readScenario(file: string): ReplayedScenario {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
  return parseScenario(text, file);
}

/** The scenarios that the project keeps, by their name. */
export const keptScenario = (name: string): ReplayedScenario =>
  readScenario(join(import.meta.dirname, `../scenarios/${name}.json`));

type Values = Readonly<Record<string, unknown>>;

/** The address of a page below the base path, with the values of its calls instead of parameters such as `:token`. */
export function addressOf({ calls }: ReplayedScenario, page: string): string {
  const valueOf = (parameter: string): string =>
    calls
      .map(({ parameters }) => parameters?.[parameter.slice(1)])
      .find((value) => typeof value === 'string') ?? parameter;
  return `/${page.replaceAll(/:\w+/g, valueOf)}`;
}

/** The parameters of a call as one text, whatever their types and order. */
const inWords = (...all: readonly (Values | undefined)[]): string =>
  all
    .flatMap((one) => Object.entries(one ?? {}))
    .map(([name, value]) => `${name}=${[value].flat().map(String).join(',')}`)
    .toSorted()
    .join('&');

/** Answers calls as recorded: those of each operation in their order. */
export class Player {
  readonly #waiting: ReplayedScenario['calls'];
  readonly #last = new Map<string, ReplayedScenario['calls'][number]>();

  constructor({ calls }: ReplayedScenario) {
    this.#waiting = [...calls];
  }

  /**
   * The recorded call for a call of the portal: the next with the same parameters, otherwise the next of the operation,
   * otherwise its last. Bodies are not compared, because a recording has other values.
   *
   * @returns the call, undefined if the scenario has none; and how the portal's call differs from it
   */
  next(
    { operationId, path }: Pick<RecordedCall, 'operationId' | 'path'>,
    { input }: Pick<ApiRequest, 'input'>,
  ): { call?: ReplayedScenario['calls'][number]; difference?: string } {
    const wanted = inWords(pathParameters(path, input.url.path), input.url.query);
    const ofOperation = this.#waiting.filter((call) => call.operationId === operationId);
    const parametersOf = (call: ReplayedScenario['calls'][number]): string =>
      inWords(call.parameters, call.query);
    const same = ofOperation.find((call) => parametersOf(call) === wanted);
    const call = same ?? ofOperation[0] ?? this.#last.get(operationId);
    if (!call) return { difference: `The scenario has no call of ${operationId}.` };
    const index = this.#waiting.indexOf(call);
    if (index >= 0) this.#waiting.splice(index, 1);
    this.#last.set(operationId, call);
    if (parametersOf(call) !== wanted) {
      const recorded = parametersOf(call) || 'none';
      const difference = `The portal calls ${operationId} with the parameters ${wanted || 'none'}; the scenario has ${recorded}.`;
      return { call, difference };
    }
    if (index >= 0) return { call };
    return { call, difference: `The portal calls ${operationId} more often than the scenario.` };
  }
}
