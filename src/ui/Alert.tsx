import type { ReactNode } from 'react';
import styles from './login-parts.module.css';
import { classNames } from './class-names.ts';
import { BasicIcon, type BasicIconName } from './BasicIcon.tsx';

type AlertTone = 'info' | 'success' | 'warning' | 'error';

const ICONS: Record<AlertTone, BasicIconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

export interface AlertProps {
  tone: AlertTone;
  /** What happened, in one sentence. */
  title?: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** Buttons and links of the next step. */
  actions?: ReactNode;
  /** Content that may appear later: below the buttons, so that they do not move. */
  details?: ReactNode;
  className?: string | undefined;
}

/** A message inside a page. Screen readers announce errors at once, other messages later (`role`). */
export function Alert({ tone, title, children, actions, details, className }: AlertProps) {
  return (
    <div
      className={classNames(styles.alert, styles[tone], className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <span className={styles.icon}>
        <BasicIcon name={ICONS[tone]} />
      </span>
      <div className={styles.text}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        {details}
      </div>
    </div>
  );
}
