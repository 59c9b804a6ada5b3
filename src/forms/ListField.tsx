import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import {
  useFieldArray,
  type Control,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
} from 'react-hook-form';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { usePressGuard } from '../ui/use-click-guard.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { FieldProps } from './Field.tsx';
import { Group } from './Group.tsx';
import styles from './parts.module.css';

export interface ListFieldProps<
  Values extends FieldValues,
  Name extends FieldArrayPath<Values>,
> extends FieldProps {
  name: Name;
  control: Control<Values>;
  label: string;
  /** The maximum number of rows that the customer can add. The rules report an entry with more rows. */
  max: number;
  emptyRow: FieldArray<Values, Name>;
  /** The name of a row, counted from 1, for its remove button. */
  rowLabel: (row: number) => string;
  /** The label of the add button; by default, "add" with the label of the field. */
  addLabel?: string;
  /** Renders the fields of a row, counted from 0. */
  children: (row: number) => ReactNode;
}

/** A list of rows with buttons that add and remove rows. Spread `form.bound(name)` into it. */
export function ListField<Values extends FieldValues, Name extends FieldArrayPath<Values>>({
  name,
  control,
  max,
  emptyRow,
  rowLabel,
  addLabel,
  children,
  ...groupProps
}: ListFieldProps<Values, Name>) {
  const { fields, append, remove } = useFieldArray({ control, name });
  const rowsRef = useRef<HTMLDivElement>(null);
  const [removedRow, setRemovedRow] = useState<{ row: number; label: string; count: number }>();

  // The pressed button was removed: focus the button of the next row, of the previous row, or "add".
  useLayoutEffect(() => {
    if (removedRow === undefined) return;
    const buttons = rowsRef.current?.querySelectorAll<HTMLElement>('button') ?? [];
    buttons[Math.min(removedRow.row, buttons.length - 1)]?.focus();
  }, [removedRow]);

  const acceptsPress = usePressGuard();
  const hasMaxRows = fields.length >= max;
  return (
    <Group {...groupProps} name={name}>
      <div ref={rowsRef} className={styles.listRows}>
        {fields.map(({ id }, rowIndex) => (
          <div key={id} className={styles.listRow}>
            <div className={styles.fields}>{children(rowIndex)}</div>
            <Button
              className={styles.remove}
              variant="quiet"
              aria-label={t('form.removeRow', { name: rowLabel(rowIndex + 1) })}
              onClick={() => {
                // The next row moves below the pointer.
                if (!acceptsPress('remove')) return;
                remove(rowIndex);
                setRemovedRow((lastRow) => ({
                  row: rowIndex,
                  label: rowLabel(rowIndex + 1),
                  count: (lastRow?.count ?? 0) + 1,
                }));
              }}
            >
              {t('form.remove')}
            </Button>
          </div>
        ))}
        {hasMaxRows ? (
          <p className={styles.maxRowsNote}>{t('form.rowsFull', { max })}</p>
        ) : (
          <div>
            <Button size="small" icon={<Icon name="plus" />} onClick={() => append(emptyRow)}>
              {addLabel ?? t('form.addRow', { name: groupProps.label })}
            </Button>
          </div>
        )}
      </div>
      <VisuallyHidden role="status">
        {removedRow === undefined ? null : (
          // A new element for each row, because screen readers do not announce the same text again.
          <span key={removedRow.count}>{t('form.rowRemoved', { name: removedRow.label })}</span>
        )}
      </VisuallyHidden>
    </Group>
  );
}
