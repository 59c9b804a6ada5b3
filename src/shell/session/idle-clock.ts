import { getLastCallAt, subscribePending } from '../../api/pending.ts';
import { listenToOtherTabs, tellOtherTabs } from './session.ts';

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
 * Reckons when the server ends the session (S4): after so long without a call in any tab. A
 * customer who is at work without calls, filling in a form, is kept logged in instead of warned: by
 * a call at the moment of the work, so that the issuer's limit runs from there and no longer.
 *
 * Reads the clock again and again rather than set one long timer: a machine that slept has no idea
 * of the time that passed.
 */
export class IdleClock {
  readonly #options: IdleClockOptions;
  /** Work this long after the last call makes one. Whoever is warned has not worked for as long. */
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
    if (at <= this.#calledAt) return;
    this.#calledAt = at;
    this.#hasEnded = false;
    if (this.#hasWarned) {
      this.#hasWarned = false;
      this.#options.calm();
    }
    if (isOurs) tellOtherTabs('activity');
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
