import { fullOperations, readContract } from '../../../contract/lib/contract.ts';
import { operationIdOf, type Interaction } from '../../../contract/lib/pact.ts';
import { chosenSchema, resolveSchema } from '../../../contract/consumer/support/samples.ts';
import { isJsonObject, resolveRef, type Json } from '../../../scripts/generate/contract-types.ts';

const contract = readContract();
const operations = new Map(
  fullOperations(contract).map((operation) => [operation.operationId, operation]),
);

/** The name of a schema; in a choice, the name of the first alternative that has one. */
function modelOf(schema: Json | undefined): string | undefined {
  if (!isJsonObject(schema)) return undefined;
  const reference = schema['$ref'];
  if (typeof reference === 'string') return reference.split('/').at(-1);
  const choices = schema['oneOf'] ?? schema['anyOf'];
  return Array.isArray(choices) ? choices.map(modelOf).find(Boolean) : undefined;
}

/** The alternatives of a schema with a discriminator: only that of the value, or all without a value. */
function branchesOf(schema: Json | undefined, value: Json | undefined): Json[] {
  if (value !== undefined) return [chosenSchema(contract, schema, value)];
  const resolved = isJsonObject(schema) ? resolveRef(contract, schema) : {};
  const choices = resolved['discriminator'] === undefined ? undefined : resolved['oneOf'];
  return Array.isArray(choices) ? choices : [schema ?? null];
}

/**
 * Fields of a schema and of its inner schemas, as `Bill.title`.
 *
 * @param value only the fields of this value; undefined for all fields
 */
function fieldsOf(
  schema: Json | undefined,
  value: Json | undefined,
  fieldNames: Set<string>,
): void {
  const { schema: schemaContent } = resolveSchema(contract, schema);
  if (schemaContent['type'] === 'array') {
    const element = Array.isArray(value) ? value[0] : undefined;
    if (value === undefined || element !== undefined)
      fieldsOf(schemaContent['items'], element, fieldNames);
    return;
  }
  const properties = schemaContent['properties'];
  const model = modelOf(schema);
  if (!isJsonObject(properties) || model === undefined) return;
  for (const [name, property] of Object.entries(properties)) {
    const inner = isJsonObject(value) ? value[name] : undefined;
    if (value !== undefined && inner === undefined) continue;
    const field = `${model}.${name}`;
    if (value === undefined && fieldNames.has(field)) continue;
    fieldNames.add(field);
    if (inner !== null) fieldsOf(property, inner, fieldNames);
  }
}

/** The fields that an interaction expects in a successful answer. */
export function expectedFields(interaction: Interaction): Set<string> {
  const fieldNames = new Set<string>();
  const { status, body } = interaction.response;
  const schema = operations.get(operationIdOf(interaction.description))?.success.body?.schema;
  const content = body?.content;
  if (status < 300 && body?.encoded === false && content !== undefined) {
    for (const branch of branchesOf(schema, content)) fieldsOf(branch, content, fieldNames);
  }
  return fieldNames;
}

/** All fields that a successful answer of an operation can have. */
export function possibleFields(operationId: string): Set<string> {
  const fieldNames = new Set<string>();
  const operation = operations.get(operationId);
  const body = operation?.success.body;
  if (body?.mediaType === 'application/json') {
    for (const branch of branchesOf(body.schema, undefined))
      fieldsOf(branch, undefined, fieldNames);
  }
  return fieldNames;
}
