import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import { withLang } from '../ui/with-lang.tsx';
import { FieldError, RequiredMark, type FieldProps } from './Field.tsx';
import { Group } from './Group.tsx';
import styles from './parts.module.css';

export interface Choice {
  /** The value in the request. */
  value: string;
  label: string;
  /** Displayed below the label; a native select does not show it. */
  description?: ReactNode;
}

/** The props of every component for choices: the result of `form.bound(name)`, and the props of the field's frame. */
export interface ChoiceProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends FieldProps {
  name: Name;
  control: Control<Values>;
  disabled?: boolean;
  className?: string;
}

export interface ChoiceInputProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'checkbox' | 'radio';
  label: ReactNode;
  description?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox or radio button with its label; the whole line is clickable. */
export function ChoiceInput({ label, description, className, ...inputProps }: ChoiceInputProps) {
  const id = useId();
  const describedBy = classNames(
    inputProps['aria-describedby'],
    description !== undefined && `${id}-description`,
  );
  return (
    <div className={classNames(styles.choice, className)}>
      <label className={styles.choiceLine}>
        <input {...inputProps} aria-describedby={describedBy || undefined} />
        <span>{label}</span>
      </label>
      {description === undefined ? null : (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
    </div>
  );
}

export interface RadioGroupProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends ChoiceProps<Values, Name> {
  options: readonly Choice[];
}

/** Radio buttons for a few choices. Spread `form.bound(name)` into it. */
export function RadioGroup<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  options,
  disabled,
  ...groupProps
}: RadioGroupProps<Values, Name>) {
  const { field } = useController({ control, name: groupProps.name });
  return (
    <Group {...groupProps} role="radiogroup">
      <div className={styles.choices}>
        {options.map(({ value, label, description }) => (
          <ChoiceInput
            key={value}
            type="radio"
            name={groupProps.name}
            label={withLang(label)}
            description={description}
            value={value}
            checked={field.value === value}
            disabled={disabled}
            onBlur={field.onBlur}
            onChange={() => field.onChange(value)}
          />
        ))}
      </div>
    </Group>
  );
}

/** A single checkbox: an agreement, a switch. Spread `form.bound(name)` into it. */
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
    <div className={className ?? styles.checkboxField}>
      <ChoiceInput
        type="checkbox"
        name={name}
        label={
          <>
            {label}
            {required ? <RequiredMark /> : null}
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

export interface CheckboxChoicesProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends ChoiceProps<Values, Name> {
  options: readonly Choice[];
  /** Whether the choices are in one row; for short choices. */
  isRow?: boolean;
}

/** Several checkboxes; the entry is the list of the ticked values. Spread `form.bound(name)` into it. */
export function CheckboxChoices<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  options,
  disabled,
  isRow = false,
  ...groupProps
}: CheckboxChoicesProps<Values, Name>) {
  const { field } = useController({ control, name: groupProps.name });
  const entry: unknown = field.value;
  const chosenValues: readonly unknown[] = Array.isArray(entry) ? entry : [];
  return (
    <Group {...groupProps}>
      <div className={classNames(styles.choices, isRow ? styles.row : undefined)}>
        {options.map(({ value, label, description }) => (
          <ChoiceInput
            key={value}
            type="checkbox"
            name={groupProps.name}
            label={withLang(label)}
            description={description}
            value={value}
            checked={chosenValues.includes(value)}
            disabled={disabled}
            aria-invalid={groupProps.error === undefined ? undefined : true}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                target.checked
                  ? [...chosenValues, value]
                  : chosenValues.filter((chosenValue) => chosenValue !== value),
              )
            }
          />
        ))}
      </div>
    </Group>
  );
}
