import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** The buttons of a form or a page: in one row, on a phone in one column. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
