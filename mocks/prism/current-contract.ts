import { fileStamp } from '../file-stamp.ts';
import { loadContract } from './contract.ts';
import type { Operation } from './prism.ts';

/** What `GET /_mock/contract` answers. */
export type ContractNews = {
  /** When the contract in use was read, ISO 8601. */
  readAt: string;
  operations: number;
  /** Why the bundle that is there now is not in use; null if it is. */
  problem: string | null;
};

/** The contract's bundle as it is now: `npm run generate` may write it anew at any time. */
export class CurrentContract {
  readonly #path: string;
  #stamp: string;
  #operations: Operation[];
  #readAt = new Date();
  #problem: string | null = null;
  #reading: Promise<void> | undefined;

  private constructor(path: string, stamp: string, operations: Operation[]) {
    this.#path = path;
    this.#stamp = stamp;
    this.#operations = operations;
  }

  /** @throws Error if the bundle is missing or is no OpenAPI document */
  static async open(path: string): Promise<CurrentContract> {
    // The stamp first: what is written while it is read is read again at the next call.
    const stamp = fileStamp(path);
    return new CurrentContract(path, stamp, await loadContract(path));
  }

  get operations(): Operation[] {
    return this.#operations;
  }

  news(): ContractNews {
    return {
      readAt: this.#readAt.toISOString(),
      operations: this.#operations.length,
      problem: this.#problem,
    };
  }

  /**
   * Reads the bundle again if it was written since, so that the very next call meets the new
   * contract. One that cannot be read is told once, and the one before it stays in use.
   */
  async refresh(): Promise<void> {
    if (this.#reading) return this.#reading;
    const stamp = fileStamp(this.#path);
    if (stamp === this.#stamp) return;
    this.#reading = this.#readAgain(stamp).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readAgain(stamp: string): Promise<void> {
    this.#stamp = stamp;
    try {
      this.#operations = await loadContract(this.#path);
      this.#readAt = new Date();
      this.#problem = null;
      console.log(`The mock server has read the contract anew: ${this.#path}`);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const why = said.replaceAll(`Error parsing ${this.#path}: `, '').trim();
      this.#problem = `${this.#path} cannot be read as a contract, so the one before it stays in use: ${why}`;
      console.error(this.#problem);
    }
  }
}
