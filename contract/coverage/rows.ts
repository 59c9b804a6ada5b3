import { exampleFaults } from '../lib/examples.ts';
import type { FullOperation } from '../lib/contract.ts';
import { callersOf, type ScreenUse } from '../lib/screens.ts';
import { languages, type ErrorTexts } from '../lib/texts.ts';
import { codesOfScreens, withoutForm } from './expected.ts';

/** What is looked at for each operation, in the order of the table. */
export const columns = [
  'hook',
  'zod',
  'success',
  'codes',
  'ja',
  'en',
  'pact',
  'sandbox',
  'e2e',
] as const;
export type Column = (typeof columns)[number];

/** Whether there is a thing, and what is missing of it. */
export type Cell = { state: 'yes' | 'no'; note?: string };

/** One operation and what there is of it. */
export type OperationRow = {
  operationId: string;
  method: string;
  path: string;
  area: string;
  /** Routes of the screens that call it. */
  routes: string[];
  isFrame: boolean;
  cells: Record<Column, Cell>;
};

/** What other runs have found out. */
export type Evidence = {
  screens: readonly ScreenUse[];
  texts: ErrorTexts;
  /** Per operation the statuses and codes that pacts have: `success`, `400-1-02-01`. */
  pacts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Operations whose interactions all passed against the sandbox. */
  sandbox: ReadonlySet<string>;
  /** Operations that e2e has called through the mock server. */
  e2e: ReadonlySet<string>;
};

const yes: Cell = { state: 'yes' };
const judge = (missing: readonly string[]): Cell =>
  missing.length === 0 ? yes : { state: 'no', note: missing.join(', ') };

function textCell(codes: readonly string[], texts: Record<string, string>): Cell {
  return judge(codes.filter((code) => texts[code] === undefined));
}

function codesCell({ errorCodes, errors }: FullOperation): Cell {
  const missing = errorCodes.filter((code) => {
    const answer = errors.find(({ status }) => code.startsWith(`${status}-`));
    return !answer?.body?.examples.some(({ name }) => name === code);
  });
  return judge(missing);
}

function successCell({ success }: FullOperation): Cell {
  const { body, headers } = success;
  if (body === undefined) return yes;
  if (body.mediaType !== 'application/json') {
    const name = headers.find((header) => header.name === 'Content-Disposition')?.example;
    return judge(name === undefined ? ['an example of the file name'] : []);
  }
  return judge(body.examples.some(({ name }) => name === 'default') ? [] : ['default']);
}

/** The name of the schema of what a customer enters; undefined if nothing is entered. */
function enteredSchema({ requestBody, operationId }: FullOperation): string | undefined {
  const schema = requestBody?.schema;
  if (requestBody?.mediaType !== 'application/json' || operationId in withoutForm) return undefined;
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return undefined;
  const reference = schema['$ref'];
  return typeof reference === 'string' ? reference.split('/').pop() : undefined;
}

async function zodCell(operation: FullOperation, callers: readonly ScreenUse[]): Promise<Cell> {
  const faults = await exampleFaults(operation);
  const missing = faults.map(({ example, message }) => `${example}: ${message}`);
  const entered = enteredSchema(operation);
  if (entered !== undefined && !callers.some(({ zodSchemas }) => zodSchemas.has(entered))) {
    missing.push(`no form uses ${entered}`);
  }
  return judge(missing);
}

function pactCell({ operationId }: FullOperation, evidence: Evidence): Cell {
  const found = evidence.pacts.get(operationId);
  if (!found) return { state: 'no', note: 'no interaction' };
  const wanted = ['success', ...codesOfScreens(operationId)];
  return judge(wanted.filter((one) => !found.has(one)));
}

/** Everything there is of one operation. */
export async function operationRow(
  operation: FullOperation,
  evidence: Evidence,
): Promise<OperationRow> {
  const { operationId, method, path, area, errorCodes } = operation;
  const { routes, isFrame } = callersOf(operationId, evidence.screens);
  const isCalled = routes.length > 0 || isFrame;
  const callers = evidence.screens.filter(
    ({ ownCalls, frameCalls }) => ownCalls.has(operationId) || frameCalls.has(operationId),
  );
  const [ja, en] = languages.map((language) => textCell(errorCodes, evidence.texts[language]));
  return {
    operationId,
    method,
    path,
    area,
    routes,
    isFrame,
    cells: {
      hook: judge(isCalled ? [] : ['no screen calls it']),
      zod: await zodCell(operation, callers),
      success: successCell(operation),
      codes: codesCell(operation),
      ja: ja ?? yes,
      en: en ?? yes,
      pact: pactCell(operation, evidence),
      sandbox: judge(evidence.sandbox.has(operationId) ? [] : ['not verified']),
      e2e: judge(evidence.e2e.has(operationId) ? [] : ['not called']),
    },
  };
}
