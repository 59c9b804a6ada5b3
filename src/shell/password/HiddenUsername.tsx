import styles from './Password.module.css';

/** Tells password managers whose password it is: they look for a field of this kind beside it. */
export function HiddenUsername({ loginId }: { loginId: string }) {
  return (
    <input
      className={styles.username}
      type="text"
      autoComplete="username"
      value={loginId}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
