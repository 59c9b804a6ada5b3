import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { CallList } from './CallList.tsx';
import styles from './DevPanel.module.css';
import { OperationList } from './OperationList.tsx';
import { SandboxControls } from './SandboxControls.tsx';
import { usePanelData } from './use-panel-data.ts';

/**
 * The developer's panel: brings about any answer of the contract, and any broken one, at the next
 * call; moves the sandbox's clock; shows the last calls.
 */
export function DevPanel() {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <button type="button" className={styles.opener} onClick={() => setIsOpen(true)}>
        Dev
      </button>
    );
  }
  return <OpenPanel onClose={() => setIsOpen(false)} />;
}

function OpenPanel({ onClose }: { onClose: () => void }) {
  const { operations, calls, orders, problem, order, forget } = usePanelData();
  return (
    <aside className={styles.panel} aria-label="Developer's panel">
      <div className={styles.head}>
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
      <SandboxControls />
      {orders.length === 0 ? null : (
        <section className={styles.section}>
          <h2>Ordered</h2>
          <ul className={styles.orders}>
            {orders.map((waiting, index) => (
              <li key={index}>
                {waiting.operationId}: {'kind' in waiting ? waiting.kind : waiting.example}
              </li>
            ))}
          </ul>
          <Button size="small" onClick={forget}>
            Forget
          </Button>
        </section>
      )}
      <OperationList operations={operations} calls={calls} onOrder={order} />
      <CallList calls={calls} />
    </aside>
  );
}
