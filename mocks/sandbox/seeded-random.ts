/** Pseudo-random numbers that are the same each time for the same seed. */
export class SeededRandom {
  #state: number;

  /** @param seed any text, such as a bill number */
  constructor(seed: string) {
    // The hash function FNV-1a gives very different numbers for similar texts (INV-...-1, INV-...-2).
    let hash = 0x811c9dc5;
    for (let index = 0; index < seed.length; index += 1) {
      hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
    }
    this.#state = hash >>> 0;
  }

  /** A number from 0 (included) to 1 (excluded), by the algorithm mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number between two numbers, which are both included. */
  integer(minimum: number, maximum: number): number {
    return minimum + Math.floor(this.next() * (maximum - minimum + 1));
  }

  /** @throws Error for an empty list */
  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.integer(0, choices.length - 1)];
    if (choice === undefined) throw new Error('There is nothing to pick from.');
    return choice;
  }

  /** True in the given percentage of cases. */
  chance(percent: number): boolean {
    return this.next() * 100 < percent;
  }
}
