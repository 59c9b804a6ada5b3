import { getLastCallAt, subscribePending } from '../api/pending.ts';
import { listenToOtherTabs, tellOtherTabs } from './session.ts';

export interface IdleClockOptions {
  /** The server ends the session this long after the last call. */
  timeoutMs: number;
  /** The warning comes this long before; null for none. */
  warningMs: number | null;
  /** Makes a call: the customer was at work, though without calls. */
  keepAlive: () => void;
  /** Warns; given the time at which the session ends, in milliseconds since 1970. */
  warn: (endsAt: number) => void;
  /** The time is over. */
  end: () => void;
}

/** How often other tabs are told that this one is in use, and how often the clock is read. */
const TELL_EVERY_MS = 5000;
const TICK_MS = 1000;

/** What counts as being at work. */
const signs = ['keydown', 'pointerdown', 'input'] as const;

/**
 * Reckons when the server ends the session (S4): after so long without a call in any tab. A
 * customer who is at work without calls, filling in a form, is kept logged in instead of warned.
 *
 * Reads the clock again and again rather than set one long timer: a machine that slept has no idea
 * of the time that passed.
 */
export class IdleClock {
  readonly #options: IdleClockOptions;
  #calledAt = Date.now();
  #atWorkAt = 0;
  #toldAt = 0;
  #hasWarned = false;
  #hasEnded = false;

  constructor(options: IdleClockOptions) {
    this.#options = options;
  }

  /** Starts; answers how to stop. */
  start(): () => void {
    const atWork = (): void => {
      this.#atWorkAt = Date.now();
    };
    for (const sign of signs) window.addEventListener(sign, atWork, { passive: true });
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
    this.#calledAt = Math.max(this.#calledAt, at);
    this.#hasWarned = false;
    this.#hasEnded = false;
    if (isOurs && at - this.#toldAt >= TELL_EVERY_MS) {
      this.#toldAt = at;
      tellOtherTabs('activity');
    }
  }

  #tick(): void {
    const { timeoutMs, warningMs, keepAlive, warn, end } = this.#options;
    const now = Date.now();
    const endsAt = this.#calledAt + timeoutMs;
    if (now >= endsAt) {
      if (this.#hasEnded) return;
      this.#hasEnded = true;
      end();
    } else if (warningMs !== null && now >= endsAt - warningMs && !this.#hasWarned) {
      this.#hasWarned = true;
      if (this.#atWorkAt > this.#calledAt) keepAlive();
      else warn(endsAt);
    }
  }
}
