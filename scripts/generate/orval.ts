import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import orval from 'orval';
import {
  type Contract,
  methods,
  listOperationsWithPath,
  resolveRef,
  type Parameter,
  type Ref,
} from './contract-types.ts';

interface OrvalOptions {
  contract: Contract;
  /** A folder with `src/api/mutator.ts`. The folder `generated/` is written into this folder. */
  temporaryDir: string;
  /** Operations whose answer is a file: screens call these operations through src/api/downloads.ts (S7). */
  binaryOperations: string[];
}

const orvalOptions = { logLevel: 'warn', throwOnError: true, failOnWarnings: true } as const;

const fileHeader = () => ['Made by `npm run generate` from openapi/. Do not edit.'];

/**
 * Writes hooks, models and zod schemas below `generated/` of the given folder.
 * @throws Error if orval refuses the contract or warns
 */
export async function writeClient({
  contract,
  temporaryDir,
  binaryOperations,
}: OrvalOptions): Promise<void> {
  const temporaryPath = (...segments: string[]): string => path.join(temporaryDir, ...segments);
  const writeInput = (name: string, document: Contract) => {
    writeFileSync(temporaryPath(name), JSON.stringify(document));
    return { target: temporaryPath(name) };
  };
  const contractWithoutHeaders = removeHeaders(contract);
  await orval(
    {
      input: writeInput('hooks-input.json', separateFiles(contractWithoutHeaders)),
      output: {
        mode: 'tags-split',
        client: 'react-query',
        httpClient: 'fetch',
        urlEncodeParameters: true,
        target: temporaryPath('generated/hooks/index.ts'),
        schemas: temporaryPath('generated/model'),
        indexFiles: false,
        override: {
          header: fileHeader,
          mutator: { path: temporaryPath('src/api/mutator.ts'), name: 'apiFetch' },
          fetch: { includeHttpResponseReturnType: false },
          query: { useOperationIdAsQueryKey: true, signal: true, useInvalidate: true },
          operations: Object.fromEntries(
            binaryOperations.map((id) => [id, { query: { useQuery: false, useMutation: false } }]),
          ),
        },
      },
    },
    temporaryDir,
    orvalOptions,
  );
  await orval(
    {
      input: writeInput('zod-input.json', prepareForZod(contractWithoutHeaders)),
      output: {
        mode: 'tags-split',
        client: 'zod',
        target: temporaryPath('generated/zod/index.ts'),
        schemas: { path: temporaryPath('generated/zod/schemas'), type: 'zod' },
        fileExtension: '.zod.ts',
        indexFiles: false,
        override: {
          header: fileHeader,
          zod: {
            version: 4,
            variant: 'mini',
            generateReusableSchemas: true,
            generateDiscriminatedUnion: true,
            generateCompanionTypes: true,
            generate: { header: false, param: true, query: true, body: true, response: false },
          },
        },
      },
    },
    temporaryDir,
    orvalOptions,
  );
  // Forms import the schemas of components. No code needs the schemas of operations, which only refer to components.
  for (const name of readdirSync(temporaryPath('generated/zod')))
    if (name !== 'schemas') rmSync(temporaryPath('generated/zod', name), { recursive: true });
}

/**
 * The contract without header parameters. src/api/client.ts sends the headers (S7), so hooks and models need none.
 */
function removeHeaders(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const pathItem of Object.values(copy.paths)) {
    for (const method of methods) {
      const operation = pathItem[method];
      if (operation)
        operation.parameters = (operation.parameters ?? []).filter(
          (parameter) => !isHeader(copy, parameter),
        );
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
const separateFileOperations: readonly string[] = ['login'];

/** Gives each separate operation its own tag, because the generator of hooks makes one file for each tag. */
function separateFiles(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const { operation } of listOperationsWithPath(copy))
    if (separateFileOperations.includes(operation.operationId))
      operation.tags = [operation.operationId];
  return copy;
}

/**
 * The contract for zod's generator: without descriptions, which the browser would load with the schemas, and without
 * the defaults of schemas, with which zod would accept an answer that lacks a required field.
 */
function prepareForZod(contract: Contract): Contract {
  const copy = removeKeywords(contract, ['description']);
  copy.components['schemas'] = removeKeywords(copy.components['schemas'] ?? {}, ['default']);
  for (const { operation } of listOperationsWithPath(copy)) {
    for (const response of Object.values(operation.responses)) response.description = '';
  }
  return copy;
}

/** A copy without the given keywords. A property with such a name has an object as value, and remains. */
function removeKeywords<T>(value: T, keys: string[]): T {
  const copy: T = JSON.parse(
    JSON.stringify(value, (key, nestedValue: unknown) =>
      keys.includes(key) && typeof nestedValue !== 'object' ? undefined : nestedValue,
    ),
  );
  return copy;
}

function isHeader(contract: Contract, parameter: Parameter | Ref): boolean {
  return resolveRef<Parameter>(contract, parameter).in === 'header';
}
