import { getLastCallAt, subscribePending } from '../../api/pending.ts';
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.ts';

export interface IdleClockOptions {
  /** The server ends the session this long after the last call. */
  timeoutMs: number;
  /** The warning comes this long before; null for none. */
  warningMs: number | null;
  /** Makes a call: the customer is at work, though without calls. */
  keepAlive: () => void;
  /** Warns; given the time at which the session ends, in milliseconds since 1970. */
  warn: (endsAt: number) => void;
  /** The warning is no longer true: a call was made, here or in another tab. */
  calm: () => void;
  /** The time is over. */
  end: () => void;
}

const TICK_MS = 1000;

/** How long after a call that was to keep the session alive the next one may be tried. */
const RETRY_MS = 15_000;

/** What counts as being at work. */
const signs = ['keydown', 'pointerdown', 'input'] as const;

/**
 * Reckons when the server ends the session (S4): a fixed time after the last call of any tab.
 *
 * Somebody who fills in a long form makes no calls for a while and is at work all the same. Such a
 * customer is not warned but kept logged in: at a key press or a press of the mouse that comes long
 * enough after the last call, the clock asks for a small call (`keepAlive`). Whoever then goes away is
 * logged out as late as the issuer's limit says, and no later.
 *
 * The clock looks at the time every second. A single long timer would be wrong on a machine that
 * slept, since timers stand still meanwhile.
 */
export class IdleClock {
  readonly #options: IdleClockOptions;
  /** Work that comes at least this long after the last call makes one: half of the time to the warning. */
  readonly #quietMs: number;
  #calledAt = getLastCallAt();
  #keptAt = 0;
  #hasWarned = false;
  #hasEnded = false;

  constructor(options: IdleClockOptions) {
    this.#options = options;
    this.#quietMs = (options.timeoutMs - (options.warningMs ?? 0)) / 2;
  }

  /** Starts; answers how to stop. */
  start(): () => void {
    const atWork = (): void => this.#atWork();
    for (const sign of signs) window.addEventListener(sign, atWork);
    const timer = setInterval(() => this.#tick(), TICK_MS);
    const tick = (): void => this.#tick();
    document.addEventListener('visibilitychange', tick);
    const stopCalls = subscribePending(() => this.#called(getLastCallAt(), true));
    const stopTabs = listenToOtherTabs((news) => {
      if (news === 'activity') this.#called(Date.now(), false);
    });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, atWork);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      stopCalls();
      stopTabs();
    };
  }

  #called(at: number, isOurs: boolean): void {
    if (at <= this.#calledAt) return;
    this.#calledAt = at;
    this.#hasEnded = false;
    if (this.#hasWarned) {
      this.#hasWarned = false;
      this.#options.calm();
    }
    if (isOurs) notifyOtherTabs('activity');
  }

  #atWork(): void {
    const now = Date.now();
    const sinceCall = now - this.#calledAt;
    if (sinceCall < this.#quietMs || sinceCall >= this.#options.timeoutMs) return;
    if (now - this.#keptAt < RETRY_MS) return;
    this.#keptAt = now;
    this.#options.keepAlive();
  }

  #tick(): void {
    const { timeoutMs, warningMs, warn, end } = this.#options;
    const now = Date.now();
    const endsAt = this.#calledAt + timeoutMs;
    if (now >= endsAt) {
      if (this.#hasEnded) return;
      this.#hasEnded = true;
      end();
    } else if (warningMs !== null && now >= endsAt - warningMs && !this.#hasWarned) {
      this.#hasWarned = true;
      warn(endsAt);
    }
  }
}
