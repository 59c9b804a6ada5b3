import type { ReactNode } from 'react';
import styles from './login-parts.module.css';

export interface VisuallyHiddenProps {
  as?: 'span' | 'h2' | 'h3';
  /** `status`: what comes in here is announced. */
  role?: 'status';
  id?: string;
  children: ReactNode;
}

/** Text for those who hear the page and need not see it. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={styles.hidden} />;
}
