import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** What can be done with a form or a page: buttons beside each other, on a phone one below the other. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
