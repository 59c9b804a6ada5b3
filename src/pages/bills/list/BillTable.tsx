import {
  Fragment,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { BillList } from '../../../../generated/model/billList.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Store } from '../../../lib/store.ts';
import type { DownloadStates } from '../../../shell/downloads/download-store.ts';
import { SelectableTable, type Heading } from '../../../shell/downloads/list/SelectableTable.tsx';
import { countInSight, firstRows } from '../../../shell/downloads/list/row-parts.tsx';
import { afterPaint } from '../../../ui/after-paint.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { isSelectable } from '../bill-files.ts';
import { templateOf, type Column } from '../columns/columns.ts';
import type { RowActions } from '../row-actions.ts';
import { BillRow } from './BillRow.tsx';
import { readRowTexts } from './row-texts.ts';
import styles from './BillTable.module.css';

/**
 * Sets the boxes of the rows, and what marks a row as selected, where they are not so already. Not by React, which
 * would draw all fifty rows anew at one press of the box above them.
 *
 * @param bills of the rows, in their order
 * @param selected by the bills' ids
 * @param count of how many rows, from the first
 */
export function showSelection(
  table: HTMLTableElement | null,
  bills: readonly Pick<Bill, 'billId'>[],
  selected: ReadonlyMap<string, unknown>,
  count = bills.length,
): void {
  const boxes = table?.querySelectorAll<HTMLInputElement>('input[name="billId"]') ?? [];
  for (const [place, box] of [...boxes].slice(0, count).entries()) {
    const isSelected = selected.has(bills[place]?.billId ?? '');
    if (box.checked !== isSelected) box.checked = isSelected;
    const row = box.closest('tr');
    if (row !== null && row.hasAttribute('data-selected') !== isSelected)
      row.toggleAttribute('data-selected', isSelected);
  }
}

export interface BillTableProps {
  list: BillList;
  /** Those beside the ones that always stand. */
  columns: readonly Column[];
  /** Chosen columns without room. */
  below: readonly Column[];
  /** By their ids. */
  selected: ReadonlyMap<string, unknown>;
  /** The ids of those that are unfolded. */
  opened: Store<ReadonlySet<string>>;
  downloads: DownloadStates;
  actions: RowActions;
  onSelectPage: (selected: boolean) => void;
  /** An answer is on its way; these bills are the last one's. */
  stale: boolean;
}

/** The bills of one page. */
export function BillTable({
  list,
  columns,
  below,
  selected,
  opened,
  downloads,
  actions,
  onSelectPage,
  stale,
}: BillTableProps) {
  const [texts] = useState(readRowTexts);
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    showSelection(table.current, list.items, selected, countInSight());
    // Whoever selects all of them sees the first: the others can wait for the next frame.
    return afterPaint(() => showSelection(table.current, list.items, selected));
  }, [list, selected]);
  const rows = useMemo(() => rowsOf(list, 'items'), [list]);
  const renderRow = useCallback(
    (bill: Bill, place: number) => (
      <BillRow
        key={bill.billId}
        bill={bill}
        texts={texts}
        columns={columns}
        below={below}
        className={firstRows(place)}
        opened={opened}
        download={downloads[bill.billId]}
        actions={actions}
      />
    ),
    [texts, columns, below, opened, downloads, actions],
  );
  const headings = useMemo(() => headingsOf(columns), [columns]);
  const selectable = list.items.filter(isSelectable);
  return (
    <SelectableTable
      ref={table}
      label={t('bills.result.table')}
      className={classNames(styles.columns, columns.length > 0 && styles.narrow)}
      columns={templateOf(columns)}
      selectPage={{
        label: t('bills.row.selectPage'),
        selected: selectable.filter((bill) => selected.has(bill.billId)).length,
        selectable: selectable.length,
        onChange: onSelectPage,
      }}
      headings={headings}
      rows={rows}
      renderRow={renderRow}
      unreadable={t('bills.row.unreadable')}
      stale={stale}
    />
  );
}

const headingsOf = (columns: readonly Column[]): Heading[] => [
  { key: 'publicationDate', content: t('downloads.column.publicationDate') },
  { key: 'title', content: t('bills.column.title') },
  { key: 'price', content: t('downloads.column.price'), isPrice: true },
  { key: 'status', content: t('downloads.column.status') },
  { key: 'downloadDeadline', content: inLines(t('downloads.column.downloadDeadline')) },
  ...columns.map(({ name }) => ({ key: name, content: inLines(t(`bills.column.${name}`)) })),
  { key: 'files', content: t('downloads.column.files') },
  { key: 'details', content: <VisuallyHidden>{t('bills.column.details')}</VisuallyHidden> },
];

const WORD_ENDS = /(?<=\p{sc=Han})(?=\p{sc=Katakana})|(?<=\p{sc=Katakana})(?=\p{sc=Han})/u;

/** A heading of several words: the line may end where kanji and katakana meet, which keeps the column narrow. */
function inLines(heading: string): ReactNode {
  return heading.split(WORD_ENDS).map((word) => (
    <Fragment key={word}>
      <wbr />
      {word}
    </Fragment>
  ));
}
