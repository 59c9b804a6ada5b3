import { Button } from '../ui/Button.tsx';
import { labelOf } from './answers.ts';
import type { Order } from './control.ts';
import styles from './DevPanel.module.css';

/** What waits for which call, and the way to take it back. */
export function OrderList({
  orders,
  onTakeBack,
}: {
  orders: readonly Order[];
  onTakeBack: (operationId: string) => void;
}) {
  const operationIds = [...new Set(orders.map(({ operationId }) => operationId))];
  return (
    <section className={styles.orders} aria-label="Ordered" role="status">
      {operationIds.length === 0 ? (
        <p>Nothing is ordered: every call is answered as usual.</p>
      ) : null}
      {operationIds.map((operationId) => (
        <p key={operationId} className={styles.order}>
          <span>
            Next call of <strong>{operationId}</strong>:{' '}
            <strong>
              {orders
                .filter((order) => order.operationId === operationId)
                .map(labelOf)
                .join(', then ')}
            </strong>
          </span>
          <Button
            size="small"
            aria-label={`Take back ${operationId}`}
            onClick={() => onTakeBack(operationId)}
          >
            Take back
          </Button>
        </p>
      ))}
    </section>
  );
}
