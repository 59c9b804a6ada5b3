import { useId } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './SendAgain.module.css';
import { useCountdown } from './use-countdown.ts';

export interface SendAgainProps {
  /** Seconds that the answer states until it may be sent again. Another answer is another `key`. */
  seconds: number;
  /** What the button says. */
  label: string;
  busy: boolean;
  onSend: () => void;
}

/**
 * Sends a mail once more, after the wait that the answer states (S9). The button is there from the start,
 * so that nothing moves and the focus stays; it can be pressed when the time is over. The screen loads the
 * texts `mail` and `flow`.
 */
export function SendAgain({ seconds, label, busy, onSend }: SendAgainProps) {
  const id = useId();
  const left = useCountdown(seconds);
  const isWaiting = left > 0;
  return (
    <div className={styles.again}>
      <Button
        busy={busy}
        aria-disabled={isWaiting}
        aria-describedby={isWaiting ? id : undefined}
        onClick={isWaiting ? undefined : onSend}
      >
        {label}
      </Button>
      <span className={styles.wait}>
        {isWaiting ? <span id={id}>{t('mail.again.wait')} </span> : null}
        <Countdown left={left} over={t('mail.again.now')} />
      </span>
    </div>
  );
}
