// The parts of an OpenAPI 3.1 document that the generation reads or writes.

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export const isJsonObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Ref {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: Json;
}

export interface Schema {
  properties?: Record<string, Json>;
}

export interface Example {
  summary?: string;
  value: Json;
}

export interface MediaType {
  schema?: Schema | Ref;
  examples?: Record<string, Ref | Example>;
}

export interface Response {
  description: string;
  headers?: Record<string, Json>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response>;
  'x-error-codes'?: string[];
  'x-error-sets'?: string[];
}

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof methods)[number];

type PathItem = { parameters?: (Parameter | Ref)[] } & Partial<Record<Method, Operation>>;

export interface Contract {
  openapi: string;
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, Json>>;
}

export interface OperationWithPath {
  path: string;
  method: Method;
  pathItem: PathItem;
  operation: Operation;
}

/** Every operation of the contract with its path and method, in the order of the document. */
export function listOperationsWithPath(contract: Contract): OperationWithPath[] {
  return Object.entries(contract.paths).flatMap(([path, pathItem]) =>
    methods.flatMap((method) => {
      const operation = pathItem[method];
      return operation ? [{ path, method, pathItem, operation }] : [];
    }),
  );
}

/**
 * A copy of the component that a `$ref` names, or the value itself. The caller names the type, because a reference
 * contains no type.
 * @throws Error if there is no such component
 */
export function resolveRef<T extends object>(contract: Contract, value: T | Ref): T {
  if (!('$ref' in value)) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  const target = contract.components[kind]?.[name];
  if (target === undefined) throw new Error(`No such part: ${value.$ref}`);
  const copy: T = JSON.parse(JSON.stringify(target));
  return copy;
}
