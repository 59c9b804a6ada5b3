import { classNames } from './class-names.ts';
import styles from './login-parts.module.css';

/** The classes of a link: `standalone` for a link that is not part of a sentence. */
export function linkClass(kind?: 'inline' | 'standalone'): string {
  return classNames(styles.link, kind === 'standalone' && styles.standalone);
}
