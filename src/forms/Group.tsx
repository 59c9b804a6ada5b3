import { useId, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { withLang } from '../ui/with-lang.tsx';
import { FieldError, RequiredMark, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

export interface GroupProps extends FieldProps {
  /** The field that the controls belong to. If it has an error, the first control gets the focus. */
  name?: string;
  role?: 'radiogroup';
  className?: string;
  children: ReactNode;
}

/** Several controls of one field: with legend, hint and error. */
export function Group({
  label,
  description,
  error,
  required = false,
  name,
  role,
  className,
  children,
}: GroupProps) {
  const id = useId();
  const describedBy = classNames(
    description !== undefined && `${id}-description`,
    error !== undefined && `${id}-error`,
  );
  const radioGroupProps =
    role === 'radiogroup'
      ? {
          role,
          'aria-required': required || undefined,
          'aria-invalid': error === undefined ? undefined : true,
        }
      : {};
  return (
    <fieldset
      {...radioGroupProps}
      className={classNames(styles.field, className)}
      data-field={name}
      aria-describedby={describedBy || undefined}
    >
      <legend className={classNames(styles.label, styles.legend)}>
        {withLang(label)}
        {required ? <RequiredMark isAnnounced={role !== undefined} /> : null}
      </legend>
      {description === undefined ? null : (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
      {children}
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
