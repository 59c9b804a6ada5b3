import type { FullOperation } from '../lib/contract.ts';
import type { Case } from '../lib/results.ts';

function missingNames({ success: { body, headers }, errors, errorCodes }: FullOperation): string[] {
  const isJson = body?.mediaType === 'application/json';
  const disposition = headers.find(({ name }) => name === 'Content-Disposition');
  const codes = errorCodes.filter((code) => {
    const answer = errors.find(({ status }) => code.startsWith(`${status}-`));
    return !answer?.body?.examples.some(({ name }) => name === code);
  });
  return [
    ...(isJson && body.examples[0]?.name !== 'default' ? ['default'] : []),
    ...(body !== undefined && !isJson && disposition?.example === undefined
      ? ['the file name']
      : []),
    ...codes,
  ];
}

/** Whether each operation shows a success named `default`, a file its name, and each of its codes. */
export const namedExamples = (operations: readonly FullOperation[]): Case[] =>
  operations.map((operation) => ({
    group: 'named examples',
    name: operation.operationId,
    faults: missingNames(operation).map((name) => `has no example of ${name}`),
  }));
