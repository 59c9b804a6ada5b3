import type { ReactNode } from 'react';
import styles from './ListBar.module.css';

/** A choice in the bar above a list, with its label. */
export const ListChoice = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className={styles.choice}>
    {label}
    {children}
  </label>
);
