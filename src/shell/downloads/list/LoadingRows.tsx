import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './LoadingRows.module.css';

/** The number of placeholder rows: more than a window shows. */
const ROW_COUNT = 24;

/** The outline of a list that is loading. The head and the rows have their final positions. */
export function LoadingRows({ text }: { text: string }) {
  return (
    <Card flush role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      <div className={styles.rows} data-loading="" aria-hidden="true">
        {Array.from({ length: ROW_COUNT }, (_, index) => (
          <span key={index} className={styles.row} />
        ))}
      </div>
    </Card>
  );
}
