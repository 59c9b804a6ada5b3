import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './LoadingRows.module.css';

/** More rows than any window shows. */
const ROWS = 24;

/** The outline of a list while it is loading. Its head and rows have their final positions. */
export function LoadingRows({ text }: { text: string }) {
  return (
    <Card flush role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      <div className={styles.rows} data-loading="" aria-hidden="true">
        {Array.from({ length: ROWS }, (_, index) => (
          <span key={index} className={styles.row} />
        ))}
      </div>
    </Card>
  );
}
