import { useMemo, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Unreadable } from '../../../ui/Unreadable.tsx';
import styles from './SelectableTable.module.css';
import controls from './RowControls.module.css';

export interface PageCheckboxProps {
  label: string;
  /** How many of the rows of the page that can be chosen are. */
  chosen: number;
  choosable: number;
  onChange: (selected: boolean) => void;
}

/** Chooses all rows of the page, or none. */
export function PageCheckbox({ label, chosen, choosable, onChange }: PageCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const isSome = chosen > 0 && chosen < choosable;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={classNames(controls.checkTarget, styles.selectPage)}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={chosen > 0 && chosen === choosable}
        disabled={choosable === 0}
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
  /** Its column is one of amounts. */
  isPrice?: boolean;
}

export interface SelectableTableProps<Row> {
  label: string;
  /** Gives the columns their widths, by `--columns`. */
  className: string | undefined;
  /** Column widths computed by the script; undefined uses the widths of the class. */
  columns?: string | undefined;
  /** Chooses the rows of the page: the first column. */
  selectPage: PageCheckboxProps;
  /** The other columns. Keep the array the same to avoid rendering them again. */
  headings: readonly Heading[];
  /** Undefined for a row that cannot be read (`rowsOf`). */
  rows: readonly (Row | undefined)[];
  /** Needs a key. Rows are rendered again only if this function or `rows` changes. */
  renderRow: (row: Row, place: number) => ReactNode;
  /** Displayed instead of a row that cannot be read. */
  unreadable: string;
  /** An answer is on its way; these rows are the last one's. */
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
        {rows.map((row, place) =>
          row === undefined ? (
            <tr key={`place ${place}`} role="row" className={styles.unreadable}>
              <td role="cell" colSpan={width}>
                <Unreadable text={unreadable} />
              </td>
            </tr>
          ) : (
            renderRow(row, place)
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
