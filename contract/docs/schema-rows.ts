import type { Contract, Json } from '../../scripts/generate/contract-types.ts';

/** One line of the description of a body: a property, indented by `depth`. */
export type SchemaRow = {
  depth: number;
  name: string;
  type: string;
  isRequired: boolean;
  /** Lengths, ranges, patterns, default. */
  limits: string[];
  description: string;
};

export type Schema = { [key: string]: Json };

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** The schema a reference points at, with what is written beside the reference. */
export function resolve(contract: Contract, schema: Json | undefined): Schema {
  if (!isObject(schema)) return {};
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return schema;
  const [, , kind = '', name = ''] = $ref.split('/');
  return { ...resolve(contract, contract.components[kind]?.[name]), ...beside };
}

const nameOf = (schema: Json | undefined): string | undefined =>
  isObject(schema) && typeof schema['$ref'] === 'string'
    ? schema['$ref'].split('/').pop()
    : undefined;

const alternatives = (schema: Schema): Json[] => [
  ...listOf(schema['oneOf']),
  ...listOf(schema['anyOf']),
];

const isNull = (schema: Json): boolean => isObject(schema) && schema['type'] === 'null';

/** `string (date) or null`, `array of Bill`, `"ja" or "en"`. */
export function typeOf(contract: Contract, written: Json | undefined): string {
  const schema = resolve(contract, written);
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  const values = listOf(schema['enum']);
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' or ');
  const choice = alternatives(schema);
  if (choice.length > 0) return choice.map((one) => typeOf(contract, one)).join(' or ');
  if (schema['type'] === 'array') {
    return `array of ${nameOf(schema['items']) ?? typeOf(contract, schema['items'])}`;
  }
  const types = Array.isArray(schema['type'])
    ? schema['type'].map(textOf)
    : [textOf(schema['type'])];
  const format = textOf(schema['format']);
  const isPlain = schema['properties'] === undefined && schema['allOf'] === undefined;
  const name = isPlain ? undefined : nameOf(written);
  const shown = types.filter(Boolean).map((type) => name ?? type);
  const described =
    format === '' ? shown : shown.map((type) => (type === 'null' ? type : `${type} (${format})`));
  return described.join(' or ') || (name ?? 'object');
}

const limitNames: Record<string, string> = {
  minLength: 'length from',
  maxLength: 'length to',
  minimum: 'from',
  maximum: 'to',
  minItems: 'items from',
  maxItems: 'items to',
  pattern: 'pattern',
  default: 'default',
};

function limitsOf(schema: Schema): string[] {
  const limits = Object.entries(limitNames).flatMap(([key, words]) => {
    const value = schema[key];
    return value === undefined
      ? []
      : [`${words} ${typeof value === 'string' ? value : JSON.stringify(value)}`];
  });
  return schema['uniqueItems'] === true ? [...limits, 'no item twice'] : limits;
}

/** The objects within a schema whose properties are worth a line each. */
function partsOf(contract: Contract, schema: Schema): Json[] {
  if (schema['type'] === 'array') return [schema['items'] ?? null];
  return [...alternatives(schema).filter((one) => !isNull(one)), ...listOf(schema['allOf'])];
}

/** Stands above the properties of one of several possible objects. */
const choiceRow = (depth: number, name: string, schema: Schema): SchemaRow => ({
  depth,
  name: `either: ${name}`,
  type: '',
  isRequired: false,
  limits: [],
  description: textOf(schema['description']),
});

/**
 * The lines that describe a body, depth first.
 *
 * @param within names of the schemas around it, so that a schema that holds itself comes to an end
 */
export function schemaRows(
  contract: Contract,
  written: Json | undefined,
  depth = 0,
  within: readonly string[] = [],
): SchemaRow[] {
  const name = nameOf(written);
  if (name !== undefined && within.includes(name)) return [];
  const inside = name === undefined ? within : [...within, name];
  const schema = resolve(contract, written);
  const required = listOf(schema['required']);
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const own = Object.entries(properties).flatMap(([property, value]) => {
    const resolved = resolve(contract, value);
    const row: SchemaRow = {
      depth,
      name: property,
      type: typeOf(contract, value),
      isRequired: required.includes(property),
      limits: limitsOf(resolved),
      description: textOf(resolved['description']),
    };
    return [row, ...schemaRows(contract, value, depth + 1, inside)];
  });
  const parts = partsOf(contract, schema);
  const isChoice = parts.length > 1 && alternatives(schema).length > 0;
  const inner = parts.flatMap((part) => [
    ...(isChoice
      ? [choiceRow(depth, nameOf(part) ?? typeOf(contract, part), resolve(contract, part))]
      : []),
    ...schemaRows(contract, part, depth + (isChoice ? 1 : 0), inside),
  ]);
  return [...own, ...inner];
}
