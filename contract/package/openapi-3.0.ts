import { Converter } from '@apiture/openapi-down-convert';
import type { ContractDocument } from '../lib/contract.ts';
import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';

const isNull = (schema: Json): boolean => isJsonObject(schema) && schema['type'] === 'null';

/** OpenAPI 3.0 has no type `null`: a schema that may be null gets `nullable`, and its enum gets null. */
class NullableConverter {
  readonly schemas: Record<string, Json>;

  constructor(schemas: Record<string, Json>) {
    this.schemas = { ...schemas };
  }

  /** A referenced schema that may be null becomes a separate schema, named `...OrNull`. */
  #toNullable(schema: Json): Json {
    if (!isJsonObject(schema)) return schema;
    const { $ref: reference, ...otherKeywords } = schema;
    if (typeof reference !== 'string') {
      const { enum: enumValues } = schema;
      const nullableSchema = { ...schema, nullable: true };
      if (!Array.isArray(enumValues)) return nullableSchema;
      return { ...nullableSchema, enum: [...enumValues, null] };
    }
    const name = reference.split('/').at(-1) ?? '';
    const referencedSchema = this.schemas[name] ?? {};
    this.schemas[`${name}OrNull`] = this.convert(this.#toNullable(referencedSchema));
    return { ...otherKeywords, $ref: `${reference}OrNull` };
  }

  convert(value: Json): Json {
    if (Array.isArray(value)) return value.map((entry) => this.convert(entry));
    if (!isJsonObject(value)) return value;
    if (isNull(value)) return { ...value, type: 'string', nullable: true, enum: [null] };
    const keyword = ['oneOf', 'anyOf'].find((name) => [value[name] ?? []].flat().some(isNull));
    const choices = keyword === undefined ? [] : [value[keyword] ?? []].flat();
    const [singleChoice, ...otherChoices] = choices.filter((choice) => !isNull(choice));
    if (keyword !== undefined && singleChoice !== undefined && otherChoices.length === 0) {
      const { [keyword]: _, ...otherKeywords } = value;
      return this.convert({ ...otherKeywords, allOf: [this.#toNullable(singleChoice)] });
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.convert(inner)]),
    );
  }
}

/** A copy without unreferenced schemas: some schemas are used only in their `...OrNull` form. */
function withoutUnusedSchemas(document: object): object {
  const documentText = JSON.stringify(document);
  const copy = structuredClone(document);
  const schemas: unknown = Reflect.get(Object(Reflect.get(copy, 'components')), 'schemas');
  for (const name of Object.keys(Object(schemas)))
    if (!documentText.includes(`"#/components/schemas/${name}"`))
      Reflect.deleteProperty(Object(schemas), name);
  return copy;
}

/**
 * The contract as OpenAPI 3.0.3, for generators that do not read 3.1. README.package.md lists what 3.0 cannot express.
 *
 * @param contract the bundled contract, OpenAPI 3.1
 */
export function toOpenApi30(contract: ContractDocument): object {
  const {
    components,
    ...otherFields
  }: { components: Record<string, Record<string, Json>> } & Record<string, Json> = JSON.parse(
    JSON.stringify(contract),
  );
  const converter = new NullableConverter(components['schemas'] ?? {});
  const convertedFields = converter.convert(otherFields);
  const convertedComponents = Object(converter.convert(components));
  const schemas = converter.convert(converter.schemas);
  const document = { ...Object(convertedFields), components: { ...convertedComponents, schemas } };
  delete document.info.summary;
  const openApi30Document = new Converter(document, { allOfTransform: true }).convert();
  return withoutUnusedSchemas(openApi30Document);
}
