import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { BillNames, PartList } from './PartList.tsx';
import { filesOf, type Plan } from './plan.ts';
import styles from './PartsPanel.module.css';

/** All parts have had their turn: what has come, and what could not. */
export function PartsResult({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { gone, parts, unreadable } = plan;
  const saved = parts.filter(({ state }) => state === 'saved');
  const bills = saved.flatMap((part) => part.bills);
  return (
    <>
      <p role="status">
        {t('parts.done', {
          bills: formatCount(bills.length),
          files: formatCount(filesOf(bills)),
          parts: formatCount(saved.length),
        })}
      </p>
      {gone.length === 0 ? null : (
        <Alert tone="warning" title={t('parts.gone', { count: formatCount(gone.length) })}>
          <BillNames bills={gone} />
        </Alert>
      )}
      {unreadable === 0 ? null : (
        <Alert tone="warning" title={t('parts.unreadable', { count: formatCount(unreadable) })} />
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      <PartList plan={plan} />
    </>
  );
}
