/**
 * The sandbox's time: the machine's time plus an offset. Tests and developers set the offset by the control address, so
 * that they do not wait three minutes (S9), or until an expiry or an idle logout. Tests can stop the clock.
 */
export class Clock {
  /** Milliseconds by which this clock is ahead of the machine's clock, or of the stopped time. */
  offsetMs = 0;
  readonly #stoppedAtMs: number | undefined;

  /** @param stoppedAt the time of a stopped clock, which changes only by `advance` and `set` */
  constructor(stoppedAt?: string) {
    if (stoppedAt !== undefined) this.#stoppedAtMs = Date.parse(stoppedAt);
  }

  /** Milliseconds since 1970, like `Date.now()`. */
  now(): number {
    return (this.#stoppedAtMs ?? Date.now()) + this.offsetMs;
  }

  /** Moves the clock forward. @param seconds negative to move it back */
  advance(seconds: number): void {
    this.offsetMs += seconds * 1000;
  }

  /** Sets the time. The clock then runs on, unless it is stopped. */
  set(time: Date): void {
    this.offsetMs = time.getTime() - (this.#stoppedAtMs ?? Date.now());
  }

  reset(): void {
    this.offsetMs = 0;
  }
}
