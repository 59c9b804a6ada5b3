import { classNames } from './class-names.ts';
import styles from './TextLink.module.css';

/** The classes of a link: `standalone` for one that is a target of its own and no part of a sentence. */
export function linkClass(kind?: 'inline' | 'standalone'): string {
  return classNames(styles.link, kind === 'standalone' && styles.standalone);
}
