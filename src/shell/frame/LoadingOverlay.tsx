import { useEffect, useState, useSyncExternalStore } from 'react';
import { getPending, subscribePending } from '../../api/pending.ts';
import { t } from '../../i18n/i18n.ts';
import styles from './LoadingOverlay.module.css';

/** How long a call may take before the overlay says so (S9), in milliseconds. */
const OVERLAY_AFTER_MS = 1000;

const none = (): number => 0;

/** Covers the page while calls take longer than a second (S9). */
export function LoadingOverlay() {
  const isBusy = useSyncExternalStore(subscribePending, getPending, none) > 0;
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsLate(true), OVERLAY_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isBusy]);

  // The region stands from the start, so that what appears in it is announced.
  return (
    <div role="status">
      {isBusy && isLate ? (
        <div className={styles.overlay}>
          <div className={styles.box}>
            <span className={styles.spinner} aria-hidden="true" />
            {t('shell.loading')}
          </div>
        </div>
      ) : null}
    </div>
  );
}
