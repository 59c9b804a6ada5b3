import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { moveClock, readClock, resetSandbox } from './control.ts';
import styles from './DevPanel.module.css';

const moves = [
  { label: '+3 min', seconds: 180 },
  { label: '+30 min', seconds: 1800 },
  { label: '+1 day', seconds: 86_400 },
  { label: '+30 days', seconds: 2_592_000 },
  { label: '-1 day', seconds: -86_400 },
] as const;

/** The sandbox's clock and its fresh start; nothing in examples mode, where there is no sandbox. */
export function SandboxControls() {
  const [now, setNow] = useState<string>();
  const look = (): void => {
    readClock().then(setNow, () => setNow(undefined));
  };
  useEffect(look, []);

  if (now === undefined) return null;
  return (
    <section className={styles.section}>
      <h2>Sandbox</h2>
      <p>
        Its clock: <time>{now}</time>
      </p>
      <div className={styles.answers}>
        {moves.map(({ label, seconds }) => (
          <Button
            key={label}
            size="small"
            onClick={() =>
              void moveClock(seconds).then(look, () => setNow('The clock did not move.'))
            }
          >
            {label}
          </Button>
        ))}
        <Button
          size="small"
          variant="danger"
          onClick={() => void resetSandbox().then(look, () => setNow('There was no fresh start.'))}
        >
          Reset all data
        </Button>
      </div>
    </section>
  );
}
