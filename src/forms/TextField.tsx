import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Field, type FieldFrameProps, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

interface Named<Element> {
  /** The specification's field name (S3). */
  name: string;
  ref?: Ref<Element>;
}

export interface TextFieldProps
  extends
    FieldProps,
    Named<HTMLInputElement>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'name'> {}

export interface TextAreaProps
  extends
    FieldProps,
    Named<HTMLTextAreaElement>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'name'> {}

/** The props of the field's frame and those of its control. */
function split<Props extends Omit<FieldFrameProps, 'children'>>(props: Props) {
  const { label, description, error, required, id, className, ...own } = props;
  return { frame: { label, description, error, required, id, className }, own };
}

/** One line of text. Spread `register(name)` of a form into it, or use it without a form. */
export function TextField(props: TextFieldProps) {
  const { frame, own } = split(props);
  return (
    <Field {...frame}>
      {(control) => <input type="text" {...own} {...control} className={styles.control} />}
    </Field>
  );
}

/** Several lines of text; its height grows with the text where the browser supports that. */
export function TextArea(props: TextAreaProps) {
  const { frame, own } = split(props);
  const className = classNames(styles.control, styles.textArea);
  return (
    <Field {...frame}>
      {(control) => <textarea rows={3} {...own} {...control} className={className} />}
    </Field>
  );
}
