import { useMemo, useState } from 'react';
import {
  answersOf,
  filterAnswers,
  type Answer,
  type CodeExamples,
  type Operation,
  type Order,
} from './control.ts';
import styles from './DevPanel.module.css';
import { EntryErrorForm } from './EntryErrorForm.tsx';

export interface OperationListProps {
  operations: readonly Operation[];
  codeExamples: CodeExamples;
  orders: readonly Order[];
  filter: string;
  onFilter: (filter: string) => void;
  onOrder: (order: Order) => void;
}

/** If the filter matches at most this number of operations, all of them are unfolded. */
const MAX_UNFOLDED_OPERATIONS = 8;

/**
 * Every operation with a button for each named example and each fault. A press orders this answer for the next
 * call.
 */
export function OperationList(props: OperationListProps) {
  const { operations, codeExamples, orders, filter, onFilter, onOrder } = props;
  const operationsWithAnswers = useMemo(
    () => operations.map((operation) => ({ operation, answers: answersOf(operation) })),
    [operations],
  );
  const filterWords = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const matchingOperations = operationsWithAnswers
    .map(({ operation, answers }) => ({
      operation,
      ...filterAnswers(operation, answers, filterWords),
    }))
    .filter(({ answers }) => answers.length > 0);
  return (
    <section className={styles.column} aria-label="Answer the next call">
      <label className={styles.filter}>
        <strong>Answer the next call with</strong>
        <input
          type="search"
          placeholder="operation, path, code or meaning"
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
        />
      </label>
      <div className={styles.operations}>
        {matchingOperations.length === 0 && operations.length > 0 ? (
          <p>Nothing is called that.</p>
        ) : null}
        {matchingOperations.map(({ operation, answers, isFiltered }) => (
          <OperationEntry
            key={operation.operationId}
            operation={operation}
            codeExamples={codeExamples}
            answers={answers}
            isOpen={
              isFiltered ||
              (filterWords.length > 0 && matchingOperations.length <= MAX_UNFOLDED_OPERATIONS)
            }
            isOrdered={orders.some(({ operationId }) => operationId === operation.operationId)}
            onOrder={onOrder}
          />
        ))}
      </div>
    </section>
  );
}

function OperationEntry({
  operation,
  codeExamples,
  answers,
  isOpen,
  isOrdered,
  onOrder,
}: {
  operation: Operation;
  codeExamples: CodeExamples;
  answers: readonly Answer[];
  isOpen: boolean;
  isOrdered: boolean;
  onOrder: OperationListProps['onOrder'];
}) {
  const { operationId, method, path } = operation;
  // Forms for all folded operations would make the panel slow.
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <details
      className={styles.operation}
      open={isOpen}
      onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
    >
      <summary>
        <strong>{operationId}</strong> <small>{`${method} ${path}`}</small>
        {isOrdered ? <em> ordered</em> : null}
      </summary>
      {isOpen || isUnfolded ? (
        <EntryErrorForm
          operation={operation}
          answers={answers}
          codeExamples={codeExamples}
          onOrder={onOrder}
        />
      ) : null}
      <div className={styles.answers}>
        {answers.map(({ label, meaning, tone, order }) => (
          <button
            key={label}
            type="button"
            className={styles[tone]}
            title={meaning}
            onClick={() => onOrder(order)}
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  );
}
