import { useId } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { t } from '../i18n/i18n.ts';
import { Choosable } from './Choosable.tsx';
import type { ChoiceProps } from './choice.ts';
import { FieldError } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './Choosable.module.css';

/** One box of its own, ticked or not: an agreement, a switch. Spread `form.bound(name)` into it. */
export function CheckboxField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  label,
  description,
  error,
  required = false,
  disabled,
  className,
}: ChoiceProps<Values, Name>) {
  const { field } = useController({ control, name });
  const errorId = useId();
  return (
    <div className={className ?? styles.box}>
      <Choosable
        type="checkbox"
        name={name}
        label={
          <>
            {label}
            {required ? <span className={fieldStyles.required}>{t('ui.required')}</span> : null}
          </>
        }
        description={description}
        checked={Boolean(field.value)}
        disabled={disabled}
        aria-required={required || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.checked)}
      />
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
