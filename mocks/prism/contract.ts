import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import type { Operation } from './prism.ts';
import { fileStampOf } from '../file-stamp.ts';

export type DocumentedResponse = Operation['responses'][number];

export type NamedExample = { status: number; name: string; summary: string; value: unknown };

/**
 * Reads the contract.
 *
 * @param specPath path of the bundle (JSON or YAML)
 * @throws Error if the file is missing or not an OpenAPI document
 */
export async function loadContract(specPath: string): Promise<Operation[]> {
  const operations = await getHttpOperationsFromSpec(specPath);
  const namelessOperation = operations.find((operation) => !operation.iid);
  if (namelessOperation)
    throw new Error(`${namelessOperation.method} ${namelessOperation.path} has no operationId`);
  return operations;
}

/** The operationId. `loadContract` guarantees that every operation has an operationId. */
export const operationIdOf = (operation: Operation): string => operation.iid ?? operation.id;

/** The response that the contract documents for a status, if any. */
export const responseOfStatus = (
  operation: Operation,
  status: number,
): DocumentedResponse | undefined =>
  operation.responses.find((response) => response.code === String(status));

/** All named examples of an operation, in the contract's order. */
export const namedExamplesOf = (operation: Operation): NamedExample[] =>
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

/** The answer of `GET /_mock/contract`. */
type ContractState = {
  /** When the current contract was read, ISO 8601. */
  readAt: string;
  /** Number of operations. */
  operations: number;
  /** The reason why the latest bundle is not in use; null if it is in use. */
  problem: string | null;
};

/** The contract's bundle, which is read again when `npm run generate` has changed the file. */
export class CurrentContract {
  readonly #path: string;
  #stamp: string;
  #operations: Operation[];
  #readAt = new Date();
  #problem: string | null = null;
  #pendingRead: Promise<void> | undefined;

  private constructor(path: string, stamp: string, operations: Operation[]) {
    this.#path = path;
    this.#stamp = stamp;
    this.#operations = operations;
  }

  /** @throws Error if the bundle is missing or not an OpenAPI document */
  static async open(path: string): Promise<CurrentContract> {
    // Read the stamp first, so that a change during the read triggers another read.
    const stamp = fileStampOf(path);
    return new CurrentContract(path, stamp, await loadContract(path));
  }

  get operations(): Operation[] {
    return this.#operations;
  }

  getState(): ContractState {
    return {
      readAt: this.#readAt.toISOString(),
      operations: this.#operations.length,
      problem: this.#problem,
    };
  }

  /**
   * Reloads the bundle if it has changed, so that the next call uses the new contract. Reports an
   * unreadable bundle once and keeps the previous one.
   */
  async refresh(): Promise<void> {
    if (this.#pendingRead) return this.#pendingRead;
    const stamp = fileStampOf(this.#path);
    if (stamp === this.#stamp) return;
    this.#pendingRead = this.#reload(stamp).finally(() => {
      this.#pendingRead = undefined;
    });
    return this.#pendingRead;
  }

  async #reload(stamp: string): Promise<void> {
    this.#stamp = stamp;
    try {
      this.#operations = await loadContract(this.#path);
      this.#readAt = new Date();
      this.#problem = null;
      console.log(`The mock server has reloaded the contract: ${this.#path}`);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const reason = message.replaceAll(`Error parsing ${this.#path}: `, '').trim();
      this.#problem = `${this.#path} is not a readable contract, so the previous contract stays in use: ${reason}`;
      console.error(this.#problem);
    }
  }
}
