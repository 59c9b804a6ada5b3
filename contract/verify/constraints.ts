import type { ValidateFunction } from 'ajv/dist/2020.js';
import { contractSchemas } from '../lib/contract-schemas.ts';
import { fullOperations, type ContractDocument } from '../lib/contract.ts';
import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';
import type { CallInput } from './behaviour/browser.ts';

type Location = 'path' | 'query' | 'body';

/** One constraint of the contract on a sent value. Its functions move a call's value to the limit, or just beyond. */
export type Boundary = {
  operationId: string;
  /** The field as a refusal names it (S8 target): `subMailAddressList.0.subMailAddress`. */
  field: string;
  location: Location;
  /** Such as `maxLength 128`. */
  rule: string;
  /** Changes a valid call so that it breaks the rule; undefined if no value does. */
  beyond?: (sent: CallInput) => CallInput;
  /** Changes a valid call so that it is exactly at the limit; undefined if the rule has no limit, such as a pattern. */
  atLimit?: (sent: CallInput) => CallInput;
};

type Field = { operationId: string; location: Location; fieldPath: readonly (string | number)[] };

const noValue = Symbol('no value');
type Value = Json | typeof noValue;

/** A copy of `base` with the value at the path. Creates missing objects and lists of the path. */
function withValue(base: unknown, fieldPath: readonly (string | number)[], value: Value): unknown {
  const [name, ...innerPath] = fieldPath;
  if (name === undefined) return value;
  const copy: unknown = structuredClone(base) ?? (typeof name === 'number' ? [] : {});
  if (typeof copy !== 'object' || copy === null) return copy;
  if (innerPath.length === 0 && value === noValue) Reflect.deleteProperty(copy, name);
  else Reflect.set(copy, name, withValue(Reflect.get(copy, name), innerPath, value));
  return copy;
}

const withTextsForNumbers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withTextsForNumbers)
    : typeof value === 'number'
      ? String(value)
      : value;

const makeSetter =
  ({ location, fieldPath }: Field, value: Value) =>
  (input: CallInput): CallInput => ({
    ...input,
    [location]: withValue(
      input[location],
      fieldPath,
      location === 'body' || value === noValue
        ? value
        : JSON.parse(JSON.stringify(withTextsForNumbers(value))),
    ),
  });

const fillerCharacters = ['a', 'A', '1', 'あ'];

/** A mail address of this length. No label of its domain is too long (RFC 1035). */
function mailAddressesOfLength(length: number): string[] {
  const domainEnd = '.example.com';
  const localPart = 'a'.repeat(Math.min(64, Math.max(1, length - domainEnd.length - 2)));
  let domainLength = Math.max(1, length - localPart.length - 1 - domainEnd.length);
  const labels: string[] = [];
  for (; domainLength > 63; domainLength -= 62) labels.push('d'.repeat(61));
  return [`${localPart}@${[...labels, 'd'.repeat(domainLength)].join('.')}${domainEnd}`];
}

/** Candidates for a text of this length: the lengthened or shortened example, and repeated fillers. */
function textsOfLength(example: string, length: number, fillers: readonly string[]): string[] {
  const paddingOf = (filler: string) => filler.repeat(Math.max(0, length - [...example].length));
  if (example.includes('@')) return mailAddressesOfLength(length);
  return [
    ...fillers.flatMap((filler) => [
      paddingOf(filler) + example,
      example + paddingOf(filler),
      filler.repeat(length),
    ]),
    [...example].slice(0, length).join(''),
  ].filter((text) => [...text].length === length);
}

const textsWithSymbols = (example: string): string[] =>
  ['!', ' ', '?', '.', 'あ', '/'].flatMap((symbol) => [
    `${example}${symbol}`,
    `${symbol}${example}`,
    symbol,
  ]);

class BoundaryCollector {
  readonly #compile: (schema: Json) => ValidateFunction;
  readonly #contract: ContractDocument;
  /** How far a value is beyond its limit. */
  readonly #distance: number;
  readonly #fillers: readonly string[];
  boundaries: Boundary[] = [];

  constructor(contract: ContractDocument, seed: number) {
    this.#contract = contract;
    this.#distance = 1 + (seed % 97);
    const start = seed % fillerCharacters.length;
    this.#fillers = [...fillerCharacters.slice(start), ...fillerCharacters.slice(0, start)];
    this.#compile = contractSchemas(contract, { allErrors: true }).compile;
  }

  resolve(schema: Json | undefined): Record<string, Json> {
    if (!isJsonObject(schema)) return {};
    const { $ref: reference, allOf, ...ownKeywords } = schema;
    const referencedSchema =
      typeof reference === 'string'
        ? this.resolve(this.#contract.components['schemas']?.[reference.split('/').at(-1) ?? ''])
        : {};
    const combinedSchemas = Array.isArray(allOf) ? allOf.map((part) => this.resolve(part)) : [];
    return Object.assign({}, referencedSchema, ...combinedSchemas, ownKeywords);
  }

  add(
    field: Field,
    rule: string,
    values: { beyond?: Value | undefined; atLimit?: Value | undefined },
  ) {
    const { beyond, atLimit } = values;
    this.boundaries.push({
      operationId: field.operationId,
      field: field.fieldPath.join('.'),
      location: field.location,
      rule,
      ...(beyond !== undefined && { beyond: makeSetter(field, beyond) }),
      ...(atLimit !== undefined && { atLimit: makeSetter(field, atLimit) }),
    });
  }

  /** @param example a valid value; undefined if the pact sends none */
  visit(field: Field, givenSchema: Json | undefined, example: unknown): void {
    const schema = this.resolve(givenSchema);
    const sample = example ?? schema['example'] ?? schema['default'];
    const isValid = this.#compile(schema);
    const breaksOnly = (keyword: string) => (value: Json) =>
      !isValid(value) && (isValid.errors ?? []).every((error) => error.keyword === keyword);
    const findInvalid = (texts: readonly string[], keyword: string) =>
      texts.find(breaksOnly(keyword)) ?? texts.find((text) => !isValid(text));
    const sampleText = typeof sample === 'string' ? sample : '';
    for (const [keyword, distance] of [
      ['minLength', -1],
      ['maxLength', this.#distance],
    ] as const) {
      const limit = schema[keyword];
      if (typeof limit !== 'number') continue;
      const length = limit + distance;
      const texts = [...textsOfLength(sampleText, length, this.#fillers), 'a'.repeat(length)];
      const beyond = findInvalid(texts, keyword);
      const atLimit = textsOfLength(sampleText, limit, this.#fillers).find((value) =>
        isValid(value),
      );
      this.add(field, `${keyword} ${limit}`, { beyond, atLimit });
    }
    const { pattern, format, minimum, maximum } = schema;
    if (typeof pattern === 'string')
      this.add(field, 'pattern', { beyond: findInvalid(textsWithSymbols(sampleText), 'pattern') });
    if (format === 'date' || format === 'email')
      this.add(field, `format ${format}`, { beyond: format === 'date' ? '2026-02-30' : 'a@' });
    if (field.location === 'query' && schema['type'] === 'integer')
      this.add(field, 'type integer', { beyond: 'abc' });
    if (schema['type'] === 'boolean') this.add(field, 'type boolean', { beyond: 'yes' });
    if (typeof minimum === 'number')
      this.add(field, `minimum ${minimum}`, { beyond: minimum - this.#distance, atLimit: minimum });
    if (typeof maximum === 'number')
      this.add(field, `maximum ${maximum}`, { beyond: maximum + this.#distance, atLimit: maximum });
    if (schema['enum'] !== undefined) this.add(field, 'enum', { beyond: 'somethingElse' });
    this.#visitList(field, schema, sample);
    this.#visitFields(field, schema, sample);
  }

  #visitList(field: Field, schema: Record<string, Json>, sample: unknown): void {
    const { items, minItems, maxItems, uniqueItems } = schema;
    if (items === undefined) return;
    const list: unknown[] = Array.isArray(sample) ? sample : [];
    const firstItem = JSON.parse(JSON.stringify(list[0] ?? this.resolve(items)['example'] ?? null));
    const repeatItem = (count: number): Json[] => Array.from({ length: count }, () => firstItem);
    if (firstItem !== null && typeof maxItems === 'number')
      this.add(field, `maxItems ${maxItems}`, {
        beyond: repeatItem(maxItems + this.#distance),
        ...(uniqueItems === true ? {} : { atLimit: repeatItem(maxItems) }),
      });
    // A query cannot contain an empty list.
    if (typeof minItems === 'number' && minItems > 0 && field.location === 'body')
      this.add(field, `minItems ${minItems}`, { beyond: repeatItem(minItems - 1) });
    if (uniqueItems === true && firstItem !== null)
      this.add(field, 'uniqueItems', { beyond: repeatItem(2) });
    if (list.length > 0 || field.location === 'query')
      this.visit({ ...field, fieldPath: [...field.fieldPath, 0] }, items, list[0]);
  }

  #visitFields(field: Field, schema: Record<string, Json>, sample: unknown): void {
    const { properties, required } = schema;
    if (!isJsonObject(properties)) return;
    for (const [name, innerSchema] of Object.entries(properties)) {
      const innerField = { ...field, fieldPath: [...field.fieldPath, name] };
      const value: unknown = Reflect.get(Object(sample), name);
      if (Array.isArray(required) && required.includes(name))
        this.add(innerField, 'required', { beyond: noValue });
      this.visit(innerField, innerSchema, value);
    }
  }
}

/**
 * Finds the constraints on sent values of operations: lengths, patterns, formats, numbers, lists, required fields.
 *
 * @param seed chooses other characters, and values farther beyond the limits; 0 for values just beyond
 */
export function createBoundaryFinder(
  contract: ContractDocument,
  seed = 0,
): (operationId: string, sent: CallInput) => Boundary[] {
  const operations = fullOperations(contract);
  const collector = new BoundaryCollector(contract, seed);
  return (operationId, input) => {
    const operation = operations.find((one) => one.operationId === operationId);
    if (!operation) return [];
    collector.boundaries = [];
    for (const { in: location, name, schema, required } of operation.parameters) {
      if (location !== 'path' && location !== 'query') continue;
      const field = { operationId, location, fieldPath: [name] };
      if (required === true && location === 'query')
        collector.add(field, 'required', { beyond: noValue });
      const givenSchema: Json = JSON.parse(JSON.stringify(schema ?? {}));
      const value: unknown = input[location]?.[name];
      const isList = collector.resolve(givenSchema)['type'] === 'array';
      collector.visit(field, givenSchema, Array.isArray(value) && !isList ? value[0] : value);
    }
    const body = operation.requestBody;
    if (body?.mediaType === 'application/json')
      collector.visit({ operationId, location: 'body', fieldPath: [] }, body.schema, input.body);
    return collector.boundaries;
  };
}
