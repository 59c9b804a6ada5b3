import { readFileSync } from 'node:fs';
import { operations } from '../../generated/operations.ts';

/*
 * The contract: the schema of each successful answer, and its examples.
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

const lastOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** A schema with its reference resolved. */
export function resolved(schema: Schema): Schema {
  const [only] = schema.allOf ?? [];
  if (only !== undefined) return resolved(only);
  if (schema.$ref === undefined) return schema;
  return resolved(bundle.components.schemas[lastOf(schema.$ref)] ?? {});
}

function contentOf(operationId: string) {
  const operation = Object.values(bundle.paths)
    .flatMap((item) => Object.values(item))
    .find((one) => one.operationId === operationId);
  const [, answer] =
    Object.entries(operation?.responses ?? {}).find(([status]) => status.startsWith('2')) ?? [];
  const content = answer?.content?.['application/json'];
  if (content === undefined) throw new Error(`${operationId} has no answer in JSON.`);
  return content;
}

export const answerSchema = (operationId: string): Schema => contentOf(operationId).schema;

/**
 * A copy of an example answer.
 *
 * @param name of the example
 */
export function exampleOf(operationId: string, name = 'default'): unknown {
  const example = contentOf(operationId).examples?.[name];
  const value = example?.$ref
    ? bundle.components.examples[lastOf(example.$ref)]?.value
    : example?.value;
  return structuredClone(value);
}

/** The same answer with at most three entries in each list. */
export function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(withShortLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withShortLists(one)]),
  );
}

export const exampleNames = (operationId: string): string[] =>
  Object.keys(contentOf(operationId).examples ?? {});

export function operationOf(method: string, path: string) {
  const called = path.replace(/\?.*/s, '');
  return operations.find(
    (one) =>
      one.method === method.toLowerCase() &&
      new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(called),
  );
}
