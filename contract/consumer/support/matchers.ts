import type { Contract, Json } from '../../../scripts/generate/contract-types.ts';
import { elementOf, elementsOf, propertyOf, valuesAt, type ReadSchema } from './samples.ts';

/** Fields that a screen reads of an answer: names of values, and objects for inner fields. */
export type Reads = readonly (string | { readonly [name: string]: Reads | undefined })[];

/**
 * How nullable fields are matched: `either` accepts a value or null, `present` if the provider state guarantees all
 * values, `absent` if it guarantees that all nullable values are null.
 */
export type NullableValues = 'either' | 'present' | 'absent';

/** The expectation of a pact for a body. */
export type Expected = {
  /** The body in the notation of Pact's matchers. */
  template: Json;
  /** The answer that the consumer test receives. */
  value: Json;
  /** Positions that may be null, as Pact writes paths; Pact's notation for tests cannot express them. */
  nullable: string[];
};

/** A value in the notation of Pact's matchers. */
export const matcher = (type: string, value: Json, options: Record<string, Json> = {}): Json => ({
  'pact:matcher:type': type,
  value,
  ...options,
});

const dateTime = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$';
const formats: Record<string, string> = { date: '^\\d{4}-\\d{2}-\\d{2}$', 'date-time': dateTime };

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A pattern of JSON Schema may match anywhere, a pattern of Pact must match the whole text. */
const wholeTextPattern = (pattern: string): string =>
  `${pattern.startsWith('^') ? '' : '^.*'}${pattern}${pattern.endsWith('$') ? '' : '.*$'}`;

/** The matcher for a value, by its schema: an expression for enums, patterns and dates, otherwise the type. */
export function valueMatcher({ schema }: ReadSchema, value: Json): Json {
  const { type, const: only, enum: choices, pattern, format } = schema;
  if (only !== undefined) return matcher('equality', value);
  if (Array.isArray(choices)) {
    const words = choices.filter((choice) => typeof choice === 'string').map(escapePattern);
    return matcher('regex', value, { regex: `^(${words.join('|')})$` });
  }
  if (type === 'string' && typeof pattern === 'string') {
    return matcher('regex', value, { regex: wholeTextPattern(pattern) });
  }
  const dateFormat = typeof format === 'string' ? formats[format] : undefined;
  if (type === 'string' && dateFormat !== undefined)
    return matcher('regex', value, { regex: dateFormat });
  if (type === 'integer') return matcher('integer', value);
  if (type === 'number') return matcher('number', value);
  return matcher('type', value);
}

/** A field of an answer with its examples, at a path of the body. */
type SampledField = {
  schema: ReadSchema;
  examples: readonly Json[];
  path: string;
  nullableValues: NullableValues;
};

const absent: Expected = { template: matcher('null', null), value: null, nullable: [] };

function expectValue(contract: Contract, field: SampledField): Expected {
  const { schema, examples, path, nullableValues } = field;
  if (schema.isNullable && nullableValues === 'absent') return absent;
  if (schema.schema['type'] === 'array') return expectArray(contract, field, []);
  const value = examples.find((example) => example !== null);
  if (value === undefined) throw new Error(`No example has a value at ${path}.`);
  const isNullable = schema.isNullable && nullableValues === 'either';
  return { template: valueMatcher(schema, value), value, nullable: isNullable ? [path] : [] };
}

/** Whether a path is the main list of an answer, such as `$.items`: its state guarantees at least one entry. */
const isList = (path: string): boolean => path.split('.').length === 2;

function expectArray(contract: Contract, field: SampledField, reads: Reads): Expected {
  const { schema, examples, path, nullableValues } = field;
  if (nullableValues === 'absent' && !isList(path)) {
    return schema.isNullable ? absent : { template: [], value: [], nullable: [] };
  }
  const innerField: SampledField = {
    schema: elementOf(contract, schema),
    examples: elementsOf(examples),
    path: `${path}[*]`,
    nullableValues,
  };
  const entry =
    reads.length > 0
      ? expectObject(contract, innerField, reads)
      : expectValue(contract, innerField);
  const hasMinimum = nullableValues === 'present' || isList(path);
  const minimum: { [key: string]: Json } = hasMinimum ? { min: 1 } : {};
  return { ...entry, template: matcher('type', [entry.template], minimum), value: [entry.value] };
}

function expectObject(contract: Contract, field: SampledField, reads: Reads): Expected {
  const template: { [name: string]: Json } = {};
  const value: { [name: string]: Json } = {};
  const nullable: string[] = [];
  const add = (name: string, innerReads: Reads | undefined): void => {
    const innerField: SampledField = {
      schema: propertyOf(contract, field.schema, name),
      examples: valuesAt(field.examples, name),
      path: `${field.path}.${name}`,
      nullableValues: field.nullableValues,
    };
    const expected =
      innerReads === undefined
        ? expectValue(contract, innerField)
        : expectInside(contract, innerField, innerReads);
    template[name] = expected.template;
    value[name] = expected.value;
    nullable.push(...expected.nullable);
  };
  for (const read of reads) {
    if (typeof read === 'string') add(read, undefined);
    else for (const [name, innerReads = []] of Object.entries(read)) add(name, innerReads);
  }
  return { template, value, nullable };
}

function expectInside(contract: Contract, field: SampledField, reads: Reads): Expected {
  const { schema, nullableValues, path } = field;
  if (schema.schema['type'] === 'array') return expectArray(contract, field, reads);
  if (schema.isNullable && nullableValues === 'absent') return absent;
  if (schema.isNullable && nullableValues === 'either' && path.includes('[*]')) {
    throw new Error(`${path} may be null: read its fields in a state that guarantees it.`);
  }
  const examples = field.examples.filter((example) => example !== null);
  return expectObject(contract, { ...field, examples }, reads);
}

/**
 * The expectation of a pact for an answer, from the contract's schema and examples.
 *
 * @param examples values of the same schema; the first is preferred, the others replace its nulls
 * @throws Error if the contract does not have a field, or has no example of it
 */
export function expectBody(
  contract: Contract,
  schema: ReadSchema,
  examples: readonly Json[],
  reads: Reads,
  nullableValues: NullableValues,
): Expected {
  return expectObject(contract, { schema, examples, path: '$', nullableValues }, reads);
}
