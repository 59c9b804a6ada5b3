import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import type { ColumnName } from './columns.ts';
import type { ColumnChoice } from './use-columns.ts';
import styles from './ColumnChooser.module.css';

export interface ColumnChooserProps {
  choice: ColumnChoice;
  onClose: () => void;
}

/** The columns of S2 that the list can do without, each to be had or not. The list follows at once. */
export function ColumnChooser({
  choice: { chosen, shown, offered, choose },
  onClose,
}: ColumnChooserProps) {
  const leadId = useId();
  const change = (name: ColumnName, isWanted: boolean): void =>
    choose(
      offered
        .map((column) => column.name)
        .filter((other) => (other === name ? isWanted : chosen.includes(other))),
    );
  const hasRoom = (name: ColumnName): boolean => shown.some((column) => column.name === name);
  return (
    <ModalDialog
      title={t('bill-tools.columns.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            size="small"
            variant="quiet"
            onClick={() => choose(offered.map((column) => column.name))}
          >
            {t('bill-tools.columns.all')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => choose(undefined)}>
            {t('bill-tools.columns.byWidth')}
          </Button>
        </>
      }
    >
      <p className={styles.lead} id={leadId}>
        {t('bill-tools.columns.lead')}
      </p>
      <div
        role="group"
        aria-label={t('bill-tools.columns.title')}
        aria-describedby={leadId}
        className={styles.boxes}
      >
        {offered.map(({ name }) => (
          <label key={name} className={styles.box}>
            <input
              type="checkbox"
              name="columns"
              value={name}
              checked={chosen.includes(name)}
              onChange={(event) => change(name, event.target.checked)}
            />
            <span>
              {t(`bills.column.${name}`)}
              {chosen.includes(name) && !hasRoom(name) ? (
                <span className={styles.noRoom}>{t('bill-tools.columns.noRoom')}</span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </ModalDialog>
  );
}
