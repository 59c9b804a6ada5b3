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
 * after one press on the checkbox above them.
 *
 * @param bills of the rows, in their order
 * @param selected by the bills' ids
 * @param count number of rows to update, from the first
 */
export function showSelection(
  table: HTMLTableElement | null,
  bills: readonly Pick<Bill, 'billId'>[],
  selected: ReadonlyMap<string, unknown>,
  count = bills.length,
): void {
  const checkboxes = table?.querySelectorAll<HTMLInputElement>('input[name="billId"]') ?? [];
  for (const [index, checkbox] of [...checkboxes].slice(0, count).entries()) {
    const isSelected = selected.has(bills[index]?.billId ?? '');
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
  columns: ColumnChoice;
  /** The selected bills, by their ids. */
  selected: ReadonlyMap<string, unknown>;
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
  columns: { displayedColumns: columns, columnsBelow, offeredColumns, isComfortable },
  selected,
  expandedIds,
  downloads,
  actions,
  onSelectPage,
  isStale,
}: BillTableProps) {
  const [texts] = useState(readRowTexts);
  const isCard = useIsNarrow();
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    showSelection(table.current, list.items, selected, visibleRowCount());
    // After a press that selects all rows, the visible rows change at once, and the others after the next paint.
    return afterPaint(() => showSelection(table.current, list.items, selected));
  }, [list, selected]);
  const rows = useMemo(() => rowsOf(list, 'items'), [list]);
  const renderRow = useCallback(
    (bill: Bill, index: number) => (
      <BillRow
        key={bill.billId}
        bill={bill}
        texts={texts}
        columns={columns}
        columnsBelow={columnsBelow}
        className={firstRowClass(index)}
        isCard={isCard}
        expandedIds={expandedIds}
        download={downloads[bill.billId]}
        actions={actions}
      />
    ),
    [texts, columns, columnsBelow, isCard, expandedIds, downloads, actions],
  );
  const headings = useMemo(
    () => headingsOf(columns, isCard ? undefined : { sort, onSort }),
    [columns, isCard, sort, onSort],
  );
  const selectableBills = list.items.filter(isSelectable);
  return (
    <SelectableTable
      ref={table}
      label={t('bills.result.table')}
      className={styles.columns}
      columnWidths={gridTemplateOf(columns)}
      isComfortable={isComfortable}
      pageCheckbox={{
        label: t('bills.row.selectPage'),
        shortLabel: t('downloads.row.selectAll'),
        selectedCount: selectableBills.filter((bill) => selected.has(bill.billId)).length,
        selectableCount: selectableBills.length,
        onChange: onSelectPage,
      }}
      sortChoice={
        isCard ? (
          <SortChoice
            sort={sort}
            hasPaymentDueDates={offeredColumns.some(({ needsDueDates }) => needsDueDates)}
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

/** The sort orders of a column: the first press sets the first order, the next press the second. */
const SORT_ORDERS = {
  publicationDate: ['publicationDateDesc', 'publicationDateAsc'],
  price: ['priceDesc', 'priceAsc'],
  downloadDeadline: ['downloadDeadlineAsc', DEFAULT_SORT],
  paymentDueDate: ['paymentDueDateAsc', DEFAULT_SORT],
} as const satisfies Record<string, readonly [BillSort, BillSort]>;

function sortOf(column: keyof typeof SORT_ORDERS, { sort, onSort }: Sorting): HeadingSort {
  const [firstOrder, secondOrder] = SORT_ORDERS[column];
  const isSortedByColumn = sort.startsWith(column);
  return {
    order: isSortedByColumn ? (sort.endsWith('Asc') ? 'ascending' : 'descending') : 'none',
    onSort: () => onSort(sort === firstOrder ? secondOrder : firstOrder),
  };
}

/** @param sorting undefined on cards, whose headings are for screen readers only */
const headingsOf = (columns: readonly Column[], sorting: Sorting | undefined): Heading[] => {
  const sortableHeading = (column: keyof typeof SORT_ORDERS, text: string) => ({
    key: column,
    content: withLineBreaks(text),
    sort: sorting && sortOf(column, sorting),
  });
  return [
    sortableHeading('publicationDate', t('downloads.column.publicationDate')),
    { key: 'title', content: t('bills.column.title') },
    { key: 'number', content: t('bills.column.number') },
    { ...sortableHeading('price', t('downloads.column.price')), isPrice: true },
    { key: 'state', content: t('downloads.column.state') },
    // Cards show the status with the states.
    ...(sorting === undefined ? [] : [{ key: 'status', content: t('downloads.column.status') }]),
    sortableHeading('downloadDeadline', t('downloads.column.downloadDeadline')),
    ...columns.map(({ name }) => {
      const text = t(`bills.column.${name}`);
      return name === 'paymentDueDate'
        ? sortableHeading(name, text)
        : { key: name, content: withLineBreaks(text) };
    }),
    { key: 'files', content: t('downloads.column.files') },
    { key: 'details', content: <VisuallyHidden>{t('bills.column.details')}</VisuallyHidden> },
  ];
};

const SCRIPT_CHANGES = /(?<=\p{sc=Han})(?=\p{sc=Katakana})|(?<=\p{sc=Katakana})(?=\p{sc=Han})/u;

/** Allows a line break between kanji and katakana in a heading, so that the column can be narrow. */
function withLineBreaks(heading: string): ReactNode {
  return heading.split(SCRIPT_CHANGES).map((word) => (
    <Fragment key={word}>
      <wbr />
      {word}
    </Fragment>
  ));
}
