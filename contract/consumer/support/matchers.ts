import type { Contract, Json } from '../../../scripts/generate/contract-types.ts';
import {
  elementSchemaOf,
  elementsOf,
  propertyOf,
  valuesAt,
  type ResolvedSchema,
} from './samples.ts';

/** Fields that a screen reads of an answer: names of values, and objects for inner fields. */
export type ReadFields = readonly (string | { readonly [name: string]: ReadFields | undefined })[];

/**
 * How nullable fields are matched: `either` accepts a value or null, `present` if the provider state guarantees all
 * values, `absent` if it guarantees that all nullable values are null.
 */
export type NullableValues = 'either' | 'present' | 'absent';

/** The expectation of a pact for a body. */
export type ExpectedBody = {
  /** The body in the notation of Pact's matchers. */
  template: Json;
  /** The answer that the consumer test receives. */
  value: Json;
  /** Paths of values that may be null, in Pact's format; Pact's notation for tests cannot express "or null". */
  nullablePaths: string[];
};

/** A value in the notation of Pact's matchers. */
export const matcher = (type: string, value: Json, options: Record<string, Json> = {}): Json => ({
  'pact:matcher:type': type,
  value,
  ...options,
});

const timePattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$';
const formatPatterns: Record<string, string> = {
  date: '^\\d{4}-\\d{2}-\\d{2}$',
  'date-time': timePattern,
};

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A pattern of JSON Schema may match anywhere, a pattern of Pact must match the whole text. */
const wholeTextPattern = (pattern: string): string =>
  `${pattern.startsWith('^') ? '' : '^.*'}${pattern}${pattern.endsWith('$') ? '' : '.*$'}`;

/** The matcher for a value, by its schema: a regular expression for enums, patterns and dates, otherwise the type. */
export function valueMatcher({ schema }: ResolvedSchema, value: Json): Json {
  const { type, const: constant, enum: choices, pattern, format } = schema;
  if (constant !== undefined) return matcher('equality', value);
  if (Array.isArray(choices)) {
    const patterns = choices.filter((choice) => typeof choice === 'string').map(escapePattern);
    return matcher('regex', value, { regex: `^(${patterns.join('|')})$` });
  }
  if (type === 'string' && typeof pattern === 'string') {
    return matcher('regex', value, { regex: wholeTextPattern(pattern) });
  }
  const dateFormat = typeof format === 'string' ? formatPatterns[format] : undefined;
  if (type === 'string' && dateFormat !== undefined)
    return matcher('regex', value, { regex: dateFormat });
  if (type === 'integer') return matcher('integer', value);
  if (type === 'number') return matcher('number', value);
  return matcher('type', value);
}

/** A field of an answer with its examples, at a path of the body. */
type SampledField = {
  schema: ResolvedSchema;
  examples: readonly Json[];
  path: string;
  nullableValues: NullableValues;
};

const nullValue: ExpectedBody = { template: matcher('null', null), value: null, nullablePaths: [] };

function expectValue(contract: Contract, field: SampledField): ExpectedBody {
  const { schema, examples, path, nullableValues } = field;
  if (schema.isNullable && nullableValues === 'absent') return nullValue;
  if (schema.schema['type'] === 'array') return expectArray(contract, field, []);
  const value = examples.find((example) => example !== null);
  if (value === undefined) throw new Error(`No example has a value at ${path}.`);
  const isNullable = schema.isNullable && nullableValues === 'either';
  return { template: valueMatcher(schema, value), value, nullablePaths: isNullable ? [path] : [] };
}

/** Whether a path is the main list of an answer, such as `$.items`. Provider states guarantee at least one entry. */
const isMainList = (path: string): boolean => path.split('.').length === 2;

function expectArray(contract: Contract, field: SampledField, reads: ReadFields): ExpectedBody {
  const { schema, examples, path, nullableValues } = field;
  if (nullableValues === 'absent' && !isMainList(path)) {
    return schema.isNullable ? nullValue : { template: [], value: [], nullablePaths: [] };
  }
  const innerField: SampledField = {
    schema: elementSchemaOf(contract, schema),
    examples: elementsOf(examples),
    path: `${path}[*]`,
    nullableValues,
  };
  const entry =
    reads.length > 0
      ? expectObject(contract, innerField, reads)
      : expectValue(contract, innerField);
  const hasMinimum = nullableValues === 'present' || isMainList(path);
  const minimum: { [key: string]: Json } = hasMinimum ? { min: 1 } : {};
  return { ...entry, template: matcher('type', [entry.template], minimum), value: [entry.value] };
}

function expectObject(contract: Contract, field: SampledField, reads: ReadFields): ExpectedBody {
  const template: { [name: string]: Json } = {};
  const value: { [name: string]: Json } = {};
  const nullablePaths: string[] = [];
  const addField = (name: string, innerReads: ReadFields | undefined): void => {
    const innerField: SampledField = {
      schema: propertyOf(contract, field.schema, name),
      examples: valuesAt(field.examples, name),
      path: `${field.path}.${name}`,
      nullableValues: field.nullableValues,
    };
    const expected =
      innerReads === undefined
        ? expectValue(contract, innerField)
        : expectNested(contract, innerField, innerReads);
    template[name] = expected.template;
    value[name] = expected.value;
    nullablePaths.push(...expected.nullablePaths);
  };
  for (const read of reads) {
    if (typeof read === 'string') addField(read, undefined);
    else for (const [name, innerReads = []] of Object.entries(read)) addField(name, innerReads);
  }
  return { template, value, nullablePaths };
}

function expectNested(contract: Contract, field: SampledField, reads: ReadFields): ExpectedBody {
  const { schema, nullableValues, path } = field;
  if (schema.schema['type'] === 'array') return expectArray(contract, field, reads);
  if (schema.isNullable && nullableValues === 'absent') return nullValue;
  if (schema.isNullable && nullableValues === 'either' && path.includes('[*]')) {
    throw new Error(`${path} may be null: read its fields in a state that guarantees it.`);
  }
  const examples = field.examples.filter((example) => example !== null);
  return expectObject(contract, { ...field, examples }, reads);
}

/**
 * The expectation of a pact for an answer, from the contract's schema and examples.
 *
 * @param examples values of the same schema; the first is preferred, the others are used where the first has null
 * @throws Error if the contract does not have a field, or has no example of it
 */
export function expectBody(
  contract: Contract,
  schema: ResolvedSchema,
  examples: readonly Json[],
  reads: ReadFields,
  nullableValues: NullableValues,
): ExpectedBody {
  return expectObject(contract, { schema, examples, path: '$', nullableValues }, reads);
}
