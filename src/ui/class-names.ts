import styles from './login-parts.module.css';

/** Joins class names; skips absent names. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The classes of a link: `standalone` for a link that is not part of a sentence. */
export function linkClass(kind?: 'inline' | 'standalone'): string {
  return classNames(styles.link, kind === 'standalone' && styles.standalone);
}
