import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { operations } from '../../generated/operations.ts';
import {
  placedOperations,
  resolveRef,
  type Contract,
  type Example,
  type MediaType,
  type Operation,
  type Response,
} from '../../scripts/generate/contract-types.ts';

const contract: Contract = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
);
const placed = placedOperations(contract);
const schemaModules = import.meta.glob<Record<string, unknown>>('../../generated/zod/*/*.zod.ts', {
  eager: true,
});

/** The generated zod schema of an operation's body or response. */
function schemaOf(tag: string, operationId: string, part: 'Body' | 'Response') {
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}${part}`;
  const schema = schemaModules[`../../generated/zod/${tag}/${tag}.zod.ts`]?.[name];
  if (!(schema instanceof zod.core.$ZodType)) throw new Error(`no zod schema ${name}`);
  return schema;
}

/** Name and value of each example. */
function examplesOf(media: MediaType | undefined): [string, unknown][] {
  return Object.entries(media?.examples ?? {}).map(([name, example]) => [
    name,
    resolveRef<Example>(contract, example).value,
  ]);
}

function successOf({ responses }: Operation): Response | undefined {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
}

function issuesOf(schema: zod.core.$ZodType, examples: [string, unknown][]) {
  return examples.flatMap(([name, value]) =>
    (zod.safeParse(schema, value).error?.issues ?? []).map((issue) => ({
      example: name,
      ...issue,
    })),
  );
}

/** Every JSON body of the contract, as request or as success. */
const bodies = placed.flatMap(({ operation }) => {
  const tag = operation.tags[0] ?? '';
  const request = operation.requestBody?.content['application/json'];
  const answer = successOf(operation)?.content?.['application/json'];
  return [
    { name: operation.operationId, tag, part: 'Body' as const, media: request },
    { name: operation.operationId, tag, part: 'Response' as const, media: answer },
  ].filter(({ media }) => media !== undefined);
});

it.each(bodies)(
  '$name: every example fits the schema of its $part',
  ({ name, tag, part, media }) => {
    const examples = examplesOf(media);
    expect(examples[0]?.[0]).toBe('default');
    expect(issuesOf(schemaOf(tag, name, part), examples)).toEqual([]);
  },
);

describe.each(placed.map(({ operation }) => [operation.operationId, operation] as const))(
  '%s',
  (_operationId, operation) => {
    const success = successOf(operation);

    it('answers success in one way: a body, a file with a name, or nothing (204)', () => {
      const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
      expect(successes).toHaveLength(1);
      const types = Object.keys(success?.content ?? {});
      expect(types).toHaveLength(successes[0] === '204' ? 0 : 1);
      const isFile = types.length === 1 && types[0] !== 'application/json';
      expect(Object.keys(success?.headers ?? {}).includes('Content-Disposition')).toBe(isFile);
    });

    it('names an example for each error code it may give', () => {
      const codes = operation['x-error-codes'] ?? [];
      expect(codes.length).toBeGreaterThan(0);
      for (const code of codes) {
        const examples = operation.responses[code.slice(0, 3)]?.content?.['application/json'];
        expect(examples?.examples?.[code]).toEqual({ $ref: `#/components/examples/${code}` });
      }
    });
  },
);

it('each code of the catalogue can come from at least one operation', () => {
  const used = new Set<string>(operations.flatMap((operation) => operation.errorCodes));
  const unused = Object.keys(errorCatalogue).filter((code) => !used.has(code));
  expect(unused).toEqual([]);
});

it('every operation that answers a file is a GET (S7)', () => {
  const others = operations.filter(({ isBinary, method }) => isBinary && method !== 'get');
  expect(others).toEqual([]);
});
