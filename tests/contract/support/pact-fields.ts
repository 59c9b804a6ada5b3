import { fullOperations, readContract } from '../../../contract/lib/contract.ts';
import { operationIdOf, type Interaction } from '../../../contract/lib/pact.ts';
import { chooseAlternative, resolveSchema } from '../../../contract/consumer/support/samples.ts';
import { isJsonObject, resolveRef, type Json } from '../../../scripts/generate/contract-types.ts';

const contract = readContract();
const operationsById = new Map(
  fullOperations(contract).map((operation) => [operation.operationId, operation]),
);

/** The name of a schema; for alternatives, the first name that an alternative has. */
function modelNameOf(schema: Json | undefined): string | undefined {
  if (!isJsonObject(schema)) return undefined;
  const reference = schema['$ref'];
  if (typeof reference === 'string') return reference.split('/').at(-1);
  const choices = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(choices) ? choices.map(modelNameOf).find(Boolean) : undefined;
}

/** The variants of a schema with a discriminator: the variant of the value, or without a value all variants. */
function variantsOf(schema: Json | undefined, value: Json | undefined): Json[] {
  if (value !== undefined) return [chooseAlternative(contract, schema, value)];
  const resolved = isJsonObject(schema) ? resolveRef(contract, schema) : {};
  const choices = resolved['discriminator'] === undefined ? undefined : resolved['oneOf'];
  return Array.isArray(choices) ? choices : [schema ?? null];
}

/**
 * Adds the fields of a schema and of its inner schemas to `fieldNames`, such as `Bill.title`.
 *
 * @param value only fields of this value are added; undefined for all fields
 */
function addFields(
  schema: Json | undefined,
  value: Json | undefined,
  fieldNames: Set<string>,
): void {
  const { schema: schemaContent } = resolveSchema(contract, schema);
  if (schemaContent['type'] === 'array') {
    const element = Array.isArray(value) ? value[0] : undefined;
    if (value === undefined || element !== undefined)
      addFields(schemaContent['items'], element, fieldNames);
    return;
  }
  const properties = schemaContent['properties'];
  const model = modelNameOf(schema);
  if (!isJsonObject(properties) || model === undefined) return;
  for (const [name, property] of Object.entries(properties)) {
    const innerValue = isJsonObject(value) ? value[name] : undefined;
    if (value !== undefined && innerValue === undefined) continue;
    const fieldName = `${model}.${name}`;
    if (value === undefined && fieldNames.has(fieldName)) continue;
    fieldNames.add(fieldName);
    if (innerValue !== null) addFields(property, innerValue, fieldNames);
  }
}

/** The fields that an interaction expects in a successful answer. */
export function expectedFields(interaction: Interaction): Set<string> {
  const fieldNames = new Set<string>();
  const { status, body } = interaction.response;
  const schema = operationsById.get(operationIdOf(interaction.description))?.success.body?.schema;
  const content = body?.content;
  if (status < 300 && body?.encoded === false && content !== undefined) {
    for (const variant of variantsOf(schema, content)) addFields(variant, content, fieldNames);
  }
  return fieldNames;
}

/** All fields that a successful answer of an operation can have. */
export function possibleFields(operationId: string): Set<string> {
  const fieldNames = new Set<string>();
  const operation = operationsById.get(operationId);
  const body = operation?.success.body;
  if (body?.mediaType === 'application/json') {
    for (const variant of variantsOf(body.schema, undefined))
      addFields(variant, undefined, fieldNames);
  }
  return fieldNames;
}
