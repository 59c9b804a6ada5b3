import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { classNames } from '../ui/class-names.ts';
import { inItsLanguage } from '../ui/in-its-language.tsx';
import { Choosable } from './Choosable.tsx';
import type { Choice, ChoiceProps } from './choice.ts';
import { Group } from './Group.tsx';
import styles from './Choosable.module.css';

export interface CheckboxChoicesProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends ChoiceProps<Values, Name> {
  options: readonly Choice[];
  /** Beside each other, where the choices are short. */
  isRow?: boolean;
}

/** Any of several choices; its entry is a list of their values. Spread `form.bound(name)` into it. */
export function CheckboxChoices<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  options,
  disabled,
  isRow = false,
  ...group
}: CheckboxChoicesProps<Values, Name>) {
  const { field } = useController({ control, name: group.name });
  const entry: unknown = field.value;
  const chosen: readonly unknown[] = Array.isArray(entry) ? entry : [];
  return (
    <Group {...group}>
      <div className={classNames(styles.choices, isRow ? styles.row : undefined)}>
        {options.map(({ value, label, description }) => (
          <Choosable
            key={value}
            type="checkbox"
            name={group.name}
            label={inItsLanguage(label)}
            description={description}
            value={value}
            checked={chosen.includes(value)}
            disabled={disabled}
            aria-invalid={group.error === undefined ? undefined : true}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              )
            }
          />
        ))}
      </div>
    </Group>
  );
}
