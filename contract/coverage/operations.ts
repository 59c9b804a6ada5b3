import { operations as operationTable } from '../../generated/operations.ts';
import { callersCodes } from '../consumer/support/refusals.ts';
import type { FullOperation } from '../lib/contract.ts';
import { codesIn, operationIdOf, type Pact } from '../lib/pact.ts';
import type { TestCase } from '../lib/results.ts';
import { callersOf, readScreens, type ScreenUse } from '../lib/screens.ts';

/** Operations with a body that is not typed into a form, with the source of the body. */
const operationsWithoutForm: Readonly<Record<string, string>> = {
  logout: 'an empty body (S7)',
  createUploadToken: 'name and size of a chosen file',
  updateBillStatus: 'one of the statuses that the list offers',
  registerEStorageLinkage: 'a button (S2)',
  registerEStorageLinkageByToken: 'a button (S2)',
  updateLedgerMailAttachment: 'a choice',
  updateAttachedMailSettings: 'choices',
};

/** What proves the use of operations: the screens that call them, and their answers in the pact. */
export type Evidence = {
  screens: readonly ScreenUse[];
  /** Per operation: `success` and the error codes that the pact has. */
  pactAnswers: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Reads the screens' imports and the pact. */
export function readEvidence({ interactions }: Pact): Evidence {
  const pactAnswers = new Map<string, Set<string>>();
  for (const { description, response } of interactions) {
    const operationId = operationIdOf(description);
    const answersInPact = pactAnswers.get(operationId) ?? new Set();
    pactAnswers.set(operationId, answersInPact);
    const { status, body } = response;
    for (const name of status < 300 ? ['success'] : codesIn(body?.content)) answersInPact.add(name);
  }
  return { screens: readScreens(operationTable), pactAnswers };
}

/** The examples that the contract lacks: `default`, the name of a file, each error code. */
function missingExamples(operation: FullOperation): string[] {
  const { requestBody, success, errors, errorCodes } = operation;
  const { body, headers } = success;
  const isJson = body?.mediaType === 'application/json';
  const disposition = headers.find(({ name }) => name === 'Content-Disposition');
  const codesWithoutExample = errorCodes.filter((code) => {
    const answer = errors.find(({ status }) => code.startsWith(`${status}-`));
    return !answer?.body?.examples.some(({ name }) => name === code);
  });
  return [
    ...(isJson && body.examples[0]?.name !== 'default' ? ['default'] : []),
    ...(requestBody?.mediaType === 'application/json' && requestBody.examples[0]?.name !== 'default'
      ? ['default of the request']
      : []),
    ...(body !== undefined && !isJson && disposition?.example === undefined
      ? ['the file name']
      : []),
    ...codesWithoutExample,
  ];
}

/** The name of the schema of a form's entries; undefined if the operation has no form. */
function formSchemaName({ requestBody, operationId }: FullOperation): string | undefined {
  const schema = requestBody?.schema;
  if (requestBody?.mediaType !== 'application/json' || operationId in operationsWithoutForm)
    return undefined;
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return undefined;
  const reference = schema['$ref'];
  return typeof reference === 'string' ? reference.split('/').pop() : undefined;
}

function faultsOf(
  operation: FullOperation,
  { screens, pactAnswers }: Evidence,
): Record<string, string[]> {
  const { operationId } = operation;
  const { routes, isCalledByFrame } = callersOf(operationId, screens);
  const callers = screens.filter(
    ({ pageCalls, frameCalls }) => pageCalls.has(operationId) || frameCalls.has(operationId),
  );
  const schemaName = formSchemaName(operation);
  const hasForm =
    schemaName === undefined || callers.some(({ zodSchemas }) => zodSchemas.has(schemaName));
  const tableEntry = operationTable.find((one) => one.operationId === operationId);
  const expectedNames = ['success', ...(tableEntry ? callersCodes(tableEntry.operationId) : [])];
  return {
    'a screen': routes.length > 0 || isCalledByFrame ? [] : ['no screen calls it'],
    'a form with its zod schema': hasForm ? [] : [`no form uses ${schemaName}`],
    'named examples': missingExamples(operation).map((name) => `no example of ${name}`),
    pacts: expectedNames
      .filter((name) => !pactAnswers.get(operationId)?.has(name))
      .map((name) => `no interaction with ${name}`),
  };
}

/** One case per operation and requirement. */
export const operationCases = (
  operations: readonly FullOperation[],
  evidence: Evidence,
): TestCase[] =>
  operations.flatMap((operation) =>
    Object.entries(faultsOf(operation, evidence)).map(([what, faults]) => ({
      group: `each operation has ${what}`,
      name: operation.operationId,
      faults,
    })),
  );
