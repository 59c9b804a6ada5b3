import { getLastCallAt, subscribePending } from '../../api/pending.ts';
import { listenToOtherTabs, notifyOtherTabs } from './other-tabs.ts';

export interface IdleClockOptions {
  /** The time between the last call and the end of the session at the server. */
  timeoutMs: number;
  /** The time between the warning and the end of the session; null for no warning. */
  warningMs: number | null;
  /** Makes a small call. Called when the customer is active but the page makes no calls. */
  keepAlive: () => void;
  /** Shows the warning; `endTimeMs` is the end of the session in milliseconds since 1970. */
  warn: (endTimeMs: number) => void;
  /** Closes the warning after a call, here or in another tab. */
  closeWarning: () => void;
  /** Called when the session has ended. */
  end: () => void;
}

const TICK_MS = 1000;

/** The shortest time between two calls of `keepAlive`, in milliseconds. */
const KEEP_ALIVE_INTERVAL_MS = 15_000;

/** The events that count as activity. */
const activityEvents = ['keydown', 'pointerdown', 'input'] as const;

/**
 * Calculates when the server ends the session (S4): a fixed time after the last call of any tab.
 *
 * A customer who fills in a long form is active without calls. So a key press or click some time after the last call
 * causes a small call (`keepAlive`), and no warning appears. An inactive customer is logged out after the time that
 * the issuer has set.
 *
 * The clock checks the time every second, because a single long timer stops while the machine sleeps.
 */
export class IdleClock {
  readonly #options: IdleClockOptions;
  /** Activity causes a call only if this time has passed since the last call: half of the time until the warning. */
  readonly #keepAliveAfterMs: number;
  #lastCallAt = getLastCallAt();
  #keptAliveAt = 0;
  #hasWarned = false;
  #hasEnded = false;

  constructor(options: IdleClockOptions) {
    this.#options = options;
    this.#keepAliveAfterMs = (options.timeoutMs - (options.warningMs ?? 0)) / 2;
  }

  /** Starts the clock. Returns a function that stops the clock. */
  start(): () => void {
    const onActivity = (): void => this.#onActivity();
    for (const name of activityEvents) window.addEventListener(name, onActivity);
    const timer = setInterval(() => this.#tick(), TICK_MS);
    const tick = (): void => this.#tick();
    document.addEventListener('visibilitychange', tick);
    const unsubscribeCalls = subscribePending(() => this.#onCall(getLastCallAt(), true));
    const unsubscribeTabs = listenToOtherTabs((event) => {
      if (event === 'activity') this.#onCall(Date.now(), false);
    });
    return () => {
      for (const name of activityEvents) window.removeEventListener(name, onActivity);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      unsubscribeCalls();
      unsubscribeTabs();
    };
  }

  #onCall(callTimeMs: number, isOfThisTab: boolean): void {
    if (callTimeMs <= this.#lastCallAt) return;
    this.#lastCallAt = callTimeMs;
    this.#hasEnded = false;
    if (this.#hasWarned) {
      this.#hasWarned = false;
      this.#options.closeWarning();
    }
    if (isOfThisTab) notifyOtherTabs('activity');
  }

  #onActivity(): void {
    const now = Date.now();
    const sinceCallMs = now - this.#lastCallAt;
    if (sinceCallMs < this.#keepAliveAfterMs || sinceCallMs >= this.#options.timeoutMs) return;
    if (now - this.#keptAliveAt < KEEP_ALIVE_INTERVAL_MS) return;
    this.#keptAliveAt = now;
    this.#options.keepAlive();
  }

  #tick(): void {
    const { timeoutMs, warningMs, warn, end } = this.#options;
    const now = Date.now();
    const endTimeMs = this.#lastCallAt + timeoutMs;
    if (now >= endTimeMs) {
      if (this.#hasEnded) return;
      this.#hasEnded = true;
      end();
    } else if (warningMs !== null && now >= endTimeMs - warningMs && !this.#hasWarned) {
      this.#hasWarned = true;
      warn(endTimeMs);
    }
  }
}
