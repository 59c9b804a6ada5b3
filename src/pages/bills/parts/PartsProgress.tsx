import type { DownloadProgress } from '../../../api/downloads.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatSize } from '../../../lib/files.ts';
import { formatCount } from '../../../lib/prices.ts';
import { monthText } from './month-text.ts';
import { nextPart, type Plan } from './plan.ts';
import styles from './PartsPanel.module.css';

export interface PartsProgressProps {
  plan: Plan;
  /** Of the part on its way. */
  progress: DownloadProgress | undefined;
}

/** How far all parts together are, and which is on its way. */
export function PartsProgress({ plan, progress }: PartsProgressProps) {
  const place = nextPart(plan);
  const part = plan.parts[place];
  if (part === undefined) return null;
  const words = {
    number: formatCount(place + 1),
    total: formatCount(plan.parts.length),
    month: monthText(part),
  };
  const share = progress?.total ? progress.received / progress.total : 0;
  return (
    <div className={styles.progress}>
      <p role="status">{t('parts.running', words)}</p>
      <progress
        className={styles.bar}
        aria-label={t('downloads.progress')}
        max={plan.parts.length}
        value={place + Math.min(1, share)}
      />
      {/* To be seen only: read out, each step would interrupt the one before. */}
      <p className={styles.figures} aria-hidden="true">
        {progress === undefined || progress.received === 0
          ? t('downloads.preparing')
          : t('downloads.received', { received: formatSize(progress.received) })}
      </p>
    </div>
  );
}
