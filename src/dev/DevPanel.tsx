import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { CallList } from './CallList.tsx';
import styles from './DevPanel.module.css';
import { OperationList } from './OperationList.tsx';
import { OrderList } from './OrderList.tsx';
import { PseudoSwitch } from './PseudoSwitch.tsx';
import { SandboxControls } from './SandboxControls.tsx';
import { useKept } from './use-kept.ts';
import { usePanelData } from './use-panel-data.ts';

/**
 * The developer's panel: brings about any answer of the contract, and any broken one, at the next
 * call; moves the sandbox's clock; shows the last calls. The page
 * keeps its width, and can be scrolled out from above it.
 */
export function DevPanel() {
  const [isOpen, keepIsOpen] = useKept('open');
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The focus follows a press, but a reloaded page keeps it to itself.
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    place.current?.querySelector<HTMLElement>(isOpen ? '[type=search]' : 'button')?.focus();
  }, [isOpen]);
  return (
    <div ref={place}>
      {isOpen ? (
        <OpenPanel onClose={() => keepIsOpen('')} />
      ) : (
        <button type="button" className={styles.opener} onClick={() => keepIsOpen('yes')}>
          Dev
        </button>
      )}
    </div>
  );
}

function OpenPanel({ onClose }: { onClose: () => void }) {
  const { operations, codes, calls, orders, problem, order, takeBack } = usePanelData();
  const [wanted, keepWanted] = useKept('wanted');
  return (
    <aside className={styles.panel} aria-label="Developer’s panel">
      <div>
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
        <OrderList orders={orders} onTakeBack={takeBack} />
        <SandboxControls />
        <PseudoSwitch />
      </div>
      <OperationList
        operations={operations}
        codes={codes}
        orders={orders}
        wanted={wanted}
        onWant={keepWanted}
        onOrder={order}
      />
      <CallList calls={calls} onChoose={keepWanted} />
    </aside>
  );
}
