import {
  methods,
  placedOperations,
  resolveRef,
  type Contract,
  type Parameter,
  type Ref,
} from './contract-types.ts';

/**
 * The contract without its header parameters: src/api/client.ts sends them (S7), so hooks and models do not need them.
 */
export function withoutHeaders(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const pathItem of Object.values(copy.paths)) {
    for (const method of methods) {
      const operation = pathItem[method];
      if (operation)
        operation.parameters = (operation.parameters ?? []).filter((one) => !isHeader(copy, one));
    }
  }
  const parameters = copy.components['parameters'] ?? {};
  for (const name of Object.keys(parameters)) {
    if (isHeader(copy, { $ref: `#/components/parameters/${name}` })) delete parameters[name];
  }
  return copy;
}

/**
 * Operations whose hooks are in a separate file, `hooks/<operationId>/`: a page that must be small would otherwise load
 * the hooks of the whole area.
 */
const withOwnFile: readonly string[] = ['login'];

/** The contract for the generator of hooks, which makes one file for each tag. */
export function withOwnFiles(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const { operation } of placedOperations(copy))
    if (withOwnFile.includes(operation.operationId)) operation.tags = [operation.operationId];
  return copy;
}

/**
 * The contract for zod's generator: without descriptions, which the browser would load with the schemas, and without
 * the defaults of schemas, with which zod would accept an answer that lacks a required field.
 */
export function forZod(contract: Contract): Contract {
  const copy = without(contract, ['description']);
  copy.components['schemas'] = without(copy.components['schemas'] ?? {}, ['default']);
  for (const { operation } of placedOperations(copy)) {
    for (const response of Object.values(operation.responses)) response.description = '';
  }
  return copy;
}

/** A copy without the given keywords. A property with such a name has an object as value, and remains. */
function without<T>(value: T, keys: string[]): T {
  const copy: T = JSON.parse(
    JSON.stringify(value, (key, one: unknown) =>
      keys.includes(key) && typeof one !== 'object' ? undefined : one,
    ),
  );
  return copy;
}

function isHeader(contract: Contract, parameter: Parameter | Ref): boolean {
  return resolveRef<Parameter>(contract, parameter).in === 'header';
}
