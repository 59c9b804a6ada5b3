import type { Call } from './control.ts';
import styles from './DevPanel.module.css';

/** The last calls, newest first, with their flow id and what broke the contract. */
export function CallList({
  calls,
  onChoose,
}: {
  calls: readonly Call[];
  /** An operation is to be answered differently the next time. */
  onChoose: (operationId: string) => void;
}) {
  return (
    <section className={styles.column} aria-label="Last calls">
      <strong>Last calls</strong>
      <ol className={styles.calls}>
        {calls.toReversed().map((call, index) => (
          <li key={calls.length - index}>
            <CallEntry call={call} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function CallEntry({
  call: { at, method, path, status, ms, flowId, operationId, violations },
  onChoose,
}: {
  call: Call;
  onChoose: (operationId: string) => void;
}) {
  return (
    <>
      <strong className={status >= 200 && status < 300 ? styles.good : styles.bad}>
        {status === 0 ? 'no answer' : status}
      </strong>{' '}
      {method} {path} <small>{`${ms} ms`}</small>
      <br />
      <small>
        {new Date(at).toLocaleTimeString('en-GB')} <code>{flowId}</code>
      </small>{' '}
      {operationId === undefined ? null : (
        <button type="button" className={styles.link} onClick={() => onChoose(operationId)}>
          {operationId}
        </button>
      )}
      {violations.map(({ direction, place, value, message }) => (
        <p key={`${place} ${message}`} className={styles.problem}>
          Contract broken by the {direction} at <code>{place}</code>: {message}
          {value === undefined ? '; nothing was there' : `; it was ${JSON.stringify(value)}`}
        </p>
      ))}
    </>
  );
}
