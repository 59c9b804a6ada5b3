import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import type { ColumnName } from './columns.ts';
import type { ColumnChoice } from './use-columns.ts';
import styles from './ColumnChooser.module.css';

export interface ColumnChooserProps {
  choice: ColumnChoice;
  onClose: () => void;
}

/**
 * The dialog for the display of the list: the height of the rows, and the optional columns of S2. The list
 * changes at once.
 */
export function ColumnChooser({ choice, onClose }: ColumnChooserProps) {
  const { chosenNames, shownColumns, offeredColumns, choose, isComfortable, setComfortable } =
    choice;
  const leadId = useId();
  const isCards = useIsNarrow();
  const change = (name: ColumnName, isWanted: boolean): void =>
    choose(
      offeredColumns
        .map((column) => column.name)
        .filter((other) => (other === name ? isWanted : chosenNames.includes(other))),
    );
  const hasRoom = (name: ColumnName): boolean =>
    shownColumns.some((column) => column.name === name);
  return (
    <ModalDialog
      title={t('bill-tools.columns.title')}
      onClose={onClose}
      actions={
        isCards ? undefined : (
          <>
            <Button
              size="small"
              variant="quiet"
              onClick={() => choose(offeredColumns.map((column) => column.name))}
            >
              {t('bill-tools.columns.all')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => choose(undefined)}>
              {t('bill-tools.columns.byWidth')}
            </Button>
          </>
        )
      }
    >
      <label className={styles.box}>
        <input
          type="checkbox"
          name="isComfortable"
          checked={isComfortable}
          onChange={(event) => setComfortable(event.target.checked)}
        />
        <span>{t('bill-tools.columns.comfortable')}</span>
      </label>
      {isCards ? null : (
        <>
          <p className={styles.lead} id={leadId}>
            {t('bill-tools.columns.lead')}
          </p>
          <div
            role="group"
            aria-label={t('bill-tools.columns.group')}
            aria-describedby={leadId}
            className={styles.boxes}
          >
            {offeredColumns.map(({ name }) => (
              <label key={name} className={styles.box}>
                <input
                  type="checkbox"
                  name="columns"
                  value={name}
                  checked={chosenNames.includes(name)}
                  onChange={(event) => change(name, event.target.checked)}
                />
                <span>
                  {t(`bills.column.${name}`)}
                  {chosenNames.includes(name) && !hasRoom(name) ? (
                    <span className={styles.noRoom}>{t('bill-tools.columns.noRoom')}</span>
                  ) : null}
                </span>
              </label>
            ))}
          </div>
        </>
      )}
    </ModalDialog>
  );
}
