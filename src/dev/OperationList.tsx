import { useState } from 'react';
import { faults, type Call, type NamedExample, type Operation, type Order } from './control.ts';
import styles from './DevPanel.module.css';

export interface OperationListProps {
  operations: readonly Operation[];
  calls: readonly Call[];
  onOrder: (order: Order) => void;
}

/** How many of the page's own operations stand open at the top. */
const RECENT = 8;

/** Operations of the last calls, newest first. */
const recentIds = (calls: readonly Call[]): string[] =>
  [...new Set(calls.toReversed().flatMap(({ operationId }) => operationId ?? []))].slice(0, RECENT);

const matches = ({ operationId, method, path, examples }: Operation, wanted: string): boolean =>
  `${operationId} ${method} ${path} ${examples.map(({ name }) => name).join(' ')}`
    .toLowerCase()
    .includes(wanted.toLowerCase());

function OperationEntry({
  operation,
  isOpen,
  wanted,
  onOrder,
}: {
  operation: Operation;
  isOpen: boolean;
  wanted: string;
  onOrder: OperationListProps['onOrder'];
}) {
  const { operationId, method, path, examples } = operation;
  const isWanted = ({ name }: NamedExample): boolean => wanted !== '' && name.includes(wanted);
  const shown = examples.some(isWanted) ? examples.filter(isWanted) : examples;
  return (
    <details className={styles.operation} open={isOpen}>
      <summary>
        <strong>{operationId}</strong> <small>{`${method} ${path}`}</small>
      </summary>
      <div className={styles.answers}>
        {shown.map(({ status, name }) => (
          <button
            key={`${status} ${name}`}
            type="button"
            className={status < 300 ? styles.good : styles.bad}
            onClick={() => onOrder({ operationId, status, example: name })}
          >
            {status < 300 ? `${status} ${name}` : name}
          </button>
        ))}
        {faults.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.fault}
            onClick={() => onOrder({ operationId, kind })}
          >
            {kind}
          </button>
        ))}
      </div>
    </details>
  );
}

/**
 * Every operation with its named examples and the faults; those that the page has just called stand
 * first, with their answers in view. A press orders the answer of the operation's next call.
 */
export function OperationList({ operations, calls, onOrder }: OperationListProps) {
  const [wanted, setWanted] = useState('');
  const recent = recentIds(calls);
  const rank = ({ operationId }: Operation): number => {
    const place = recent.indexOf(operationId);
    return place === -1 ? recent.length : place;
  };
  const shown = operations
    .filter((operation) => matches(operation, wanted))
    .toSorted((one, other) => rank(one) - rank(other));
  return (
    <section className={styles.section}>
      <h2>Answer the next call with</h2>
      <label className={styles.filter}>
        Operation, path or code
        <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      {shown.map((operation) => (
        <OperationEntry
          key={operation.operationId}
          operation={operation}
          isOpen={
            recent.includes(operation.operationId) || (wanted !== '' && shown.length <= RECENT)
          }
          wanted={wanted}
          onOrder={onOrder}
        />
      ))}
    </section>
  );
}
