import { useState } from 'react';
import type { BillList } from '../../../../generated/model/billList.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { t } from '../../../i18n/i18n.ts';
import type { DownloadStates } from '../../../shell/downloads/downloads.ts';
import { FileTable } from '../../../shell/downloads/list/FileTable.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { isSelectable } from '../bill-files.ts';
import type { RowActions } from '../row-actions.ts';
import { BillRow } from './BillRow.tsx';
import { readRowTexts } from './row-texts.ts';
import styles from './BillTable.module.css';

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

/** The bills of one page. */
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
  return (
    <FileTable
      label={t('bills.result.table')}
      className={styles.columns}
      selectPage={{
        label: t('bills.row.selectPage'),
        chosen: selectable.filter((bill) => selected.has(bill.billId)).length,
        choosable: selectable.length,
        onChange: onSelectPage,
      }}
      headings={[
        { key: 'publicationDate', content: t('downloads.column.publicationDate') },
        { key: 'title', content: t('bills.column.title') },
        { key: 'price', content: t('downloads.column.price'), isPrice: true },
        { key: 'status', content: t('downloads.column.status') },
        { key: 'downloadDeadline', content: t('downloads.column.downloadDeadline') },
        { key: 'files', content: t('downloads.column.files') },
        {
          key: 'details',
          content: <VisuallyHidden>{t('bills.column.details')}</VisuallyHidden>,
        },
      ]}
      rows={rowsOf(list, 'items')}
      renderRow={(bill) => (
        <BillRow
          key={bill.billId}
          bill={bill}
          texts={texts}
          selected={selected.has(bill.billId)}
          isOpen={opened.has(bill.billId)}
          download={downloads[bill.billId]}
          actions={actions}
        />
      )}
      unreadable={t('bills.row.unreadable')}
      stale={stale}
    />
  );
}
