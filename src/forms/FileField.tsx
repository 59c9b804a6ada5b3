import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import type { ChoiceProps } from './Choices.tsx';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

export interface FileFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends ChoiceProps<Values, Name> {
  /** File types that the native dialog offers: `.pdf,.xlsx`. The rules check the chosen file. */
  accept?: string;
}

/** A native file field; its entry is the File or null. Spread `form.bound(name)` into it. */
export function FileField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  disabled,
  accept,
  ...fieldProps
}: FileFieldProps<Values, Name>) {
  const { field } = useController({ control, name });
  return (
    <Field {...fieldProps}>
      {(attributes) => (
        <input
          {...attributes}
          className={classNames(styles.control, styles.file)}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.files?.[0] ?? null)}
        />
      )}
    </Field>
  );
}
