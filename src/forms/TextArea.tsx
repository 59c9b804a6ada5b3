import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';
import { splitProps, type NamedControl } from './TextField.tsx';

export interface TextAreaProps
  extends
    FieldProps,
    NamedControl<HTMLTextAreaElement>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'name'> {}

/** Several lines of text; its height grows with the text where the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { frameProps, controlProps } = splitProps(props);
  const className = classNames(styles.control, styles.textArea);
  return (
    <Field {...frameProps}>
      {(control) => <textarea rows={3} {...controlProps} {...control} className={className} />}
    </Field>
  );
}
