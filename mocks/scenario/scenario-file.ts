import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const NamedValues = z.record(z.string(), z.unknown()).optional();
/** A file of a call, without its content. */
const RecordedFile = z
  .object({ name: z.string().optional(), type: z.string(), size: z.int(), sha256: z.string() })
  .optional();
/** A press of the customer. `text` is a key of src/i18n; undefined if the pressed text is not a text of the portal. */
const Press = z.object({ role: z.string(), text: z.string().optional() });

const Call = z.object({
  /** Path of the page's route, such as `bapBill/:billId`; undefined if the page is unknown. */
  page: z.string().optional(),
  /** The presses since the previous call. */
  presses: z.array(Press).optional(),
  operationId: z.string(),
  method: z.string().optional(),
  /** Path of the contract, such as `/bills/{billId}/pdf`. */
  path: z.string(),
  parameters: NamedValues,
  query: NamedValues,
  /** The JSON body of the request. `sentFile` describes any other body. */
  body: z.unknown().optional(),
  sentFile: RecordedFile,
  /** 0 if no answer arrived. */
  status: z.int(),
  /**
   * How the call failed: the `kind` of the order (NextAnswer) that damaged the answer, `drop` also if the connection to
   * the backend ended early, `timeout` if the portal stopped waiting.
   */
  failed: z.enum(['drop', 'truncate', 'html', 'empty', 'badJson', 'timeout']).optional(),
  answer: z.unknown().optional(),
  file: RecordedFile,
});

const Scenario = z.object({
  /** Version of the file format. */
  scenario: z.literal(1),
  /** Version of the contract. */
  contract: z.string(),
  /** The routes of the pages, in the order in which the customer opened the pages. */
  pages: z.array(z.string()),
  calls: z.array(Call),
  /** Headings and messages of the page at the end of the recording, by the keys of their texts. */
  shown: z.array(z.string()).optional(),
});

/** The contents of a recording: calls in order with their answers, without personal values. */
export type Scenario = z.infer<typeof Scenario>;
export type RecordedCall = z.infer<typeof Call>;

const unreadableError = (source: string, error: unknown): Error =>
  new Error(`${source} is not a readable scenario: ${String(error)}`, { cause: error });

/**
 * Reads the text of a scenario.
 *
 * @param source where the text comes from, for the error message
 * @throws Error with one sentence if the text is not a scenario
 */
export function parseScenario(text: string, source: string): Scenario {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw unreadableError(source, error);
  }
  const parsed = Scenario.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new Error(`${source} is not a scenario: ${z.prettifyError(parsed.error)}`);
}

/** Reads the file of a scenario. @throws Error with one sentence if the file is missing or not a scenario */
export function readScenario(filePath: string): Scenario {
  let text: string;
  try {
    text = readFileSync(filePath, 'utf8');
  } catch (error) {
    throw unreadableError(filePath, error);
  }
  return parseScenario(text, filePath);
}

/** Reads a scenario of the folder mocks/scenarios. @param name of the file, without its extension */
export const readProjectScenario = (name: string): Scenario =>
  readScenario(join(import.meta.dirname, `../scenarios/${name}.json`));
