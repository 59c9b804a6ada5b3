import { useEffect, useRef, useState, useId } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/Button.tsx';
import { OperationList } from './OperationList.tsx';
import { SandboxControls } from './SandboxControls.tsx';
import { StateList, CurrentTabState } from './StateList.tsx';
import { usePanelData } from './use-panel-data.ts';
import {
  formatOrder,
  readScenario,
  startRecording,
  stopRecording,
  type Call,
  type Order,
  type Recording,
  type Report,
} from './control.ts';
import { isPseudoStored, setPseudo } from '../i18n/pseudo.ts';
import styles from './DevPanel.module.css';

/** The switch for the pseudo-language, whose texts are longer and marked (src/i18n/pseudo.ts). */
function PseudoSwitch() {
  const id = useId();
  const [isPseudoOn, setIsPseudoOn] = useState(isPseudoStored);
  const switchPseudo = (isEnabled: boolean): void => {
    setIsPseudoOn(isEnabled);
    setPseudo(isEnabled);
    // Every change of language reloads the page (S4).
    location.reload();
  };
  return (
    <p className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={isPseudoOn}
        onChange={(event) => switchPseudo(event.target.checked)}
      />
      <label htmlFor={id}>
        Every text longer and marked ［…］; what is not marked is the issuer&rsquo;s
      </label>
    </p>
  );
}

/** For each operation, the answers that the developer has ordered, with a button that cancels the orders. */
function OrderList({
  orders,
  onCancelOrder,
}: {
  orders: readonly Order[];
  onCancelOrder: (operationId: string) => void;
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
                .map(formatOrder)
                .join(', then ')}
            </strong>
          </span>
          <Button
            size="small"
            aria-label={`Take back ${operationId}`}
            onClick={() => onCancelOrder(operationId)}
          >
            Take back
          </Button>
        </p>
      ))}
    </section>
  );
}

/** The last reports of faults, newest first. The fields that not every report has are shown as JSON. */
function ReportList({ reports }: { reports: readonly Report[] }) {
  if (reports.length === 0) return null;
  return (
    <section aria-label="Reports to the operator">
      <strong>Reports to the operator</strong>
      <ol className={styles.calls}>
        {reports
          .toReversed()
          .map(({ kind, screen, time, version, customerCode, flowId, ...details }, index) => (
            <li key={reports.length - index}>
              <strong>{kind}</strong> {screen} <code>{JSON.stringify(details)}</code>
              <br />
              <small>
                {time} {customerCode} {version} <code>{flowId}</code>
              </small>
            </li>
          ))}
      </ol>
    </section>
  );
}

async function saveRecording(): Promise<void> {
  await stopRecording();
  const text = `${JSON.stringify(await readScenario(), null, 2)}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), 'scenario.json');
}

/** Starts a recording, and reloads the page, so that the recording has the calls at the start of the portal. */
async function recordAfterReload(): Promise<void> {
  await startRecording();
  location.reload();
}

/** A button that records all calls, and saves them as a scenario without personal values. */
function RecordingControl({
  recording: { isOn, calls: callCount },
  onRun,
}: {
  recording: Recording;
  onRun: (promise: Promise<unknown>) => void;
}) {
  return (
    <p className={styles.order}>
      <span role="status">
        {isOn ? `Recording: ${callCount} calls` : 'A recording has no personal values.'}
      </span>
      {/* A new key creates a new button. The guard against double clicks does not block its first press. */}
      <Button
        key={String(isOn)}
        size="small"
        onClick={() => onRun(isOn ? saveRecording() : recordAfterReload())}
      >
        {isOn ? 'Stop and save' : 'Record'}
      </Button>
    </p>
  );
}

/** The last calls, newest first, with flow ids and contract violations. */
function CallList({
  calls,
  reports,
  onChooseOperation,
}: {
  calls: readonly Call[];
  reports: readonly Report[];
  /** Shows an operation, so that another answer can be ordered. */
  onChooseOperation: (operationId: string) => void;
}) {
  return (
    <section className={styles.column} aria-label="Last calls">
      <ReportList reports={reports} />
      <strong>Last calls</strong>
      <ol className={styles.calls}>
        {calls.toReversed().map((call, index) => (
          <li key={calls.length - index}>
            <CallEntry call={call} onChooseOperation={onChooseOperation} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function CallEntry({
  call: { at, method, path, status, ms, flowId, operationId, violations, problem },
  onChooseOperation,
}: {
  call: Call;
  onChooseOperation: (operationId: string) => void;
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
        <button
          type="button"
          className={styles.link}
          onClick={() => onChooseOperation(operationId)}
        >
          {operationId}
        </button>
      )}
      {problem === undefined ? null : <p className={styles.problem}>{problem}</p>}
      {violations.map(({ direction, position, value, message }) => (
        <p key={`${position} ${message}`} className={styles.problem}>
          Contract broken by the {direction} at <code>{position}</code>: {message}
          {value === undefined ? '; nothing was there' : `; it was ${JSON.stringify(value)}`}
        </p>
      ))}
    </>
  );
}

/** A text of the panel, such as the typed filter, that is stored until the tab is closed. */
function useTabText(name: string): [string, (value: string) => void] {
  const key = `dev-panel.${name}`;
  const [value, setValue] = useState(() => sessionStorage.getItem(key) ?? '');
  const storeText = (newValue: string): void => {
    sessionStorage.setItem(key, newValue);
    setValue(newValue);
  };
  return [value, storeText];
}

/**
 * The developer's panel: orders any answer of the contract, or a broken answer, for the next call; moves the
 * sandbox's clock; shows the last calls. The page keeps its width, and can be scrolled above the panel.
 */
export function DevPanel() {
  const [openFlag, storeOpenFlag] = useTabText('open');
  const panelRef = useRef<HTMLDivElement>(null);
  const lastOpenFlagRef = useRef(openFlag);
  useEffect(() => {
    // Moves the focus after a press, not after a reload.
    if (lastOpenFlagRef.current === openFlag) return;
    lastOpenFlagRef.current = openFlag;
    panelRef.current?.querySelector<HTMLElement>(openFlag ? '[type=search]' : 'button')?.focus();
  }, [openFlag]);
  return (
    <div ref={panelRef}>
      {openFlag ? (
        <OpenPanel onClose={() => storeOpenFlag('')} />
      ) : (
        <button type="button" className={styles.openButton} onClick={() => storeOpenFlag('yes')}>
          Dev
        </button>
      )}
    </div>
  );
}

function OpenPanel({ onClose }: { onClose: () => void }) {
  const {
    operations,
    codeExamples,
    calls,
    reports,
    orders,
    recording,
    problem,
    runAction,
    orderAnswer,
    cancelOrder,
  } = usePanelData();
  const [filter, storeFilter] = useTabText('wanted');
  const [view, storeView] = useTabText('view');
  const isShowingStates = view === 'states';
  return (
    <aside className={styles.panel} aria-label="Developer’s panel">
      <div>
        <div className={styles.panelHead}>
          <strong>Developer&rsquo;s panel</strong>
          <Button size="small" variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
        {problem === undefined ? null : (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button
          size="small"
          aria-pressed={isShowingStates}
          onClick={() => storeView(isShowingStates ? '' : 'states')}
        >
          States by name
        </Button>
        <CurrentTabState />
        <OrderList orders={orders} onCancelOrder={cancelOrder} />
        {recording === undefined ? null : (
          <RecordingControl recording={recording} onRun={runAction} />
        )}
        <SandboxControls />
        <PseudoSwitch />
      </div>
      {isShowingStates ? (
        <StateList />
      ) : (
        <>
          <OperationList
            operations={operations}
            codeExamples={codeExamples}
            orders={orders}
            filter={filter}
            onFilter={storeFilter}
            onOrder={orderAnswer}
          />
          <CallList calls={calls} reports={reports} onChooseOperation={storeFilter} />
        </>
      )}
    </aside>
  );
}
