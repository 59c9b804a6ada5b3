import styles from './Password.module.css';

/** Associates the password with a login id: password managers look for a field like this. */
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
