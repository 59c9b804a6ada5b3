import { useMemo, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Unreadable } from '../../../ui/Unreadable.tsx';
import styles from './SelectableTable.module.css';
import controls from './RowControls.module.css';

export interface PageCheckboxProps {
  label: string;
  /** The number of selected rows. */
  selected: number;
  /** The number of rows that can be selected. */
  selectable: number;
  onChange: (isSelected: boolean) => void;
}

/** Selects all rows of the page, or none. */
export function PageCheckbox({ label, selected, selectable, onChange }: PageCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const isSome = selected > 0 && selected < selectable;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={classNames(controls.checkTarget, styles.selectPage)}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={selected > 0 && selected === selectable}
        disabled={selectable === 0}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.phoneText} aria-hidden="true">
        {label}
      </span>
    </label>
  );
}

declare module 'react' {
  interface CSSProperties {
    '--columns'?: string | undefined;
  }
}

export interface Heading {
  key: string;
  content: ReactNode;
  /** The column contains amounts. */
  isPrice?: boolean;
}

export interface SelectableTableProps<Row> {
  label: string;
  /** Sets the widths of the columns, by `--columns`. */
  className: string | undefined;
  /** Column widths that a script has computed; undefined uses the widths of the class. */
  columns?: string | undefined;
  /** The checkbox of all rows, above the first column. */
  selectPage: PageCheckboxProps;
  /** The other columns. A new array renders all headings again. */
  headings: readonly Heading[];
  /** Undefined for an unreadable row (`rowsOf`). */
  rows: readonly (Row | undefined)[];
  /** Returns an element with a key. A new function renders all rows again. */
  renderRow: (row: Row, index: number) => ReactNode;
  /** The text in place of an unreadable row. */
  unreadable: string;
  /** True while other rows are loading. */
  stale: boolean;
  ref?: Ref<HTMLTableElement>;
}

/**
 * One page of files: a table, or cards on a phone. The roles are explicit because a grid layout
 * removes the implicit ones.
 */
export function SelectableTable<Row>({
  label,
  className,
  columns,
  selectPage,
  headings,
  rows,
  renderRow,
  unreadable,
  stale,
  ref,
}: SelectableTableProps<Row>) {
  const width = headings.length + 1;
  const cells = useMemo(
    () =>
      headings.map(({ key, content, isPrice = false }) => (
        <th
          key={key}
          role="columnheader"
          scope="col"
          className={isPrice ? styles.price : undefined}
        >
          {content}
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
              <td role="cell" colSpan={width}>
                <Unreadable text={unreadable} />
              </td>
            </tr>
          ) : (
            renderRow(row, index)
          ),
        )}
      </tbody>
    ),
    [rows, renderRow, unreadable, width],
  );
  return (
    <table
      ref={ref}
      role="table"
      aria-label={label}
      className={classNames(styles.table, className, stale && styles.stale)}
      style={columns === undefined ? undefined : { '--columns': columns }}
      aria-busy={stale}
    >
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.headRow}>
          <th role="columnheader" scope="col" className={styles.selectCell}>
            <PageCheckbox {...selectPage} />
          </th>
          {cells}
        </tr>
      </thead>
      {body}
    </table>
  );
}
