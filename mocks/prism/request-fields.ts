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

/** The names below a schema, each with its path. */
function namesIn(schema: unknown, path: string): string[] {
  if (!isSchema(schema)) return [];
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      `${path}${name}`,
      ...namesIn(property, `${path}${name}.`),
    ]),
    // The first entry represents all entries of a list.
    ...namesIn(items, `${path}0.`),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => namesIn(part, path)),
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

/** The issuer defines the items (`itemKey`); the contract's examples have some of them. */
const itemKeysOf = (operations: Operation[]): string[] =>
  operations.flatMap(({ responses }) =>
    responses
      .flatMap(({ contents = [] }) => contents)
      .flatMap(({ examples = [] }) => examples)
      .flatMap((example) => ('value' in example ? itemKeysIn(example.value) : [])),
  );

/**
 * The fields of an operation's request as an error's `target` names them (S3, S8): body fields, then
 * query and path parameters. A list entry has its index, such as
 * `subMailAddressList.0.subMailAddress`.
 *
 * @param operations of the whole contract
 */
export function requestFields(operation: Operation, operations: Operation[]): string[] {
  const { body, query = [], path = [] } = operation.request ?? {};
  const inBody = (body?.contents ?? []).flatMap(({ schema }) => namesIn(schema, ''));
  const isByItemKey = inBody.some((name) => name.endsWith('.itemKey'));
  const fields = [
    ...inBody,
    ...(isByItemKey ? itemKeysOf(operations) : []),
    ...[...query, ...path].map(({ name }) => name),
  ];
  return [...new Set(fields)];
}

/** Whether a target names one of these fields, whatever the number of a list's entry. */
export function isFieldOf(fields: string[], target: string): boolean {
  const first = target.replaceAll(/(?<=\.)\d+(?=\.)/g, '0');
  return fields.includes(first) || fields.includes(first.replace(/\.\d+$/, ''));
}
