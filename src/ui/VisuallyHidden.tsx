import type { ReactNode } from 'react';
import styles from './login-parts.module.css';

export interface VisuallyHiddenProps {
  as?: 'span' | 'h2' | 'h3';
  /** With `status`, screen readers announce changes. */
  role?: 'status';
  id?: string;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...elementProps }: VisuallyHiddenProps) {
  return <Element {...elementProps} className={styles.hidden} />;
}
