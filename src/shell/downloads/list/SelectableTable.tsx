import { Fragment, useMemo, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Unreadable } from '../../../ui/Unreadable.tsx';
import styles from './SelectableTable.module.css';
import controls from './RowControls.module.css';

export interface PageCheckboxProps {
  label: string;
  /** The visible text on a card list; a part of the label. */
  shortLabel: string;
  /** The number of selected rows of the page. */
  selectedCount: number;
  selectableCount: number;
  onChange: (isSelected: boolean) => void;
}

/** A checkbox that selects or deselects all rows of the page. */
export function PageCheckbox({
  label,
  shortLabel,
  selectedCount,
  selectableCount,
  onChange,
}: PageCheckboxProps) {
  const checkboxRef = useRef<HTMLInputElement>(null);
  const isPartlySelected = selectedCount > 0 && selectedCount < selectableCount;
  useEffect(() => {
    if (checkboxRef.current) checkboxRef.current.indeterminate = isPartlySelected;
  }, [isPartlySelected]);
  return (
    <label className={classNames(controls.checkTarget, styles.selectPage)}>
      <input
        ref={checkboxRef}
        type="checkbox"
        aria-label={label}
        checked={selectedCount > 0 && selectedCount === selectableCount}
        disabled={selectableCount === 0}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.phoneText} aria-hidden="true">
        {shortLabel}
      </span>
    </label>
  );
}

declare module 'react' {
  interface CSSProperties {
    '--columns'?: string | undefined;
  }
}

/** The order of a column that can be sorted. */
export interface HeadingSort {
  order: 'ascending' | 'descending' | 'none';
  onSort: () => void;
}

export interface Heading {
  key: string;
  content: ReactNode;
  /** The column contains amounts. */
  isPrice?: boolean;
  sort?: HeadingSort | undefined;
}

export interface SelectableTableProps<Row> {
  label: string;
  /** Sets the widths of the columns, by `--columns`. */
  className: string | undefined;
  /** Column widths that a script has computed; undefined uses the widths of the class. */
  columnWidths?: string | undefined;
  /** Higher rows with longer titles. */
  isComfortable?: boolean;
  /** The checkbox of all rows, above the first column. */
  pageCheckbox: PageCheckboxProps;
  /** On a phone, which shows cards: the select for the order of the list, after the checkbox of the page. */
  sortChoice?: ReactNode;
  /** The columns after the checkboxes. Pass the same array at each render, so that the headings do not render again. */
  headings: readonly Heading[];
  /** Undefined for an unreadable row (`rowsOf`). */
  rows: readonly (Row | undefined)[];
  /** Returns an element with a key. If the function changes, all rows are rendered again. */
  renderRow: (row: Row, index: number) => ReactNode;
  /** The text in place of an unreadable row. */
  unreadableText: string;
  /** True while an answer is pending and the table shows the rows of the previous answer. */
  isStale: boolean;
  ref?: Ref<HTMLTableElement>;
}

/**
 * One page of files: a table, or cards on a phone. The roles are explicit because a grid layout
 * removes the implicit ones.
 */
export function SelectableTable<Row>({
  label,
  className,
  columnWidths,
  isComfortable = false,
  pageCheckbox,
  sortChoice,
  headings,
  rows,
  renderRow,
  unreadableText,
  isStale,
  ref,
}: SelectableTableProps<Row>) {
  const columnCount = headings.length + 1;
  const headingCells = useMemo(
    () =>
      headings.map(({ key, content, isPrice = false, sort }) => (
        <th
          key={key}
          role="columnheader"
          scope="col"
          className={isPrice ? styles.price : undefined}
          aria-sort={sort?.order}
        >
          {sort === undefined ? (
            withLineBreaks(content)
          ) : (
            <button type="button" className={styles.sort} onClick={sort.onSort}>
              {withLineBreaks(content)}
            </button>
          )}
        </th>
      )),
    [headings],
  );
  const body = useMemo(
    () => (
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row, index) =>
          row === undefined ? (
            <tr key={`unreadable ${index}`} role="row" className={styles.unreadable}>
              <td role="cell" colSpan={columnCount}>
                <Unreadable text={unreadableText} />
              </td>
            </tr>
          ) : (
            renderRow(row, index)
          ),
        )}
      </tbody>
    ),
    [rows, renderRow, unreadableText, columnCount],
  );
  return (
    <table
      ref={ref}
      role="table"
      aria-label={label}
      className={classNames(styles.table, className, isStale && styles.stale)}
      style={columnWidths === undefined ? undefined : { '--columns': columnWidths }}
      data-comfortable={isComfortable || undefined}
      aria-busy={isStale}
    >
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.headRow}>
          <th role="columnheader" scope="col" className={styles.selectCell}>
            <PageCheckbox {...pageCheckbox} />
            {sortChoice}
          </th>
          {headingCells}
        </tr>
      </thead>
      {body}
    </table>
  );
}

const SCRIPT_CHANGE_PATTERN =
  /(?<=\p{sc=Han})(?=\p{sc=Katakana})|(?<=\p{sc=Katakana})(?=\p{sc=Han})/u;

/** Allows a line break between kanji and katakana in a heading, so that the column can be narrow. */
function withLineBreaks(heading: ReactNode): ReactNode {
  if (typeof heading !== 'string') return heading;
  return heading.split(SCRIPT_CHANGE_PATTERN).map((word) => (
    <Fragment key={word}>
      <wbr />
      {word}
    </Fragment>
  ));
}
