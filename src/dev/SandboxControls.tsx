import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import {
  changeNewestBill,
  advanceClock,
  publishBills,
  readSandboxState,
  resetSandbox,
  setMaintenance,
  type SandboxState,
} from './control.ts';
import styles from './DevPanel.module.css';

const clockSteps = [
  { label: '+3 min', seconds: 180 },
  { label: '+30 min', seconds: 1800 },
  { label: '+1 hour', seconds: 3600 },
  { label: '+1 day', seconds: 86_400 },
  { label: '+30 days', seconds: 2_592_000 },
] as const;

/** A duration as text, such as "2 d 1 h 3 min". */
function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const units = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const;
  return units.flatMap(([count, unit]) => (count === 0 ? [] : `${count} ${unit}`)).join(' ');
}

/** The buttons for the sandbox's clock and data. Renders nothing in examples mode, which has no sandbox. */
export function SandboxControls() {
  const [sandboxState, setSandboxState] = useState<SandboxState>();
  const [problem, setProblem] = useState('');
  const refresh = (): void => {
    readSandboxState().then(setSandboxState, () => setSandboxState(undefined));
  };
  useEffect(refresh, []);

  if (sandboxState === undefined) return null;
  const perform = (promise: Promise<unknown>, failureText: string): void => {
    setProblem('');
    promise.then(refresh, () => setProblem(failureText));
  };
  const advance = (seconds: number): void =>
    perform(advanceClock(seconds), 'The clock did not move.');
  const offsetSeconds = sandboxState.clockOffsetSeconds;
  const isUnderMaintenance = sandboxState.limits.maintenanceSeconds > 0;
  return (
    <section aria-label="Sandbox">
      <p>
        <strong>The sandbox&rsquo;s clock</strong>{' '}
        {offsetSeconds === 0
          ? 'goes with the machine’s'
          : `is ${formatDuration(offsetSeconds)} ahead`}
        {problem === '' ? null : <em className={styles.problem}> {problem}</em>}
      </p>
      <div className={styles.answers}>
        {clockSteps.map(({ label, seconds }) => (
          <button key={label} type="button" onClick={() => advance(seconds)}>
            {label}
          </button>
        ))}
        <button
          type="button"
          disabled={offsetSeconds === 0}
          onClick={() => advance(-offsetSeconds)}
        >
          Back to now
        </button>
        <button type="button" onClick={() => perform(publishBills(), 'Nothing was published.')}>
          Publish 3 bills
        </button>
        <button
          type="button"
          onClick={() =>
            perform(changeNewestBill({ isPublished: false }), 'Nothing was withdrawn.')
          }
        >
          Withdraw the newest
        </button>
        <button
          type="button"
          onClick={() => perform(changeNewestBill({ deadlineInDays: 1 }), 'No deadline was set.')}
        >
          Deadline of the newest: tomorrow
        </button>
        <button
          type="button"
          aria-pressed={isUnderMaintenance}
          onClick={() =>
            perform(setMaintenance(isUnderMaintenance ? 0 : 1800), 'Maintenance did not change.')
          }
        >
          Maintenance (503)
        </button>
        <Button
          size="small"
          variant="danger"
          onClick={() => perform(resetSandbox(), 'There was no fresh start.')}
        >
          Reset all data
        </Button>
      </div>
    </section>
  );
}
