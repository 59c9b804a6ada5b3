/**
 * The sandbox's time: the machine's, moved by as much as the control address says, so that three
 * minutes (S9), an expiry or an idle logout take no waiting. Stopped if a test wants it stopped.
 */
export class Clock {
  #offset = 0;
  #stoppedAt: number | undefined;

  /** @param stoppedAt a moment at which the clock stands still until it is moved */
  constructor(stoppedAt?: Date | string) {
    if (stoppedAt !== undefined) this.#stoppedAt = new Date(stoppedAt).getTime();
  }

  /** Milliseconds since 1970, as `Date.now()`. */
  now(): number {
    return (this.#stoppedAt ?? Date.now()) + this.#offset;
  }

  /** Moves forward, or back with a negative number. */
  advance(seconds: number): void {
    this.#offset += seconds * 1000;
  }

  /** Sets the time; it goes on from there unless the clock is stopped. */
  set(time: Date): void {
    this.#offset = time.getTime() - (this.#stoppedAt ?? Date.now());
  }

  /** Back to the machine's time, or to the moment at which it was stopped. */
  reset(): void {
    this.#offset = 0;
  }

  /** Milliseconds that the clock is ahead of where it started. */
  get offset(): number {
    return this.#offset;
  }

  set offset(milliseconds: number) {
    this.#offset = milliseconds;
  }
}

const japanOffset = 9 * 60 * 60 * 1000;

/** yyyy-MM-dd in Japan time. */
export const japanDate = (time: number): string =>
  new Date(time + japanOffset).toISOString().slice(0, 10);

/** yyyy-MM in Japan time. */
export const japanMonth = (time: number): string => japanDate(time).slice(0, 7);

/** Date and time with Japan's offset, as the contract's date-times are written. */
export const japanDateTime = (time: number): string =>
  `${new Date(time + japanOffset).toISOString().slice(0, 19)}+09:00`;

/** The month so many months later (or earlier), yyyy-MM. */
export function addMonths(month: string, months: number): string {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthOfYear - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Last day of a month, yyyy-MM-dd. */
export function lastDayOf(month: string): string {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthOfYear, 0)).toISOString().slice(0, 10);
}

/** Midnight in Japan at which a day begins, in milliseconds since 1970. */
export const startOfDay = (date: string): number => Date.parse(`${date}T00:00:00+09:00`);
