import { useEffect, useRef, useState } from 'react';
import type { BillList } from '../../../../generated/model/billList.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Unreadable } from '../../../ui/Unreadable.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { DownloadStates } from '../../../shell/downloads/downloads.ts';
import { isSelectable } from '../bill-files.ts';
import type { RowActions } from '../row-actions.ts';
import { BillRow } from './BillRow.tsx';
import { readRowTexts } from './row-texts.ts';
import styles from './BillTable.module.css';
import controls from './RowControls.module.css';

export interface BillTableProps {
  list: BillList;
  /** By their ids. */
  selected: ReadonlyMap<string, unknown>;
  opened: ReadonlySet<string>;
  downloads: DownloadStates;
  actions: RowActions;
  onSelectPage: (selected: boolean) => void;
  /** An answer is on its way; these bills are the last one's. */
  stale: boolean;
}

/** The bills of one page. The roles are said in words, since a table laid out as a grid loses its own. */
export function BillTable({
  list,
  selected,
  opened,
  downloads,
  actions,
  onSelectPage,
  stale,
}: BillTableProps) {
  const [texts] = useState(readRowTexts);
  const selectable = list.items.filter(isSelectable);
  const chosen = selectable.filter((bill) => selected.has(bill.billId)).length;
  return (
    <table
      role="table"
      aria-label={t('bills.result.table')}
      className={classNames(styles.table, stale && styles.stale)}
      aria-busy={stale}
    >
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.headRow}>
          <th role="columnheader" className={styles.selectCell}>
            <PageCheckbox
              state={chosen === 0 ? 'none' : chosen === selectable.length ? 'all' : 'some'}
              disabled={selectable.length === 0}
              onChange={onSelectPage}
            />
          </th>
          <th role="columnheader">{t('bills.column.publicationDate')}</th>
          <th role="columnheader">{t('bills.column.title')}</th>
          <th role="columnheader" className={styles.price}>
            {t('bills.column.price')}
          </th>
          <th role="columnheader">{t('bills.column.status')}</th>
          <th role="columnheader">{t('bills.column.downloadDeadline')}</th>
          <th role="columnheader">{t('bills.column.files')}</th>
          <th role="columnheader">
            <VisuallyHidden>{t('bills.column.details')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rowsOf(list, 'items').map((bill, place) =>
          bill === undefined ? (
            <tr key={`place ${place}`} role="row" className={styles.unreadable}>
              <td role="cell" colSpan={8}>
                <Unreadable text={t('bills.row.unreadable')} />
              </td>
            </tr>
          ) : (
            <BillRow
              key={bill.billId}
              bill={bill}
              texts={texts}
              selected={selected.has(bill.billId)}
              isOpen={opened.has(bill.billId)}
              download={downloads[bill.billId]}
              actions={actions}
            />
          ),
        )}
      </tbody>
    </table>
  );
}

interface PageCheckboxProps {
  state: 'none' | 'some' | 'all';
  disabled: boolean;
  onChange: (selected: boolean) => void;
}

function PageCheckbox({ state, disabled, onChange }: PageCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={classNames(controls.checkTarget, styles.selectPage)}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('bills.row.selectPage')}
        checked={state === 'all'}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.phoneText} aria-hidden="true">
        {t('bills.row.selectPage')}
      </span>
    </label>
  );
}
