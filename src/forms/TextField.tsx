import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldFrameProps, type FieldProps } from './Field.tsx';
import styles from './Field.module.css';

export interface NamedControl<Element> {
  /** The specification's field name (S3). */
  name: string;
  ref?: Ref<Element>;
}

export interface TextFieldProps
  extends
    FieldProps,
    NamedControl<HTMLInputElement>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'name'> {}

/** Splits the props of a field into those of its frame and those of its control (`own`). */
export function splitProps<Props extends Omit<FieldFrameProps, 'children'>>(props: Props) {
  const { label, description, error, required, id, className, ...own } = props;
  return { frame: { label, description, error, required, id, className }, own };
}

/** One line of text. Spread `register(name)` of a form into it, or use it without a form. */
export function TextField(props: TextFieldProps) {
  const { frame, own } = splitProps(props);
  return (
    <Field {...frame}>
      {(control) => <input type="text" {...own} {...control} className={styles.control} />}
    </Field>
  );
}
