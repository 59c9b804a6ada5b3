import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for those who hear the page and need not see it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
