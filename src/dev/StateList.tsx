import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { listStates, type ScreenStates } from './control.ts';
import { readTabState, leaveState, toStateAddress } from './states.ts';
import styles from './DevPanel.module.css';

/** Every state of every screen, each as a link that opens the state in this tab. */
export function StateList({ problem }: { problem?: string }) {
  const [screens, setScreens] = useState<readonly ScreenStates[]>([]);
  const [failureText, setFailureText] = useState(problem);
  const [filter, setFilter] = useState('');
  useEffect(() => {
    listStates().then(setScreens, (error: unknown) => setFailureText(String(error)));
  }, []);
  const filterWords = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const matchingScreens = screens
    .map((screenStates) => ({
      ...screenStates,
      states: screenStates.states.filter(({ name, description }) =>
        filterWords.every((word) =>
          `${screenStates.screen} ${screenStates.address} ${name} ${description}`
            .toLowerCase()
            .includes(word),
        ),
      ),
    }))
    .filter(({ states }) => states.length > 0);
  return (
    <section className={styles.states} aria-label="States by name">
      {failureText === undefined ? null : (
        <p className={styles.problem} role="alert">
          {failureText}
        </p>
      )}
      <label className={styles.filter}>
        <strong>States by name</strong>
        <input
          type="search"
          placeholder="screen, address, name or sentence"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      </label>
      {matchingScreens.length === 0 && screens.length > 0 ? <p>Nothing is called that.</p> : null}
      <div className={styles.screens}>
        {matchingScreens.map(({ screen, address, states }) => (
          <section key={screen} aria-label={screen}>
            <strong>{screen}</strong> <small>{address}</small>
            <ul>
              {states.map(({ name, description }) => (
                <li key={name}>
                  <a className={styles.link} href={toStateAddress(address, name)}>
                    {name}
                  </a>{' '}
                  {description}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** The state of this tab, with a link to its mails and a button to leave the state; nothing without a state. */
export function CurrentTabState() {
  const state = readTabState();
  if (!state) return null;
  const { screen, name, description, address, mailbox } = state;
  return (
    <section className={styles.orders} aria-label="State of this tab">
      <p>
        <strong>{`${screen}: ${name}`}</strong> {description}
      </p>
      <p className={styles.order}>
        <a className={styles.link} href={toStateAddress(address, name)}>
          Again
        </a>
        <a className={styles.link} href={mailbox}>
          Its mails
        </a>
        <Button size="small" onClick={leaveState}>
          Leave the state
        </Button>
      </p>
    </section>
  );
}
