import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { inItsLanguage } from '../ui/in-its-language.tsx';
import type { Choice, ChoiceProps } from './choice.ts';
import { Choosable } from './Choosable.tsx';
import { Group } from './Group.tsx';
import styles from './Choosable.module.css';

export interface RadioGroupProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends ChoiceProps<Values, Name> {
  options: readonly Choice[];
}

/** One of a few choices, all of them to be seen. Spread `form.bound(name)` into it. */
export function RadioGroup<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  options,
  disabled,
  ...group
}: RadioGroupProps<Values, Name>) {
  const { field } = useController({ control, name: group.name });
  return (
    <Group {...group} role="radiogroup">
      <div className={styles.choices}>
        {options.map(({ value, label, description }) => (
          <Choosable
            key={value}
            type="radio"
            name={group.name}
            label={inItsLanguage(label)}
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
