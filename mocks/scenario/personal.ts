/** The parts of a contract schema that the redaction reads. */
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
 * The words of `x-personal`, which name the kind of personal data in a value. A recording keeps values with the word
 * `none`, and values with the word `key` if the contract has a field of this name. It replaces every other value with
 * an invented value, usually with the same kinds of characters. A `fileName` keeps its extension.
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

/** Whether the values of a schema cannot be personal: the contract lists all values, or the values are dates. */
const hasOnlyPublicValues = ({ enum: values, const: constant, format = '' }: Schema): boolean =>
  values !== undefined || constant !== undefined || format.startsWith('date');

/**
 * Finds the schemas of texts and numbers that have no valid word in `x-personal`, for the lint.
 *
 * @param node the contract or a part of it
 * @returns the paths of these schemas in the bundle
 */
export function findSchemasWithoutWord(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const name = path.at(-1) ?? '';
  const parentName = path.at(-2) ?? '';
  // Examples are data. Headers of answers are not recorded.
  if (parentName !== 'properties' && /^(examples?|default|headers|x-.*)$/.test(name)) return [];
  const nestedPaths = Object.entries(node).flatMap(([key, child]) =>
    findSchemasWithoutWord(child, [...path, key]),
  );
  const schema: Schema = node;
  const isSchema = parentName !== 'paths' && /^(schema|items|\d+)$/.test(name);
  if (!isSchema && !['properties', 'schemas'].includes(parentName)) return nestedPaths;
  const isWordRequired =
    [schema.type].flat().some((type) => /^(string|integer|number)$/.test(type ?? '')) &&
    !hasOnlyPublicValues(schema);
  const word = schema['x-personal'];
  return (isWordRequired || word !== undefined) && !isPersonalWord(word ?? '')
    ? [...nestedPaths, path.join('/')]
    : nestedPaths;
}

/** A schema and the schemas that it combines with `$ref`, `allOf`, `oneOf` and `anyOf`. */
export function combinedSchemasOf(
  schema: Schema | undefined,
  resolve: (ref: string) => Schema | undefined,
): Schema[] {
  if (schema === undefined) return [];
  if (schema.$ref !== undefined) return combinedSchemasOf(resolve(schema.$ref), resolve);
  const subschemas = [schema.allOf, schema.oneOf, schema.anyOf].flatMap(
    (alternatives) => alternatives ?? [],
  );
  return [schema, ...subschemas.flatMap((subschema) => combinedSchemasOf(subschema, resolve))];
}

/** Replaces one text, number or file. */
export type Replace = (word: PersonalWord, value: string | number) => string | number;

/**
 * Copies a value of the contract, and replaces its personal parts. The copy contains only properties of the contract,
 * because other properties have no word.
 *
 * @param schema of the value; undefined if the schema is unknown
 * @param resolve finds the schema of a `$ref`
 */
export function redact(
  schema: Schema | undefined,
  value: unknown,
  resolve: (ref: string) => Schema | undefined,
  replace: Replace,
): unknown {
  const valueSchemas = combinedSchemasOf(schema, resolve);
  if (Array.isArray(value)) {
    const itemSchemas = valueSchemas
      .map(({ items }) => items)
      .filter((itemSchema) => itemSchema !== undefined);
    return value.map((entry) => redact({ allOf: itemSchemas }, entry, resolve, replace));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, entry]) => {
        const propertySchemas = valueSchemas
          .map(({ properties }) => properties?.[name])
          .filter((propertySchema) => propertySchema !== undefined);
        if (propertySchemas.length === 0) return [];
        return [[name, redact({ allOf: propertySchemas }, entry, resolve, replace)]];
      }),
    );
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const words = valueSchemas
    .map((valueSchema) => valueSchema['x-personal'] ?? '')
    .filter(isPersonalWord);
  const isContractValue = valueSchemas.some(
    (valueSchema) => valueSchema.const === value || valueSchema.enum?.includes(value) === true,
  );
  const isDate =
    valueSchemas.some(({ format = '' }) => format.startsWith('date')) &&
    /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.test(String(value));
  if (isContractValue || isDate) return value;
  const typeNames = typeof value === 'string' ? ['string'] : ['integer', 'number'];
  const hasContractType = valueSchemas.some((valueSchema) =>
    [valueSchema.type].flat().some((name) => typeNames.includes(name ?? '')),
  );
  // A value whose type breaks the contract may be personal.
  const defaultWord = hasContractType && words.length > 0 ? 'none' : 'text';
  return replace(words.find((word) => word !== 'none') ?? defaultWord, value);
}
