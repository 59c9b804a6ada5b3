import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import {
  changeNewestBill,
  moveClock,
  publishBills,
  readClock,
  resetSandbox,
  setMaintenance,
  type Clock,
} from './control.ts';
import styles from './DevPanel.module.css';

const moves = [
  { label: '+3 min', seconds: 180 },
  { label: '+30 min', seconds: 1800 },
  { label: '+1 hour', seconds: 3600 },
  { label: '+1 day', seconds: 86_400 },
  { label: '+30 days', seconds: 2_592_000 },
] as const;

/** For example "2 d 1 h 3 min". */
function inWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : `${count} ${unit}`)).join(' ');
}

/** The sandbox's clock and data; nothing in examples mode, which has no sandbox. */
export function SandboxControls() {
  const [clock, setClock] = useState<Clock>();
  const [problem, setProblem] = useState('');
  const look = (): void => {
    readClock().then(setClock, () => setClock(undefined));
  };
  useEffect(look, []);

  if (clock === undefined) return null;
  const run = (work: Promise<unknown>, failed: string): void => {
    setProblem('');
    work.then(look, () => setProblem(failed));
  };
  const move = (seconds: number): void => run(moveClock(seconds), 'The clock did not move.');
  const offset = clock.clockOffsetSeconds;
  const isDown = clock.limits.maintenanceSeconds > 0;
  return (
    <section className={styles.sandbox} aria-label="Sandbox">
      <p>
        <strong>The sandbox&rsquo;s clock</strong>{' '}
        {offset === 0 ? 'goes with the machine’s' : `is ${inWords(offset)} ahead`}
        {problem === '' ? null : <em className={styles.problem}> {problem}</em>}
      </p>
      <div className={styles.answers}>
        {moves.map(({ label, seconds }) => (
          <button key={label} type="button" onClick={() => move(seconds)}>
            {label}
          </button>
        ))}
        <button type="button" disabled={offset === 0} onClick={() => move(-offset)}>
          Back to now
        </button>
        <button type="button" onClick={() => run(publishBills(), 'Nothing was published.')}>
          Publish 3 bills
        </button>
        <button
          type="button"
          onClick={() => run(changeNewestBill({ isPublished: false }), 'Nothing was withdrawn.')}
        >
          Withdraw the newest
        </button>
        <button
          type="button"
          onClick={() => run(changeNewestBill({ deadlineInDays: 1 }), 'No deadline was set.')}
        >
          Deadline of the newest: tomorrow
        </button>
        <button
          type="button"
          aria-pressed={isDown}
          onClick={() => run(setMaintenance(isDown ? 0 : 1800), 'Maintenance did not change.')}
        >
          Maintenance (503)
        </button>
        <Button
          size="small"
          variant="danger"
          onClick={() => run(resetSandbox(), 'There was no fresh start.')}
        >
          Reset all data
        </Button>
      </div>
    </section>
  );
}
