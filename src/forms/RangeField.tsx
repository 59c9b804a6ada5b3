import { useId, type InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { t } from '../i18n/i18n.ts';
import { classNames } from '../ui/class-names.ts';
import { DATE_LIMITS } from './DateField.tsx';
import { FieldError } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './parts.module.css';

/** One end of a range: the result of `register(name)`, with label and error. */
interface RangeEnd extends UseFormRegisterReturn {
  /** The accessible name of this end. */
  label: string;
  error: string | undefined;
}

export interface RangeFieldProps {
  legend: string;
  from: RangeEnd;
  to: RangeEnd;
  type?: 'text' | 'date';
  /** Displayed inside each end, before the value. */
  unit?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

/** Two fields, "from" and "to", with a common legend and their errors below. */
export function RangeField({ legend, from, to, ...inputProps }: RangeFieldProps) {
  const id = useId();
  const ends = [
    { ...from, errorId: `${id}-from` },
    { ...to, errorId: `${id}-to` },
  ] as const;
  return (
    // No fieldset: WebKit cannot place its legend in the grid of the search form.
    <div role="group" aria-labelledby={id} className={fieldStyles.field}>
      <span id={id} className={fieldStyles.label}>
        {legend}
      </span>
      <div className={styles.rangeEnds}>
        <RangeEndField {...ends[0]} {...inputProps} />
        <span aria-hidden="true">{t('ui.rangeSign')}</span>
        <RangeEndField {...ends[1]} {...inputProps} />
      </div>
      {ends.map(({ error, errorId }) =>
        error === undefined ? null : (
          <FieldError key={errorId} id={errorId}>
            {error}
          </FieldError>
        ),
      )}
    </div>
  );
}

type RangeEndFieldProps = RangeEnd &
  Pick<RangeFieldProps, 'type' | 'unit' | 'inputMode'> & { errorId: string };

function RangeEndField({
  label,
  error,
  errorId,
  type = 'text',
  unit,
  ...inputProps
}: RangeEndFieldProps) {
  return (
    <span
      className={classNames(
        styles.rangeEnd,
        unit === undefined ? undefined : styles.rangeEndWithUnit,
      )}
      data-unit={unit}
    >
      <input
        {...inputProps}
        {...(type === 'date' ? DATE_LIMITS : {})}
        className={fieldStyles.control}
        type={type}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
      />
    </span>
  );
}
