import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

export interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'name'> {
  /** The specification's field name (S3). */
  name: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; it grows with them where the browser can. */
export function TextArea({
  label,
  description,
  error,
  required,
  id,
  className,
  ...textArea
}: TextAreaProps) {
  return (
    <Field {...{ label, description, error, required, id, className }}>
      {(control) => (
        <textarea
          rows={3}
          {...textArea}
          {...control}
          className={classNames(styles.control, styles.textArea)}
        />
      )}
    </Field>
  );
}
