import type { HTMLAttributes } from 'react';
import styles from './parts.module.css';
import { classNames } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** A landmark only where the card has a heading of its own. */
  as?: 'div' | 'section' | 'article' | 'form';
  /** Without padding, for a list or table that reaches the edge. */
  flush?: boolean;
}

/** A white sheet on the page's canvas. */
export function Card({ as: Element = 'div', flush = false, className, ...rest }: CardProps) {
  return (
    <Element {...rest} className={classNames(styles.card, flush && styles.flush, className)} />
  );
}
