import { Converter } from '@apiture/openapi-down-convert';
import type { ContractDocument } from '../lib/contract.ts';
import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';

const isNull = (schema: Json): boolean => isJsonObject(schema) && schema['type'] === 'null';

/** OpenAPI 3.0 has no type `null`: a schema that may be null gets `nullable`, and its enum gets null. */
class Nullables {
  readonly schemas: Record<string, Json>;

  constructor(schemas: Record<string, Json>) {
    this.schemas = { ...schemas };
  }

  /** A referenced schema that may be null becomes a separate schema, named `...OrNull`. */
  #orNull(schema: Json): Json {
    if (!isJsonObject(schema)) return schema;
    const { $ref: reference, ...rest } = schema;
    if (typeof reference !== 'string') {
      const { enum: values } = schema;
      const own = { ...schema, nullable: true };
      return Array.isArray(values) ? { ...own, enum: [...values, null] } : own;
    }
    const name = reference.split('/').at(-1) ?? '';
    const target = this.schemas[name] ?? {};
    this.schemas[`${name}OrNull`] = this.convert(this.#orNull(target));
    return { ...rest, $ref: `${reference}OrNull` };
  }

  convert(value: Json): Json {
    if (Array.isArray(value)) return value.map((one) => this.convert(one));
    if (!isJsonObject(value)) return value;
    if (isNull(value)) return { ...value, type: 'string', nullable: true, enum: [null] };
    const list = ['oneOf', 'anyOf'].find((name) => [value[name] ?? []].flat().some(isNull));
    const choices = list === undefined ? [] : [value[list] ?? []].flat();
    const [singleChoice, ...otherChoices] = choices.filter((one) => !isNull(one));
    if (list !== undefined && singleChoice !== undefined && otherChoices.length === 0) {
      const { [list]: _, ...rest } = value;
      return this.convert({ ...rest, allOf: [this.#orNull(singleChoice)] });
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.convert(inner)]),
    );
  }
}

/** Removes schemas that only their `...OrNull` form replaced. */
function withoutUnused(document: object): object {
  const text = JSON.stringify(document);
  const copy = structuredClone(document);
  const schemas: unknown = Reflect.get(Object(Reflect.get(copy, 'components')), 'schemas');
  for (const name of Object.keys(Object(schemas)))
    if (!text.includes(`"#/components/schemas/${name}"`))
      Reflect.deleteProperty(Object(schemas), name);
  return copy;
}

/**
 * The contract as OpenAPI 3.0.3, for generators that do not read 3.1. README.package.md lists what 3.0 cannot express.
 *
 * @param contract the bundle, OpenAPI 3.1
 */
export function asOpenApi30(contract: ContractDocument): object {
  const {
    components,
    ...rest
  }: { components: Record<string, Record<string, Json>> } & Record<string, Json> = JSON.parse(
    JSON.stringify(contract),
  );
  const nullables = new Nullables(components['schemas'] ?? {});
  const converted = nullables.convert(rest);
  const parts = nullables.convert(components);
  const schemas = nullables.convert(nullables.schemas);
  const document = { ...Object(converted), components: { ...Object(parts), schemas } };
  delete document.info.summary;
  const older = new Converter(document, { allOfTransform: true }).convert();
  return withoutUnused(older);
}
