import {
  methods,
  placedOperations,
  resolveRef,
  type Contract,
  type Parameter,
  type Ref,
} from './contract-types.ts';

/**
 * The contract without its header parameters: src/api/client.ts sends them (S7), so hooks and models
 * need no word of them.
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
 * Operations whose hooks stand in a file of their own, `hooks/<operationId>/`, rather than in that of their
 * area: a page that may hold nothing but its own call would get those of the whole area with it.
 */
const withOwnFile: readonly string[] = ['login'];

/** The contract as the generator of hooks needs it, which makes a file of each tag. */
export function withOwnFiles(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const { operation } of placedOperations(copy))
    if (withOwnFile.includes(operation.operationId)) operation.tags = [operation.operationId];
  return copy;
}

/**
 * The contract as zod's generator needs it. Without descriptions, which would travel in the schemas to the
 * browser; without the defaults of schemas, which would make zod accept an answer that leaves a required
 * field out (they say what an issuer starts with, not what a missing value means).
 */
export function forZod(contract: Contract): Contract {
  const copy = without(contract, ['description']);
  copy.components['schemas'] = without(copy.components['schemas'] ?? {}, ['default']);
  for (const { operation } of placedOperations(copy)) {
    for (const response of Object.values(operation.responses)) response.description = '';
  }
  return copy;
}

/** A copy without the given plain values; a property that is itself called so is an object, and stays. */
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
