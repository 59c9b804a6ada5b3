import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './ListBar.module.css';

/** A choice in the bar above a list, with its label. */
export const ListChoice = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className={styles.choice}>
    {label}
    <span className={styles.select}>
      {children}
      <Icon name="down" size={1.1} />
    </span>
  </label>
);
