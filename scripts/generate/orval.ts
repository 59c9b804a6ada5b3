import path from 'node:path';
import orval from 'orval';

interface OrvalOptions {
  /** Folder that holds `generated/openapi.yaml` and `src/api/mutator.ts`, at their usual places. */
  stageDir: string;
  /** Operations that answer a file: screens call them through src/api/downloads.ts (S7). */
  binaryOperations: string[];
}

/** Writes hooks, models and zod schemas below `generated/` of the given folder. */
export async function writeClient({ stageDir, binaryOperations }: OrvalOptions): Promise<void> {
  const at = (...parts: string[]): string => path.join(stageDir, ...parts);
  const input = { target: at('generated/openapi.yaml') };
  await orval(
    {
      input,
      output: {
        mode: 'tags-split',
        client: 'react-query',
        httpClient: 'fetch',
        target: at('generated/hooks/index.ts'),
        schemas: at('generated/model'),
        indexFiles: false,
        override: {
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
  );
  await orval(
    {
      input,
      output: {
        mode: 'tags-split',
        client: 'zod',
        target: at('generated/zod/index.ts'),
        fileExtension: '.zod.ts',
        indexFiles: false,
        override: {
          zod: {
            version: 4,
            variant: 'mini',
            generateReusableSchemas: true,
            generateDiscriminatedUnion: true,
            generateCompanionTypes: true,
            generate: { header: false, param: true, query: true, body: true, response: true },
          },
        },
      },
    },
    stageDir,
  );
}
