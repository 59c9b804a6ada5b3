import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SupportDetails.module.css';
import type { SupportInfo } from './message-store.ts';

const padToTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** The time zone, such as `UTC+09:00`, because support may be in another time zone. */
function timeZoneOf(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const [hours, restMinutes] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${padToTwoDigits(hours)}:${padToTwoDigits(restMinutes)}`;
}

/** yyyy/MM/dd HH:mm:ss (S9) in the customer's time zone, followed by the time zone. */
function formatTimeWithZone(timeMs: number): string {
  const date = new Date(timeMs);
  const day = [
    date.getFullYear(),
    padToTwoDigits(date.getMonth() + 1),
    padToTwoDigits(date.getDate()),
  ].join('/');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map(padToTwoDigits)
    .join(':');
  return `${day} ${time} (${timeZoneOf(date)})`;
}

/** Flow id and time, as text and with a button that copies both. */
export function SupportDetailsBody({ support }: { support: SupportInfo }) {
  const [copyCount, setCopyCount] = useState(0);
  const time = formatTimeWithZone(support.timeMs);

  const copyDetails = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${support.flowId} ${time}`);
      setCopyCount((count) => count + 1);
    } catch {
      // The browser does not permit the copy: the customer can select the text.
    }
  };

  return (
    <div className={styles.support}>
      <p>{t('frame.support.lead')}</p>
      <dl className={styles.list}>
        <div>
          <dt>{t('frame.support.flowId')}</dt>
          <dd className={styles.value}>{support.flowId}</dd>
        </div>
        <div>
          <dt>{t('frame.support.time')}</dt>
          <dd className={styles.value}>{time}</dd>
        </div>
      </dl>
      <Button size="small" onClick={() => void copyDetails()}>
        {t('frame.support.copy')}
      </Button>
      <span role="status" className={styles.copied}>
        {/* A new element for each copy: screen readers do not announce the same text in the same element again. */}
        {copyCount === 0 ? null : <span key={copyCount}>{t('frame.support.copied')}</span>}
      </span>
    </div>
  );
}
