import type { ReactNode } from 'react';
import styles from './PartsPage.module.css';

/** One part and its states, under the name of its file. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2 lang="en">{name}</h2>
      {children}
    </section>
  );
}
