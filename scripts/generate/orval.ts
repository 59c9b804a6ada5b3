import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import orval from 'orval';
import type { Contract } from './contract-types.ts';
import { forZod, withOwnFiles, withoutHeaders } from './slim.ts';

interface OrvalOptions {
  contract: Contract;
  /** Folder that holds `src/api/mutator.ts` at its usual place; `generated/` is written below it. */
  stageDir: string;
  /** Operations that answer a file: screens call them through src/api/downloads.ts (S7). */
  binaryOperations: string[];
}

const options = { logLevel: 'warn', throwOnError: true, failOnWarnings: true } as const;

const header = () => ['Made by `npm run generate` from openapi/. Do not edit.'];

/**
 * Writes hooks, models and zod schemas below `generated/` of the given folder.
 * @throws Error if orval refuses the contract or warns of a part of it
 */
export async function writeClient({
  contract,
  stageDir,
  binaryOperations,
}: OrvalOptions): Promise<void> {
  const at = (...parts: string[]): string => path.join(stageDir, ...parts);
  const inputOf = (name: string, document: Contract) => {
    writeFileSync(at(name), JSON.stringify(document));
    return { target: at(name) };
  };
  const slim = withoutHeaders(contract);
  await orval(
    {
      input: inputOf('hooks-input.json', withOwnFiles(slim)),
      output: {
        mode: 'tags-split',
        client: 'react-query',
        httpClient: 'fetch',
        urlEncodeParameters: true,
        target: at('generated/hooks/index.ts'),
        schemas: at('generated/model'),
        indexFiles: false,
        override: {
          header,
          mutator: { path: at('src/api/mutator.ts'), name: 'apiFetch' },
          fetch: { includeHttpResponseReturnType: false },
          query: { useOperationIdAsQueryKey: true, signal: true, useInvalidate: true },
          operations: Object.fromEntries(
            binaryOperations.map((id) => [id, { query: { useQuery: false, useMutation: false } }]),
          ),
        },
      },
    },
    stageDir,
    options,
  );
  await orval(
    {
      input: inputOf('zod-input.json', forZod(slim)),
      output: {
        mode: 'tags-split',
        client: 'zod',
        target: at('generated/zod/index.ts'),
        schemas: { path: at('generated/zod/schemas'), type: 'zod' },
        fileExtension: '.zod.ts',
        indexFiles: false,
        override: {
          header,
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
    stageDir,
    options,
  );
  // The schemas of operations only refer to those of components, which forms import.
  for (const name of readdirSync(at('generated/zod')))
    if (name !== 'schemas') rmSync(at('generated/zod', name), { recursive: true });
}
