import { getLastCallAt, subscribePending } from '../../api/pending.ts';
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.ts';

export interface IdleClockOptions {
  /** The server ends the session this long after the last call. */
  timeoutMs: number;
  /** How long before the end the warning appears; null for no warning. */
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
 * Calculates when the server ends the session (S4): a fixed time after the last call of any tab.
 *
 * A customer who fills in a long form makes no calls but is active. The clock then requests a small
 * call (`keepAlive`) instead of a warning, at a key press or click long enough after the last call.
 * An inactive customer is logged out at the issuer's limit.
 *
 * The clock checks the time every second, because a single long timer stops while the machine
 * sleeps.
 */
export class IdleClock {
  readonly #options: IdleClockOptions;
  /** Activity this long after the last call triggers a call: half of the time to the warning. */
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
