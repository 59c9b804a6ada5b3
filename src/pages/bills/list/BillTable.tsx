import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { BillSort } from '../../../../generated/model/billSort.ts';
import type { BillList } from '../../../../generated/model/billList.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Store } from '../../../lib/store.ts';
import type { DownloadStates } from '../../../shell/downloads/download-store.ts';
import {
  SelectableTable,
  type Heading,
  type HeadingSort,
} from '../../../shell/downloads/list/SelectableTable.tsx';
import { visibleRowCount, firstRowClass } from '../../../shell/downloads/list/row-parts.tsx';
import { afterPaint } from '../../../ui/after-paint.ts';
import { useIsNarrow } from '../../../ui/use-is-narrow.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { isSelectable } from '../bill-files.ts';
import { gridTemplateOf, type Column } from '../columns/columns.ts';
import type { ColumnChoice } from '../columns/use-column-choice.ts';
import type { RowActions } from '../row-actions.ts';
import { DEFAULT_SORT } from '../search/search-address.ts';
import { SortChoice } from './BillChoices.tsx';
import { BillRow } from './BillRow.tsx';
import { readRowTexts } from './row-texts.ts';
import styles from './BillTable.module.css';

/**
 * Updates the checkboxes and the marks of selected rows directly. React would render all fifty rows again
 * after one press on the checkbox in the table header.
 *
 * @param bills bills of the rows, in the displayed order
 * @param selection selected bills, by id
 * @param rowCount number of rows to update, beginning with the first row
 */
export function showSelection(
  table: HTMLTableElement | null,
  bills: readonly Pick<Bill, 'billId'>[],
  selection: ReadonlyMap<string, unknown>,
  rowCount = bills.length,
): void {
  const checkboxes = table?.querySelectorAll<HTMLInputElement>('input[name="billId"]') ?? [];
  for (const [index, checkbox] of [...checkboxes].slice(0, rowCount).entries()) {
    const isSelected = selection.has(bills[index]?.billId ?? '');
    if (checkbox.checked !== isSelected) checkbox.checked = isSelected;
    const row = checkbox.closest('tr');
    if (row !== null && row.hasAttribute('data-selected') !== isSelected)
      row.toggleAttribute('data-selected', isSelected);
  }
}

export interface BillTableProps {
  list: BillList;
  sort: BillSort;
  onSort: (sort: BillSort) => void;
  columnChoice: ColumnChoice;
  /** The selected bills, by their ids. */
  selection: ReadonlyMap<string, unknown>;
  /** The ids of the bills whose details are expanded. */
  expandedIds: Store<ReadonlySet<string>>;
  downloads: DownloadStates;
  actions: RowActions;
  onSelectPage: (isSelected: boolean) => void;
  /** A request is running; the table shows the previous bills. */
  isStale: boolean;
}

/** The bills of one page. */
export function BillTable({
  list,
  sort,
  onSort,
  columnChoice: { displayedColumns: columns, columnsBelowTitle, offeredColumns, isComfortable },
  selection,
  expandedIds,
  downloads,
  actions,
  onSelectPage,
  isStale,
}: BillTableProps) {
  const [texts] = useState(readRowTexts);
  const isCard = useIsNarrow();
  const tableRef = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    showSelection(tableRef.current, list.items, selection, visibleRowCount());
    // After a press that selects all rows, the visible rows change at once, and the other rows after a paint.
    return afterPaint(() => showSelection(tableRef.current, list.items, selection));
  }, [list, selection]);
  const rows = useMemo(() => rowsOf(list, 'items'), [list]);
  const renderRow = useCallback(
    (bill: Bill, index: number) => (
      <BillRow
        key={bill.billId}
        bill={bill}
        texts={texts}
        columns={columns}
        columnsBelowTitle={columnsBelowTitle}
        className={firstRowClass(index)}
        isCard={isCard}
        expandedIds={expandedIds}
        downloadState={downloads[bill.billId]}
        actions={actions}
      />
    ),
    [texts, columns, columnsBelowTitle, isCard, expandedIds, downloads, actions],
  );
  const headings = useMemo(
    () => headingsOf(columns, isCard ? undefined : { sort, onSort }),
    [columns, isCard, sort, onSort],
  );
  const selectableBills = list.items.filter(isSelectable);
  return (
    <SelectableTable
      ref={tableRef}
      label={t('bills.result.table')}
      className={styles.columns}
      columnWidths={gridTemplateOf(columns)}
      isComfortable={isComfortable}
      pageCheckbox={{
        label: t('bills.row.selectPage'),
        shortLabel: t('downloads.row.selectAll'),
        selectedCount: selectableBills.filter((bill) => selection.has(bill.billId)).length,
        selectableCount: selectableBills.length,
        onChange: onSelectPage,
      }}
      sortChoice={
        isCard ? (
          <SortChoice
            sort={sort}
            hasPaymentDueDates={offeredColumns.some(({ isAboutDueDates }) => isAboutDueDates)}
            onSort={onSort}
          />
        ) : undefined
      }
      headings={headings}
      rows={rows}
      renderRow={renderRow}
      unreadableText={t('bills.row.unreadable')}
      isStale={isStale}
    />
  );
}

interface Sorting {
  sort: BillSort;
  onSort: (sort: BillSort) => void;
}

/** The sort orders of a column: the first press sets the first order, the next press the second order. */
const SORT_ORDERS = {
  publicationDate: ['publicationDateDesc', 'publicationDateAsc'],
  price: ['priceDesc', 'priceAsc'],
  downloadDeadline: ['downloadDeadlineAsc', DEFAULT_SORT],
  paymentDueDate: ['paymentDueDateAsc', DEFAULT_SORT],
} as const satisfies Record<string, readonly [BillSort, BillSort]>;

function headingSortOf(column: keyof typeof SORT_ORDERS, { sort, onSort }: Sorting): HeadingSort {
  const [firstOrder, secondOrder] = SORT_ORDERS[column];
  const isSortedByColumn = sort.startsWith(column);
  return {
    order: isSortedByColumn ? (sort.endsWith('Asc') ? 'ascending' : 'descending') : 'none',
    onSort: () => onSort(sort === firstOrder ? secondOrder : firstOrder),
  };
}

/** @param sorting undefined on cards, whose headings are for screen readers only */
const headingsOf = (columns: readonly Column[], sorting: Sorting | undefined): Heading[] => {
  const createSortableHeading = (column: keyof typeof SORT_ORDERS, text: string) => ({
    key: column,
    content: text,
    sort: sorting && headingSortOf(column, sorting),
  });
  return [
    createSortableHeading('publicationDate', t('downloads.column.publicationDate')),
    { key: 'title', content: t('bills.column.title') },
    { key: 'number', content: t('bills.column.number') },
    { ...createSortableHeading('price', t('downloads.column.price')), isPrice: true },
    { key: 'state', content: t('downloads.column.state') },
    // On cards, the cell of the states also shows the status.
    ...(sorting === undefined ? [] : [{ key: 'status', content: t('downloads.column.status') }]),
    createSortableHeading('downloadDeadline', t('downloads.column.downloadDeadline')),
    ...columns.map(({ name }) => {
      const text = t(`bills.column.${name}`);
      return name === 'paymentDueDate'
        ? createSortableHeading(name, text)
        : { key: name, content: text };
    }),
    { key: 'files', content: t('downloads.column.files') },
    { key: 'details', content: <VisuallyHidden>{t('bills.column.details')}</VisuallyHidden> },
  ];
};
