import type { NamedExample } from './contract.ts';
import { namedExamples, operationIdOf } from './contract.ts';
import type { Operation } from './prism.ts';
import { isFieldOf, requestFields } from './request-fields.ts';

/** What an order adds to an error code: the fields in error and values for the text's placeholders. */
export type ErrorDetails = {
  target?: string[] | undefined;
  fillIns?: Record<string, string> | undefined;
};

/** A placeholder in the text of an error code (S8). */
type FillIn = { key: string; value: string; type: string };

/** What the contract's example says about an error code. */
export type CodeExample = { meaning: string; target: string[]; fillIns: FillIn[] };

/** The order names a field or a fill-in that the operation or the code does not have. */
export class UnfitDetailsError extends Error {}

const codeForm = /^\d{3}-1-\d{2}-\d{2}$/;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown, name: string): string => {
  const text: unknown = isObject(value) ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
};

/** Reads the only item of an error code's example. */
function readExample({ summary, value }: NamedExample): CodeExample {
  const [item] = listOf(value);
  const read = (name: string): unknown[] => listOf(isObject(item) ? Reflect.get(item, name) : []);
  return {
    meaning: summary,
    target: read('target').filter((name) => typeof name === 'string'),
    fillIns: read('mapping').map((place) => ({
      key: textOf(place, 'key'),
      value: textOf(place, 'value'),
      type: textOf(place, 'type'),
    })),
  };
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
  const places = Object.keys(fillIns);
  if (target.length === 0 && places.length === 0) return;
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
  const unknown = places.find((place) => !known.includes(place));
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
  listOf(body).map((item) => {
    if (!isObject(item)) return item;
    const mapping = listOf(Reflect.get(item, 'mapping')).map((place) => {
      const value = fillIns[textOf(place, 'key')];
      return isObject(place) && value !== undefined ? { ...place, value } : place;
    });
    return { ...item, ...(target === undefined ? {} : { target }), mapping };
  });
