import { readFileSync } from 'node:fs';
import { operations } from '../../generated/operations.ts';

/*
 * The contract: the schema and the examples of each successful answer.
 */

export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  const?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  allOf?: Schema[];
};

interface Bundle {
  paths: Record<
    string,
    Record<string, { operationId?: string; responses: Record<string, Answer> }>
  >;
  components: { schemas: Record<string, Schema>; examples: Record<string, { value: unknown }> };
}
interface Answer {
  content?: {
    'application/json'?: {
      schema: Schema;
      examples?: Record<string, { $ref?: string; value?: unknown }>;
    };
  };
}

const bundle: Bundle = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

const lastSegmentOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** Resolves a reference, also inside `allOf`. Any other schema is returned unchanged. */
export function resolveSchema(schema: Schema): Schema {
  const [onlySchema] = schema.allOf ?? [];
  if (onlySchema !== undefined) return resolveSchema(onlySchema);
  if (schema.$ref === undefined) return schema;
  return resolveSchema(bundle.components.schemas[lastSegmentOf(schema.$ref)] ?? {});
}

function successContentOf(operationId: string) {
  const operation = Object.values(bundle.paths)
    .flatMap((item) => Object.values(item))
    .find((candidate) => candidate.operationId === operationId);
  const [, answer] =
    Object.entries(operation?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const content = answer?.content?.['application/json'];
  if (content === undefined) throw new Error(`${operationId} has no answer in JSON.`);
  return content;
}

export const answerSchemaOf = (operationId: string): Schema => successContentOf(operationId).schema;

/**
 * A copy of an example answer.
 *
 * @param name name of the example
 */
export function exampleOf(operationId: string, name = 'default'): unknown {
  const example = successContentOf(operationId).examples?.[name];
  const value = example?.$ref
    ? bundle.components.examples[lastSegmentOf(example.$ref)]?.value
    : example?.value;
  return structuredClone(value);
}

/** An answer with at most three entries in each list. */
export function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(withShortLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [name, withShortLists(property)]),
  );
}

export const exampleNamesOf = (operationId: string): string[] =>
  Object.keys(successContentOf(operationId).examples ?? {});

export function operationOf(method: string, path: string) {
  const pathWithoutQuery = path.replace(/\?.*/s, '');
  return operations.find(
    (candidate) =>
      candidate.method === method.toLowerCase() &&
      new RegExp(`^${candidate.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathWithoutQuery),
  );
}
