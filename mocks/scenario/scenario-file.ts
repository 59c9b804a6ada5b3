import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const namedValues = z.record(z.string(), z.unknown()).optional();
/** A file of a call: its content is not recorded. */
const recordedFile = z
  .object({ name: z.string().optional(), type: z.string(), size: z.int(), sha256: z.string() })
  .optional();
/** A press of the customer. The text is a key of src/i18n; undefined if the text is not one of the portal. */
const press = z.object({ role: z.string(), text: z.string().optional() });

const Call = z.object({
  /** Path of the page's route, such as `bapBill/:billId`; undefined if it is unknown. */
  page: z.string().optional(),
  /** The presses since the call before. */
  presses: z.array(press).optional(),
  operationId: z.string(),
  method: z.string().optional(),
  /** Path of the contract, such as `/bills/{billId}/pdf`. */
  path: z.string(),
  parameters: namedValues,
  query: namedValues,
  /** Bodies are JSON, or described as a file. */
  body: z.unknown().optional(),
  sentFile: recordedFile,
  /** 0 if no answer arrived. */
  status: z.int(),
  /**
   * How the call failed: the `kind` of an ordered answer that breaks it, `drop` also for a backend whose connection broke
   * off; `timeout` if the portal stopped waiting.
   */
  failed: z.enum(['drop', 'truncate', 'html', 'empty', 'badJson', 'timeout']).optional(),
  answer: z.unknown().optional(),
  file: recordedFile,
});

const Scenario = z.object({
  /** Version of the file's form. */
  scenario: z.literal(1),
  /** Version of the contract. */
  contract: z.string(),
  /** The way through the pages. */
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
 * @param source of the text, for the message
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
export function readScenario(file: string): Scenario {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadableError(file, error);
  }
  return parseScenario(text, file);
}

/** The scenarios that the project keeps, by their name. */
export const projectScenario = (name: string): Scenario =>
  readScenario(join(import.meta.dirname, `../scenarios/${name}.json`));
