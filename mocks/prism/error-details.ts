import * as z from 'zod';
import type { NamedExample } from './contract.ts';
import { namedExamples, operationIdOf } from './contract.ts';
import type { Operation } from './prism.ts';
import { isFieldOf, requestFields } from './request-fields.ts';

/** Details that an order adds to an error code: fields in error, and values for placeholders of the text. */
export type ErrorDetails = {
  target?: string[] | undefined;
  fillIns?: Record<string, string> | undefined;
};

/** The items of an error answer (S8): fields in error, and values for the placeholders of the text. */
const ErrorItems = z.array(
  z.looseObject({
    target: z.array(z.string()),
    mapping: z.array(z.object({ key: z.string(), value: z.string(), type: z.string() })),
  }),
);
type ErrorItem = z.infer<typeof ErrorItems>[number];

/** The contents of an error code's example. */
export type CodeExample = {
  meaning: string;
  target: string[];
  fillIns: ErrorItem['mapping'];
};

/** The order names a field or a fill-in that the operation or the code does not have. */
export class UnfitDetailsError extends Error {}

const codeForm = /^\d{3}-1-\d{2}-\d{2}$/;

function readExample({ summary, value }: NamedExample): CodeExample {
  const [item] = ErrorItems.parse(value);
  return { meaning: summary, target: item?.target ?? [], fillIns: item?.mapping ?? [] };
}

/** Every error code of the contract's operations, with the contents of its example. */
export const codeExamples = (operations: Operation[]): Record<string, CodeExample> =>
  Object.fromEntries(
    operations
      .flatMap(namedExamples)
      .filter(({ name }) => codeForm.test(name))
      .map((example) => [example.name, readExample(example)]),
  );

const listed = (names: string[]): string => (names.length === 0 ? 'none' : names.join(', '));

/**
 * Checks that the operation and the code have the order's target and fill-ins.
 *
 * @param operations of the whole contract
 * @throws UnfitDetailsError with one sentence
 */
export function assertDetailsFit(
  operation: Operation,
  operations: Operation[],
  { code, target = [], fillIns = {} }: ErrorDetails & { code?: string | undefined },
): void {
  const names = Object.keys(fillIns);
  if (target.length === 0 && names.length === 0) return;
  if (code === undefined) {
    throw new UnfitDetailsError('target and fillIns need an error code: set `code`');
  }
  const fields = requestFields(operation, operations);
  const wrong = target.find((name) => !isFieldOf(fields, name));
  if (wrong !== undefined) {
    throw new UnfitDetailsError(
      `${operationIdOf(operation)} takes no entry ${wrong}; it takes: ${listed(fields)}`,
    );
  }
  const example = namedExamples(operation).find(({ name }) => name === code);
  const known = example ? readExample(example).fillIns.map(({ key }) => key) : [];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UnfitDetailsError(`${code} has no fill-in ${unknown}; it has: ${listed(known)}`);
  }
}

/**
 * Puts an order's target and fill-ins into the body of an error's example.
 *
 * @param body a list of error items (S8)
 */
export const withDetails = (body: unknown, { target, fillIns = {} }: ErrorDetails): unknown =>
  ErrorItems.parse(body).map((item) => ({
    ...item,
    target: target ?? item.target,
    mapping: item.mapping.map((fillIn) => ({
      ...fillIn,
      value: fillIns[fillIn.key] ?? fillIn.value,
    })),
  }));
