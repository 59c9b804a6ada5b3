import { useEffect, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { Alert } from '../../ui/Alert.tsx';
import styles from './SettingsChanged.module.css';

export interface SettingsChangedProps {
  /** The answer that said so (400-1-07-12). */
  error: unknown;
  /** Labels of what had an entry and is gone. */
  gone: readonly string[];
}

/** The issuer has changed its form since: says so, and what of the entries has no place any more. */
export function SettingsChanged({ error, gone }: SettingsChangedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      <ErrorNotice error={error} />
      {gone.length === 0 ? null : (
        <Alert tone="warning" title={t('registration.customer.goneTitle')}>
          <ul>
            {gone.map((label, place) => (
              // Two may be called the same.
              <li key={`${place} ${label}`}>{label}</li>
            ))}
          </ul>
          <p>{t('registration.customer.stayed')}</p>
        </Alert>
      )}
    </div>
  );
}
