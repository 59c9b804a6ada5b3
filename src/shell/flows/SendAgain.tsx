import { useId, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './Flows.module.css';
import { useCountdown } from './use-countdown.ts';

export interface WaitingButtonProps {
  /** Seconds until it can be pressed, of `useCountdown`. */
  left: number;
  /** What the button says. */
  label: string;
  busy: boolean;
  variant?: ButtonVariant;
  /** Left out where it sends the form that it stands in. */
  onSend?: () => void;
}

/**
 * A button that can be pressed when a time is over. It is there from the start, so that nothing moves and
 * the focus stays. The screen loads the texts `flow`.
 */
export function WaitingButton({ left, label, busy, variant, onSend }: WaitingButtonProps) {
  const id = useId();
  const isWaiting = left > 0;
  // Where nobody had to wait nothing is said of it.
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  return (
    <div className={styles.again}>
      <Button
        type={onSend === undefined ? 'submit' : 'button'}
        variant={variant}
        busy={busy}
        aria-disabled={isWaiting}
        aria-describedby={isWaiting ? id : undefined}
        onClick={onSend}
      >
        {label}
      </Button>
      {hasWaited ? (
        <span className={styles.wait}>
          {isWaiting ? <span id={id}>{t('flow.mail.again.wait')} </span> : null}
          <Countdown left={left} over={t('flow.mail.again.now')} />
        </span>
      ) : null}
    </div>
  );
}

export interface SendAgainProps extends Pick<WaitingButtonProps, 'label' | 'busy'> {
  /** Seconds that the answer states until it may be sent again. */
  seconds: number;
  /** The answer that stated them: another one begins to wait anew. */
  answer?: unknown;
  onSend: () => void;
}

/** Sends a mail once more, after the wait that the answer states (S9). */
export function SendAgain({ seconds, answer, ...button }: SendAgainProps) {
  return <WaitingButton left={useCountdown(seconds, answer)} {...button} />;
}
