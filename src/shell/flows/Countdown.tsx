import { t } from '../../i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface CountdownProps {
  /** Seconds left, of `useCountdown`. */
  left: number;
  /** What a screen reader is told when the time is over. */
  over?: string;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * What a screen reader is told: each full minute, and half a minute and ten seconds before the end.
 * In between the text stays, so that nothing is announced.
 */
function announcement(left: number, over: string): string {
  if (left === 0) return over;
  if (left > 60) return t('flow.countdown.minutes', { count: Math.ceil(left / 60) });
  const told = [60, 30, 10].findLast((mark) => left <= mark) ?? 60;
  return t('flow.countdown.seconds', { count: told });
}

/** The time left, second by second for the eye, seldom for the ear. */
export function Countdown({ left, over = '' }: CountdownProps) {
  return (
    <>
      {left === 0 ? null : (
        <span aria-hidden="true">{t('flow.countdown.remaining', { time: clock(left) })}</span>
      )}
      <VisuallyHidden role="status">{announcement(left, over)}</VisuallyHidden>
    </>
  );
}
