import type { ReactNode } from 'react';
import styles from './parts.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
}

/** Collapsed content in native <details>. */
export function Disclosure({ summary, children, open, onToggle, className }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.details, className)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.chevron}>
          <Icon name="right" size={1.1} />
        </span>
        {summary}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
