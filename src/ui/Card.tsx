import type { HTMLAttributes } from 'react';
import styles from './parts.module.css';
import { classNames } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** A landmark element only if the card has a heading. */
  as?: 'div' | 'section' | 'article' | 'form';
  /** Without padding, for a list or table that reaches the edge. */
  flush?: boolean;
}

/** A white box on the page's background. */
export function Card({ as: Element = 'div', flush = false, className, ...cardProps }: CardProps) {
  return (
    <Element {...cardProps} className={classNames(styles.card, flush && styles.flush, className)} />
  );
}
