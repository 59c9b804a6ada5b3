import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

export interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'required' | 'name'> {
  /** The specification's field name (S3). */
  name: string;
  /** <option> elements. */
  children: ReactNode;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select. */
export function SelectField({
  label,
  description,
  error,
  required,
  id,
  className,
  children,
  ...selectProps
}: SelectFieldProps) {
  return (
    <Field {...{ label, description, error, required, id, className }}>
      {(control) => (
        <div className={styles.select}>
          <select {...selectProps} {...control} className={styles.control}>
            {children}
          </select>
          <Icon name="down" size={1.1} />
        </div>
      )}
    </Field>
  );
}
