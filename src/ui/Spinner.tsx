import styles from './Spinner.module.css';

/** Something is under way. The label is announced; it is not seen. */
export function Spinner({ label, size = 1.5 }: { label: string; size?: number }) {
  return (
    <svg
      className={styles.spinner}
      width={`${size}em`}
      height={`${size}em`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
