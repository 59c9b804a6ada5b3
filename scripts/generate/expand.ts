import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { codesOf, exampleOf, type Catalogue } from './catalogue.ts';
import {
  listOperationsWithPath,
  resolveRef,
  type Contract,
  type Json,
  type Operation,
  type Parameter,
  type OperationWithPath,
  type Schema,
} from './contract-types.ts';
import { lineOf, SourceFault } from './fault.ts';

const headersOfEveryCall = ['XFlowId', 'XLanguage', 'XFrontVersion'];
/** The first call of a browser is a GET, which has no token to send yet. */
const antiForgeryHeaderOf = (method: string) =>
  method === 'get' ? 'XXsrfTokenIfKnown' : 'XXsrfToken';
const idempotencyHeader = 'IdempotencyKey';
const allHeaders = [...headersOfEveryCall, 'XXsrfToken', 'XXsrfTokenIfKnown', idempotencyHeader];

/**
 * Adds to each operation the headers of S7 and the error responses of its `x-error-codes` and `x-error-sets`,
 * with each code as a named example (S8). Changes `contract`.
 * @param openapiDir folder of the sources, for the shared parameters and the error schemas
 * @throws SourceFault naming each operation without a set that its security or parameters require, and each
 * unknown code or set
 */
export function expandContract(
  contract: Contract,
  catalogue: Catalogue,
  openapiDir: string,
): Contract {
  const faults: string[] = [];
  const addFault = (name: string, fault: string): void =>
    void faults.push(`${lineOf(openapiDir, `operationId: ${name}`)}: ${name}: ${fault}.`);
  const usedCodes = new Set<string>();
  for (const operationWithPath of listOperationsWithPath(contract)) {
    const { operation } = operationWithPath;
    const operationId = operation.operationId;
    for (const setName of missingSetsOf(contract, operationWithPath)) {
      addFault(operationId, `needs the set ${setName} in x-error-sets`);
    }
    addHeaders(operationWithPath);
    try {
      for (const code of addErrors(operation, catalogue)) usedCodes.add(code);
    } catch (error) {
      addFault(operationId, error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) throw new SourceFault(faults);
  addComponents(contract, catalogue, usedCodes, openapiDir);
  return contract;
}

function missingSetsOf(contract: Contract, { operation, pathItem, method }: OperationWithPath) {
  const security = operation.security ?? contract.security ?? [];
  const neededSets: string[] = [];
  if (security.length === 0) neededSets.push('public');
  if (security.some((requirement) => 'sessionCookie' in requirement)) neededSets.push('session');
  if (security.some((requirement) => 'downloadSession' in requirement))
    neededSets.push('downloadSession');
  const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map(
    (parameter) => resolveRef<Parameter>(contract, parameter),
  );
  if (method !== 'get') neededSets.push('repeat');
  const pathParameters = parameters.filter((parameter) => parameter.in === 'path');
  if (pathParameters.some((parameter) => parameter.name === 'token')) neededSets.push('token');
  else if (pathParameters.length > 0) neededSets.push('path');
  if (parameters.some((parameter) => parameter.in === 'query')) neededSets.push('input');
  if (operation.requestBody && method !== 'get' && !isEmptyBody(contract, operation)) {
    neededSets.push('input');
  }
  const declaredSets = new Set(operation['x-error-sets'] ?? []);
  return neededSets.filter((setName) => !declaredSets.has(setName));
}

/** A body without fields, such as the body of logout (S7), cannot have an invalid field. */
function isEmptyBody(contract: Contract, operation: Operation): boolean {
  return Object.values(operation.requestBody?.content ?? {}).every(({ schema }) => {
    const { properties } = schema ? resolveRef<Schema>(contract, schema) : {};
    return Object.keys(properties ?? {}).length === 0;
  });
}

function addHeaders({ operation, method }: OperationWithPath): void {
  const names = [
    ...headersOfEveryCall,
    antiForgeryHeaderOf(method),
    ...(method === 'get' ? [] : [idempotencyHeader]),
  ];
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...names.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

function addErrors(operation: Operation, catalogue: Catalogue): string[] {
  const codes = codesOf(
    catalogue,
    operation['x-error-sets'] ?? [],
    operation['x-error-codes'] ?? [],
  );
  delete operation['x-error-sets'];
  operation['x-error-codes'] = codes;
  for (const code of codes) {
    const status = code.slice(0, 3);
    const { description = '', retryAfter = false } = catalogue.statuses[status] ?? {};
    const response = (operation.responses[status] ??= {
      description,
      ...(retryAfter
        ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
        : {}),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/ErrorItems' },
          examples: {},
        },
      },
    });
    const examples = response.content?.['application/json']?.examples;
    if (!examples) throw new Error(`writes the response ${status} itself; leave it to its codes`);
    examples[code] = { $ref: `#/components/examples/${code}` };
  }
  return codes;
}

function addComponents(
  contract: Contract,
  catalogue: Catalogue,
  usedCodes: Set<string>,
  openapiDir: string,
): void {
  const readSource = (file: string): Record<string, Json> =>
    parse(readFileSync(path.join(openapiDir, file), 'utf8'));
  const parameters = readSource('parameters.yaml');
  const schemas = readSource('schemas/common.yaml');
  contract.components['parameters'] ??= {};
  for (const name of allHeaders) {
    const parameter = parameters[name];
    if (parameter === undefined) throw new Error(`parameters.yaml lacks ${name}`);
    contract.components['parameters'][name] = parameter;
  }
  (contract.components['headers'] ??= {})['RetryAfter'] =
    readSource('headers.yaml')['RetryAfter'] ?? null;
  contract.components['schemas'] ??= {};
  for (const name of ['ErrorItems', 'ErrorItem', 'ErrorMapping']) {
    const schema = JSON.stringify(schemas[name]).replaceAll(
      '"#/Error',
      '"#/components/schemas/Error',
    );
    contract.components['schemas'][name] = JSON.parse(schema);
  }
  const examples: Record<string, Json> = (contract.components['examples'] ??= {});
  for (const [code, entry] of Object.entries(catalogue.codes)) {
    if (usedCodes.has(code))
      examples[code] = { summary: entry.meaning, value: exampleOf(code, entry) };
  }
  for (const [kind, componentsByName] of Object.entries(contract.components)) {
    const sortedComponents = Object.entries(componentsByName).toSorted(
      ([firstName], [secondName]) => (firstName < secondName ? -1 : 1),
    );
    contract.components[kind] = Object.fromEntries(sortedComponents);
  }
}
