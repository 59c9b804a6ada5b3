import type { Call } from './control.ts';
import styles from './DevPanel.module.css';

/** The last calls, newest first, with their flow id. */
export function CallList({ calls }: { calls: readonly Call[] }) {
  return (
    <section className={styles.section}>
      <h2>Last calls</h2>
      <ol className={styles.calls}>
        {calls.toReversed().map((call) => (
          <li key={`${call.at} ${call.method} ${call.path}`}>
            <span className={call.status >= 200 && call.status < 300 ? styles.good : styles.bad}>
              {call.status === 0 ? 'dropped' : call.status}
            </span>{' '}
            {call.method} {call.path} <small>{`${call.ms} ms`}</small>
            <br />
            <small>
              {new Date(call.at).toLocaleTimeString('en-GB')} {call.flowId}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
