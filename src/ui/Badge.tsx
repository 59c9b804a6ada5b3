import type { ReactNode } from 'react';
import styles from './parts.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** A status in one or two words. The meaning never depends on the colour. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
