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

/** Splits the props of a field into the props of its frame and the props of its control. */
export function splitProps<Props extends Omit<FieldFrameProps, 'children'>>(props: Props) {
  const { label, description, error, required, id, className, ...controlProps } = props;
  return { frameProps: { label, description, error, required, id, className }, controlProps };
}

/** One line of text. Spread `register(name)` of a form into it, or use it without a form. */
export function TextField(props: TextFieldProps) {
  const { frameProps, controlProps } = splitProps(props);
  return (
    <Field {...frameProps}>
      {(control) => <input type="text" {...controlProps} {...control} className={styles.control} />}
    </Field>
  );
}
