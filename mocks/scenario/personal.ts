/** A schema of the contract, as far as the redaction reads it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  'x-personal'?: string;
};

/**
 * The words of `x-personal`: the kind of personal data in a value. A recording keeps the value of `none`, and of `key` if
 * the contract has a field of this name. It replaces all others by a value of the same form, `secret` and `file` by a
 * fixed value. A `fileName` keeps its extension.
 */
export const personalWords = [
  'none',
  'name',
  'text',
  'fileName',
  'id',
  'mail',
  'amount',
  'link',
  'ip',
  'token',
  'key',
  'secret',
  'file',
] as const;

type PersonalWord = (typeof personalWords)[number];

const isPersonalWord = (word: string): word is PersonalWord =>
  personalWords.some((knownWord) => knownWord === word);

/** Whether every value of a schema is in the contract itself, or is a date. */
const isFixed = ({ enum: values, const: constant, format = '' }: Schema): boolean =>
  values !== undefined || constant !== undefined || format.startsWith('date');

/**
 * The schemas of texts and numbers without a valid word, for the lint.
 *
 * @param node the contract or a part of it
 * @returns their places in the bundle
 */
export function schemasWithoutWord(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const name = path.at(-1) ?? '';
  const parent = path.at(-2) ?? '';
  // Examples are data. Headers of answers are not recorded.
  if (parent !== 'properties' && /^(examples?|default|headers|x-.*)$/.test(name)) return [];
  const nestedPlaces = Object.entries(node).flatMap(([key, child]) =>
    schemasWithoutWord(child, [...path, key]),
  );
  const schema: Schema = node;
  const isSchema = parent !== 'paths' && /^(schema|items|\d+)$/.test(name);
  if (!isSchema && !['properties', 'schemas'].includes(parent)) return nestedPlaces;
  const needsWord =
    [schema.type].flat().some((type) => /^(string|integer|number)$/.test(type ?? '')) &&
    !isFixed(schema);
  const word = schema['x-personal'];
  return (needsWord || word !== undefined) && !isPersonalWord(word ?? '')
    ? [...nestedPlaces, path.join('/')]
    : nestedPlaces;
}

/** A schema and the schemas that it combines with `$ref`, `allOf`, `oneOf` and `anyOf`. */
export function combinedSchemas(
  schema: Schema | undefined,
  resolve: (ref: string) => Schema | undefined,
): Schema[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined) return combinedSchemas(resolve(schema.$ref), resolve);
  const subschemas = [schema.allOf, schema.oneOf, schema.anyOf].flatMap(
    (alternatives) => alternatives ?? [],
  );
  return [schema, ...subschemas.flatMap((subschema) => combinedSchemas(subschema, resolve))];
}

/** Replaces one text, number or file. */
export type Replace = (word: PersonalWord, value: string | number) => string | number;

/**
 * A copy of a value of the contract with its personal parts replaced. Properties that the contract does not have are
 * left out, because their word is unknown.
 *
 * @param schema of the value; undefined for an unknown one
 * @param resolve finds the schema of a `$ref`
 */
export function redacted(
  schema: Schema | undefined,
  value: unknown,
  resolve: (ref: string) => Schema | undefined,
  replace: Replace,
): unknown {
  const valueSchemas = combinedSchemas(schema, resolve);
  if (Array.isArray(value)) {
    const itemSchemas = valueSchemas
      .map(({ items }) => items)
      .filter((itemSchema) => itemSchema !== undefined);
    return value.map((entry) => redacted({ allOf: itemSchemas }, entry, resolve, replace));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, entry]) => {
        const propertySchemas = valueSchemas
          .map(({ properties }) => properties?.[name])
          .filter((propertySchema) => propertySchema !== undefined);
        if (propertySchemas.length === 0) return [];
        return [[name, redacted({ allOf: propertySchemas }, entry, resolve, replace)]];
      }),
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const words = valueSchemas
    .map((valueSchema) => valueSchema['x-personal'] ?? '')
    .filter(isPersonalWord);
  const isKnown = valueSchemas.some(
    (valueSchema) => valueSchema.const === value || valueSchema.enum?.includes(value) === true,
  );
  const isDate =
    valueSchemas.some(({ format = '' }) => format.startsWith('date')) &&
    /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(String(value));
  if (isKnown || isDate) return value;
  const typeNames = typeof value === 'string' ? ['string'] : ['integer', 'number'];
  const isOfType = valueSchemas.some((valueSchema) =>
    [valueSchema.type].flat().some((name) => typeNames.includes(name ?? '')),
  );
  // A value of another type than the contract's may be anything.
  const defaultWord = isOfType && words.length > 0 ? 'none' : 'text';
  return replace(words.find((word) => word !== 'none') ?? defaultWord, value);
}
