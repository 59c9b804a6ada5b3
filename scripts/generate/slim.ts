import {
  methods,
  placedOperations,
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
  const copy: Contract = JSON.parse(
    JSON.stringify(contract, (key, value: unknown) =>
      // A property that is itself called "description" is an object, not a text.
      key === 'description' && typeof value === 'string' ? undefined : value,
    ),
  );
  for (const { operation } of placedOperations(copy)) {
    for (const response of Object.values(operation.responses)) response.description = '';
  }
  return copy;
}

function isHeader(parameter: Parameter | Ref): boolean {
  return '$ref' in parameter
    ? parameter.$ref.startsWith('#/components/parameters/X')
    : parameter.in === 'header';
}
