import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import type { ColumnName } from './columns.ts';
import type { ColumnChoice } from './use-column-choice.ts';
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
  const {
    chosenNames,
    columnsBelowTitle,
    offeredColumns,
    chooseColumns,
    isComfortable,
    setComfortable,
  } = choice;
  const leadId = useId();
  const isCardLayout = useIsNarrow();
  const changeColumn = (name: ColumnName, isChosen: boolean): void =>
    chooseColumns(
      offeredColumns
        .map((column) => column.name)
        .filter((columnName) =>
          columnName === name ? isChosen : chosenNames.includes(columnName),
        ),
    );
  const isBelowTitle = (name: ColumnName): boolean =>
    columnsBelowTitle.some((column) => column.name === name);
  return (
    <ModalDialog
      title={t('bill-tools.columns.title')}
      onClose={onClose}
      actions={
        isCardLayout ? undefined : (
          <>
            <Button
              size="small"
              variant="quiet"
              onClick={() => chooseColumns(offeredColumns.map((column) => column.name))}
            >
              {t('bill-tools.columns.all')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => chooseColumns(undefined)}>
              {t('bill-tools.columns.byWidth')}
            </Button>
          </>
        )
      }
    >
      <label className={styles.checkboxLabel}>
        <input
          type="checkbox"
          name="isComfortable"
          checked={isComfortable}
          onChange={(event) => setComfortable(event.target.checked)}
        />
        <span>{t('bill-tools.columns.comfortable')}</span>
      </label>
      {isCardLayout ? null : (
        <>
          <p className={styles.lead} id={leadId}>
            {t('bill-tools.columns.lead')}
          </p>
          <div
            role="group"
            aria-label={t('bill-tools.columns.group')}
            aria-describedby={leadId}
            className={styles.checkboxes}
          >
            {offeredColumns.map(({ name }) => (
              <label key={name} className={styles.checkboxLabel}>
                <input
                  type="checkbox"
                  name="columns"
                  value={name}
                  checked={chosenNames.includes(name)}
                  onChange={(event) => changeColumn(name, event.target.checked)}
                />
                <span>
                  {t(`bills.column.${name}`)}
                  {isBelowTitle(name) ? (
                    <span className={styles.noSpace}>{t('bill-tools.columns.noRoom')}</span>
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
