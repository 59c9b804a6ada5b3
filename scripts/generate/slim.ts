import { methods, placedOperations, type Contract } from './contract-types.ts';

/**
 * The contract without its header parameters: src/api/client.ts sends them (S7), so hooks and models
 * need no word of them.
 */
export function withoutHeaders(contract: Contract): Contract {
  const copy = structuredClone(contract);
  const isHeader = (parameter: object): boolean =>
    '$ref' in parameter
      ? String(parameter.$ref).startsWith('#/components/parameters/X')
      : 'in' in parameter && parameter.in === 'header';
  for (const pathItem of Object.values(copy.paths)) {
    for (const method of methods) {
      const operation = pathItem[method];
      if (operation)
        operation.parameters = (operation.parameters ?? []).filter((one) => !isHeader(one));
    }
  }
  const parameters = copy.components['parameters'] ?? {};
  for (const name of Object.keys(parameters)) {
    if (name.startsWith('X')) delete parameters[name];
  }
  return copy;
}

/**
 * The contract without descriptions: orval would write each description into the zod schema,
 * and from there it would travel to the browser.
 */
export function withoutProse(contract: Contract): Contract {
  const copy = strip(contract) as Contract;
  for (const { operation } of placedOperations(copy)) {
    for (const response of Object.values(operation.responses)) response.description = '';
  }
  return copy;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A property that is itself called "description" is an object, not a text.
      .filter(([key, one]) => !(key === 'description' && typeof one === 'string'))
      .map(([key, one]) => [key, strip(one)]),
  );
}
