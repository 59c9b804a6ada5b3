import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

export interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'name'> {
  /** The specification's field name (S3). */
  name: string;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Spread `register(name)` of a form into it, or use it without one. */
export function TextField({
  label,
  description,
  error,
  required,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, description, error, required, id, className }}>
      {(control) => <input type="text" {...input} {...control} className={styles.control} />}
    </Field>
  );
}
