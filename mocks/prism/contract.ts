import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { Operation } from './prism.ts';

/** One documented response of an operation. */
export type DocumentedResponse = Operation['responses'][number];

/** A named example with its summary and status. */
export type NamedExample = { status: number; name: string; summary: string; value: unknown };

/**
 * Reads the contract.
 *
 * @param specPath path of the bundle (JSON or YAML)
 * @throws Error if the file is missing or not an OpenAPI document
 */
export async function loadContract(specPath: string): Promise<Operation[]> {
  const operations = await getHttpOperationsFromSpec(specPath);
  const nameless = operations.find((operation) => !operation.iid);
  if (nameless) throw new Error(`${nameless.method} ${nameless.path} has no operationId`);
  return operations;
}

/** The operationId; `loadContract` guarantees it. */
export const operationIdOf = (operation: Operation): string => operation.iid ?? operation.id;

/** The response that the contract documents for a status, if any. */
export const documentedResponse = (
  operation: Operation,
  status: number,
): DocumentedResponse | undefined =>
  operation.responses.find((response) => response.code === String(status));

/** All named examples of an operation, in the contract's order. */
export const namedExamples = (operation: Operation): NamedExample[] =>
  operation.responses.flatMap((response) =>
    (response.contents ?? []).flatMap((content) =>
      (content.examples ?? []).map((example) => ({
        status: Number(response.code),
        name: example.key,
        summary: example.summary ?? '',
        value: 'value' in example ? example.value : undefined,
      })),
    ),
  );
