import * as z from 'zod';
import { type NamedExample, namedExamplesOf, operationIdOf } from './contract.ts';
import type { Operation } from './prism.ts';

/** The parts of a JSON Schema that define fields. */
type Schema = {
  properties?: Record<string, unknown>;
  items?: unknown;
  allOf?: unknown[];
  anyOf?: unknown[];
  oneOf?: unknown[];
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSchema = (value: unknown): value is Schema => isObject(value) && !Array.isArray(value);

/** The fields below a schema, each with its path, such as `subMailAddressList.0.subMailAddress`. */
function fieldPathsIn(schema: unknown, path: string): string[] {
  if (!isSchema(schema)) return [];
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      `${path}${name}`,
      ...fieldPathsIn(property, `${path}${name}.`),
    ]),
    // The first entry represents all entries of a list.
    ...fieldPathsIn(items, `${path}0.`),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((subschema) => fieldPathsIn(subschema, path)),
  ];
}

/** Values of `itemKey` anywhere in an example. */
function itemKeysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(itemKeysIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    name === 'itemKey' && typeof child === 'string' ? [child] : itemKeysIn(child),
  );
}

/** The issuer defines the items; the contract knows only the keys (`itemKey`) in its examples. */
const itemKeysOf = (operations: Operation[]): string[] =>
  operations.flatMap(({ responses }) =>
    responses
      .flatMap(({ contents = [] }) => contents)
      .flatMap(({ examples = [] }) => examples)
      .flatMap((example) => ('value' in example ? itemKeysIn(example.value) : [])),
  );

/**
 * The fields of an operation's request, with the names that an error's `target` uses (S3, S8): body fields, then
 * query and path parameters. The name of a list entry contains its index, such as
 * `subMailAddressList.0.subMailAddress`.
 *
 * @param operations of the whole contract
 */
export function requestFieldsOf(operation: Operation, operations: Operation[]): string[] {
  const { body, query = [], path = [] } = operation.request ?? {};
  const bodyFields = (body?.contents ?? []).flatMap(({ schema }) => fieldPathsIn(schema, ''));
  const hasItemKeys = bodyFields.some((name) => name.endsWith('.itemKey'));
  const fields = [
    ...bodyFields,
    ...(hasItemKeys ? itemKeysOf(operations) : []),
    ...[...query, ...path].map(({ name }) => name),
  ];
  return [...new Set(fields)];
}

/** Whether a target names one of these fields. An entry of a list may have any index. */
export function isFieldOf(fields: string[], target: string): boolean {
  const targetInFirstEntry = target.replaceAll(/(?<=\.)\d+(?=\.)/g, '0');
  return (
    fields.includes(targetInFirstEntry) || fields.includes(targetInFirstEntry.replace(/\.\d+$/, ''))
  );
}

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

/** Thrown if an order names a field or a fill-in that the operation or the error code does not have. */
export class UnfitDetailsError extends Error {}

const codePattern = /^\d{3}-1-\d{2}-\d{2}$/;

function toCodeExample({ summary, value }: NamedExample): CodeExample {
  const [item] = ErrorItems.parse(value);
  return { meaning: summary, target: item?.target ?? [], fillIns: item?.mapping ?? [] };
}

/** Every error code of the contract's operations, with the contents of its example. */
export const codeExamplesOf = (operations: Operation[]): Record<string, CodeExample> =>
  Object.fromEntries(
    operations
      .flatMap(namedExamplesOf)
      .filter(({ name }) => codePattern.test(name))
      .map((example) => [example.name, toCodeExample(example)]),
  );

const joinNames = (names: string[]): string => (names.length === 0 ? 'none' : names.join(', '));

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
  const fillInNames = Object.keys(fillIns);
  if (target.length === 0 && fillInNames.length === 0) return;
  if (code === undefined) {
    throw new UnfitDetailsError('target and fillIns need an error code: set `code`');
  }
  const fields = requestFieldsOf(operation, operations);
  const unknownTarget = target.find((name) => !isFieldOf(fields, name));
  if (unknownTarget !== undefined) {
    throw new UnfitDetailsError(
      `${operationIdOf(operation)} takes no entry ${unknownTarget}; it takes: ${joinNames(fields)}`,
    );
  }
  const example = namedExamplesOf(operation).find(({ name }) => name === code);
  const knownFillIns = example ? toCodeExample(example).fillIns.map(({ key }) => key) : [];
  const unknownFillIn = fillInNames.find((name) => !knownFillIns.includes(name));
  if (unknownFillIn !== undefined) {
    throw new UnfitDetailsError(
      `${code} has no fill-in ${unknownFillIn}; it has: ${joinNames(knownFillIns)}`,
    );
  }
}

/**
 * Puts an order's target and fill-ins into the body of an error's example.
 *
 * @param body a list of error items (S8)
 */
export const addDetails = (body: unknown, { target, fillIns = {} }: ErrorDetails): unknown =>
  ErrorItems.parse(body).map((item) => ({
    ...item,
    target: target ?? item.target,
    mapping: item.mapping.map((fillIn) => ({
      ...fillIn,
      value: fillIns[fillIn.key] ?? fillIn.value,
    })),
  }));
