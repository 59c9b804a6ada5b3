/**
 * The sandbox's time: the machine's time plus an offset from the control address, so that no one has to wait
 * for three minutes (S9), an expiry or an idle logout. Tests can stop the clock.
 */
export class Clock {
  /** Milliseconds by which this clock is ahead of the machine's clock, or of the stopped time. */
  offset = 0;
  readonly #stoppedAt: number | undefined;

  /** @param stoppedAt the time of a stopped clock, which changes only by `advance` and `set` */
  constructor(stoppedAt?: string) {
    if (stoppedAt !== undefined) this.#stoppedAt = Date.parse(stoppedAt);
  }

  /** Milliseconds since 1970, like `Date.now()`. */
  now(): number {
    return (this.#stoppedAt ?? Date.now()) + this.offset;
  }

  /** Moves the clock forward. @param seconds negative to move it back */
  advance(seconds: number): void {
    this.offset += seconds * 1000;
  }

  /** Sets the time. The clock then runs on, unless it is stopped. */
  set(time: Date): void {
    this.offset = time.getTime() - (this.#stoppedAt ?? Date.now());
  }

  reset(): void {
    this.offset = 0;
  }
}
