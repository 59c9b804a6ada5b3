import styles from './parts.module.css';

/** Placeholder lines while loading, so that the layout does not shift. Hidden from assistive technology. */
export function Skeleton({ lineCount = 1 }: { lineCount?: number }) {
  return (
    <div className={styles.skeleton} data-loading="" aria-hidden="true">
      {Array.from({ length: lineCount }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </div>
  );
}
