import { useId, type InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import fieldStyles from '../../../forms/Field.module.css';
import { FieldError } from '../../../forms/Field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './RangeField.module.css';

/** What `register(name)` of a form gives, and what is said of this end. */
export interface RangeEnd extends UseFormRegisterReturn {
  /** Said to those who cannot see the group's label; names this end. */
  label: string;
  error: string | undefined;
}

export interface RangeFieldProps {
  legend: string;
  from: RangeEnd;
  to: RangeEnd;
  type?: 'text' | 'date';
  /** Stands inside each end, before the value. */
  unit?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

/** From - to under one label; an error of either end stands below both. */
export function RangeField({ legend, from, to, type = 'text', unit, inputMode }: RangeFieldProps) {
  const errorId = useId();
  const message = from.error ?? to.error;
  const dates = type === 'date' ? { min: '1900-01-01', max: '2099-12-31' } : {};
  const end = ({ label, error, ...input }: RangeEnd) => (
    <span
      className={classNames(styles.end, unit !== undefined && styles.withUnit)}
      data-unit={unit}
    >
      <input
        {...input}
        {...dates}
        className={fieldStyles.control}
        type={type}
        inputMode={inputMode}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
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
