import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { resolveRef, type Contract, type Example, type MediaType } from './contract-types.ts';
import { SourceFault } from './fault.ts';
import { sourceOperations } from './source-operations.ts';
import type { Place, Sources } from './sources.ts';

/** An example of the contract, the schema it has to fit, and where it is written. */
interface Case {
  /** `example default of login`. */
  what: string;
  value: unknown;
  schemaRef: string;
  place: Place;
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const pointerOf = (keys: readonly string[]): string => `contract#/${keys.map(escaped).join('/')}`;

// These only repeat what an error below them says already.
const wrappers = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not']);

function wordsOf(error: ErrorObject): string {
  const place = error.instancePath.slice(1).replaceAll('/', '.');
  const allowed: unknown = error.params['allowedValues'];
  const values = Array.isArray(allowed) ? ` (${allowed.join(', ')})` : '';
  return `${place === '' ? 'it' : place} ${error.message ?? 'is wrong'}${values}`;
}

function casesOf(contract: Contract, sources: Sources): Case[] {
  const operations = sourceOperations(sources).flatMap(({ place, address, method, name }) => {
    const operation = contract.paths[address]?.[method];
    if (!operation) return [];
    const casesIn = (keys: string[], content: Record<string, MediaType> = {}): Case[] =>
      Object.entries(content).flatMap(([mediaType, { schema, examples = {} }]) =>
        Object.entries(examples).flatMap(([example, value]) => {
          const own = [...keys, 'content', mediaType];
          const written = sources.follow(place, [...own, 'examples', example]);
          // The catalogue's examples are written into every operation that cites them.
          if (!schema || sources.valueAt(written) === undefined) return [];
          return {
            what: `example ${example} of ${name}`,
            value: resolveRef<Example>(contract, value).value,
            schemaRef: pointerOf(['paths', address, method, ...own, 'schema']),
            place: { ...written, keys: [...written.keys, 'value'] },
          };
        }),
      );
    return [
      ...casesIn(['requestBody'], operation.requestBody?.content),
      ...Object.entries(operation.responses).flatMap(([status, { content }]) =>
        casesIn(['responses', status], content),
      ),
    ];
  });
  return operations;
}

/**
 * Makes sure that every example fits its schema: the mock server and all tests of the portal stand on
 * them.
 *
 * @param contract as the generation has joined and expanded it
 * @throws SourceFault
 */
export function checkExamples(contract: Contract, sources: Sources): void {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  for (const format of ['binary', 'int64', 'password']) ajv.addFormat(format, true);
  ajv.addSchema(contract, 'contract');
  const faults = casesOf(contract, sources).flatMap(({ what, value, schemaRef, place }) => {
    const validate = ajv.getSchema(schemaRef) ?? ajv.compile({ $ref: schemaRef });
    if (validate(value) === true) return [];
    const errors = validate.errors ?? [];
    const error = errors.find(({ keyword }) => !wrappers.has(keyword)) ?? errors[0];
    if (!error) return [];
    const keys = error.instancePath.split('/').slice(1);
    const line = sources.lineOf({ ...place, keys: [...place.keys, ...keys] });
    return [
      `${line}: ${what} does not fit its schema, as ${wordsOf(error)}; mend the example or the schema.`,
    ];
  });
  if (faults.length > 0) throw new SourceFault([...new Set(faults)]);
}
