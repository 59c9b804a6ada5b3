import type { Contract, Json } from '../../../scripts/generate/contract-types.ts';
import { elementOf, elementsOf, propertyOf, valuesAt, type ReadSchema } from './samples.ts';

/** Fields that a screen reads of an answer: names of values, and objects for what is inside. */
export type Reads = readonly (string | { readonly [field: string]: Reads | undefined })[];

/**
 * How null is held: `allowed` wherever the contract allows it, `present` where the provider state says
 * that everything is there, `absent` where it says that nothing is which need not be.
 */
export type Nulls = 'allowed' | 'present' | 'absent';

/** What a pact expects of a body. */
export type Expected = {
  /** In the notation of Pact's matchers. */
  template: Json;
  /** The answer that the consumer's test gets. */
  value: Json;
  /** Places where null will do too, as Pact writes paths; Pact's notation has no word for it. */
  nullable: string[];
};

const matcher = (type: string, value: Json, more: { [key: string]: Json } = {}): Json => ({
  'pact:matcher:type': type,
  value,
  ...more,
});

const dateTime = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$';
const formats: Record<string, string> = { date: '^\\d{4}-\\d{2}-\\d{2}$', 'date-time': dateTime };

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** JSON Schema looks for a pattern anywhere, Pact holds it against the whole text. */
const whole = (pattern: string): string =>
  `${pattern.startsWith('^') ? '' : '^.*'}${pattern}${pattern.endsWith('$') ? '' : '.*$'}`;

/** The matcher of one value, by its schema: enums, patterns and dates by expression, else its type. */
export function valueMatcher({ schema }: ReadSchema, value: Json): Json {
  const { type, const: only, enum: choices, pattern, format } = schema;
  if (only !== undefined) return matcher('equality', value);
  if (Array.isArray(choices)) {
    const words = choices.filter((choice) => typeof choice === 'string').map(literally);
    return matcher('regex', value, { regex: `^(${words.join('|')})$` });
  }
  if (type === 'string' && typeof pattern === 'string') {
    return matcher('regex', value, { regex: whole(pattern) });
  }
  const known = typeof format === 'string' ? formats[format] : undefined;
  if (type === 'string' && known !== undefined) return matcher('regex', value, { regex: known });
  if (type === 'integer') return matcher('integer', value);
  if (type === 'number') return matcher('number', value);
  return matcher('type', value);
}

type Place = { schema: ReadSchema; examples: readonly Json[]; path: string; nulls: Nulls };

const absent: Expected = { template: matcher('null', null), value: null, nullable: [] };

function expectValue(contract: Contract, place: Place): Expected {
  const { schema, examples, path, nulls } = place;
  if (schema.isNullable && nulls === 'absent') return absent;
  if (schema.schema['type'] === 'array') return expectArray(contract, place, []);
  const value = examples.find((example) => example !== null);
  if (value === undefined) throw new Error(`No example has a value at ${path}.`);
  const isNullable = schema.isNullable && nulls === 'allowed';
  return { template: valueMatcher(schema, value), value, nullable: isNullable ? [path] : [] };
}

/** The list that an answer is about, such as `$.items`: its state promises at least one. */
const isList = (path: string): boolean => path.split('.').length === 2;

function expectArray(contract: Contract, place: Place, reads: Reads): Expected {
  const { schema, examples, path, nulls } = place;
  if (nulls === 'absent' && !isList(path)) {
    return schema.isNullable ? absent : { template: [], value: [], nullable: [] };
  }
  const inner: Place = {
    schema: elementOf(contract, schema),
    examples: elementsOf(examples),
    path: `${path}[*]`,
    nulls,
  };
  const one =
    reads.length > 0 ? expectObject(contract, inner, reads) : expectValue(contract, inner);
  const hasMinimum = nulls === 'present' || isList(path);
  const least: { [key: string]: Json } = hasMinimum ? { min: 1 } : {};
  return { ...one, template: matcher('type', [one.template], least), value: [one.value] };
}

function expectObject(contract: Contract, place: Place, reads: Reads): Expected {
  const template: { [name: string]: Json } = {};
  const value: { [name: string]: Json } = {};
  const nullable: string[] = [];
  const add = (name: string, inside: Reads | undefined): void => {
    const inner: Place = {
      schema: propertyOf(contract, place.schema, name),
      examples: valuesAt(place.examples, name),
      path: `${place.path}.${name}`,
      nulls: place.nulls,
    };
    const found =
      inside === undefined ? expectValue(contract, inner) : expectInside(contract, inner, inside);
    template[name] = found.template;
    value[name] = found.value;
    nullable.push(...found.nullable);
  };
  for (const read of reads) {
    if (typeof read === 'string') add(read, undefined);
    else for (const [name, inside = []] of Object.entries(read)) add(name, inside);
  }
  return { template, value, nullable };
}

function expectInside(contract: Contract, place: Place, reads: Reads): Expected {
  const { schema, nulls, path } = place;
  if (schema.schema['type'] === 'array') return expectArray(contract, place, reads);
  if (schema.isNullable && nulls === 'absent') return absent;
  if (schema.isNullable && nulls === 'allowed' && path.includes('[*]')) {
    throw new Error(`${path} may be null: read its fields in a state in which it is there.`);
  }
  const examples = place.examples.filter((example) => example !== null);
  return expectObject(contract, { ...place, examples }, reads);
}

/**
 * What a pact expects of an answer, from the contract's schema and examples.
 *
 * @param examples values of the same schema, the one to show first; the others fill its nulls
 * @throws Error if the contract has no such field, or no example of it
 */
export function expectBody(
  contract: Contract,
  schema: ReadSchema,
  examples: readonly Json[],
  reads: Reads,
  nulls: Nulls,
): Expected {
  return expectObject(contract, { schema, examples, path: '$', nulls }, reads);
}
