import { useEffect, useId, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Flows.module.css';

/** A countdown that started with an answer. */
interface CountdownState {
  answer: unknown;
  /** The end by `performance.now()`, which a wrong date of the machine does not affect. */
  endTimeMs: number;
  /** The end by the date, because the other clock stops while many machines sleep. The earlier end counts. */
  endDateMs: number;
}

const remainingMsOf = ({ endTimeMs, endDateMs }: CountdownState): number =>
  Math.min(endTimeMs - performance.now(), endDateMs - Date.now());

const startCountdown = (seconds: number, answer: unknown): CountdownState => ({
  answer,
  endTimeMs: performance.now() + seconds * 1000,
  endDateMs: Date.now() + seconds * 1000,
});

/**
 * Counts down the seconds of an answer, from the first rendering.
 *
 * @param answer another answer restarts the countdown
 * @returns the remaining whole seconds; 0 at the end
 */
export function useCountdown(seconds: number, answer?: unknown): number {
  const [countdown, setCountdown] = useState(() => startCountdown(seconds, answer));
  const [remainingSeconds, setRemainingSeconds] = useState(Math.ceil(seconds));
  if (countdown.answer !== answer) {
    setCountdown(startCountdown(seconds, answer));
    setRemainingSeconds(Math.ceil(seconds));
  }

  useEffect(() => {
    if (remainingSeconds === 0) return;
    const update = (): void => {
      setRemainingSeconds(Math.max(0, Math.ceil(remainingMsOf(countdown) / 1000)));
    };
    const untilNextSecondMs = remainingMsOf(countdown) - (remainingSeconds - 1) * 1000;
    // Browsers drop the fraction of a delay, and a timer may run too early. Then the next run changes the second.
    const timer = setInterval(update, Math.max(1, Math.ceil(untilNextSecondMs)));
    // Timers stop while the machine sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [remainingSeconds, countdown]);

  return remainingSeconds;
}

export interface CountdownProps {
  /** Remaining seconds from `useCountdown`. */
  remainingSeconds: number;
  /** Announcement at the end. */
  endText?: string;
}

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * The text for screen readers, which announce each change of the text. The text changes at each full minute, and
 * 30 and 10 seconds before the end.
 */
function announcementOf(remainingSeconds: number, endText: string): string {
  if (remainingSeconds === 0) return endText;
  if (remainingSeconds > 60)
    return t('flow.countdown.minutes', { count: Math.ceil(remainingSeconds / 60) });
  const count = [60, 30, 10].findLast((limit) => remainingSeconds <= limit) ?? 60;
  return t('flow.countdown.seconds', { count });
}

/** The remaining time: displayed each second, announced rarely. */
export function Countdown({ remainingSeconds, endText = '' }: CountdownProps) {
  return (
    <>
      {remainingSeconds === 0 ? null : (
        <span aria-hidden="true">
          {t('flow.countdown.remaining', { time: clockText(remainingSeconds) })}
        </span>
      )}
      <VisuallyHidden role="status">{announcementOf(remainingSeconds, endText)}</VisuallyHidden>
    </>
  );
}

export interface WaitingButtonProps {
  /** Remaining seconds of the wait, from `useCountdown`. */
  remainingSeconds: number;
  label: string;
  busy: boolean;
  variant?: ButtonVariant;
  /** Without this, the button submits its form. */
  onSend?: () => void;
}

/**
 * A button that can be pressed after a wait. During the wait, the button stays on the page and ignores presses,
 * so that nothing moves and the focus stays. The screen loads the texts `flow`.
 */
export function WaitingButton({
  remainingSeconds,
  label,
  busy,
  variant,
  onSend,
}: WaitingButtonProps) {
  const waitTextId = useId();
  const isWaiting = remainingSeconds > 0;
  // Without a wait, there is no countdown and no announcement of its end.
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  return (
    <div className={styles.waitingButton}>
      <Button
        type={onSend === undefined ? 'submit' : 'button'}
        variant={variant}
        busy={busy}
        aria-disabled={isWaiting}
        aria-describedby={isWaiting ? waitTextId : undefined}
        onClick={onSend}
      >
        {label}
      </Button>
      {hasWaited ? (
        <span className={styles.waitText} id={waitTextId}>
          {isWaiting ? `${t('flow.mail.again.wait')} ` : null}
          <Countdown remainingSeconds={remainingSeconds} endText={t('flow.mail.again.now')} />
        </span>
      ) : null}
    </div>
  );
}

export interface SendAgainProps extends Pick<WaitingButtonProps, 'label' | 'busy'> {
  /** The waiting time in the answer. */
  waitSeconds: number;
  /** Another answer restarts the wait. */
  answer?: unknown;
  onSend: () => void;
}

/** The button that sends a mail again, after the waiting time that the answer requires (S9). */
export function SendAgain({ waitSeconds, answer, ...buttonProps }: SendAgainProps) {
  return <WaitingButton remainingSeconds={useCountdown(waitSeconds, answer)} {...buttonProps} />;
}
