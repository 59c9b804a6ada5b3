import { useId, type InputHTMLAttributes } from 'react';
import fieldStyles from '../../forms/Field.module.css';
import { FieldError } from '../../forms/Field.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './RangeField.module.css';

export interface RangeEnd<Name extends string> {
  name: Name;
  /** Said to those who cannot see the group's label; names this end. */
  label: string;
  value: string;
  error: string | undefined;
}

export interface RangeFieldProps<Name extends string> {
  legend: string;
  from: RangeEnd<Name>;
  to: RangeEnd<Name>;
  type?: 'text' | 'date';
  /** Stands inside each end, before the value. */
  unit?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  onChange: (name: Name, value: string) => void;
}

/** From - to under one label; an error of either end stands below both. */
export function RangeField<Name extends string>({
  legend,
  from,
  to,
  type = 'text',
  unit,
  inputMode,
  onChange,
}: RangeFieldProps<Name>) {
  const errorId = useId();
  const message = from.error ?? to.error;
  const dates = type === 'date' ? { min: '1900-01-01', max: '2099-12-31' } : {};
  const end = ({ name, label, value, error }: RangeEnd<Name>) => (
    <span
      className={classNames(styles.end, unit !== undefined && styles.withUnit)}
      data-unit={unit}
    >
      <input
        {...dates}
        className={fieldStyles.control}
        type={type}
        inputMode={inputMode}
        name={name}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        value={value}
        onChange={(event) => onChange(name, event.target.value)}
      />
    </span>
  );
  return (
    <fieldset className={fieldStyles.field}>
      <legend className={classNames(fieldStyles.label, styles.legend)}>{legend}</legend>
      <div className={styles.ends}>
        {end(from)}
        <span aria-hidden="true">–</span>
        {end(to)}
      </div>
      {message === undefined ? null : <FieldError id={errorId}>{message}</FieldError>}
    </fieldset>
  );
}
