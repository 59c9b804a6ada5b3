import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './parts.module.css';

export interface PageColumnProps extends Pick<
  HTMLAttributes<HTMLElement>,
  'aria-busy' | 'children'
> {
  /** `narrow` for a few fields, `medium` for a form, `wide` for several columns. */
  width: 'narrow' | 'medium' | 'wide';
}

/** A page in one centred column. The page's message above it has the same width. */
export const PageColumn = ({ width, ...columnProps }: PageColumnProps) => (
  <div {...columnProps} className={classNames(styles.column, styles[width])} />
);
