import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { t } from '../i18n/i18n.ts';
import type { ChoiceProps } from './Choices.tsx';
import { formats } from './formats.ts';
import { Group } from './Group.tsx';
import fieldStyles from './Field.module.css';
import styles from './parts.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** The range of S5, for native date fields. */
export const DATE_LIMITS = { min: '1900-01-01', max: '2099-12-31' } as const;

/** A native date field; its value is yyyy-MM-dd. */
export function DateField(props: TextFieldProps) {
  return <TextField {...DATE_LIMITS} {...props} type="date" />;
}

/**
 * A day and a time of day in Japan; the entry is yyyy-MM-ddTHH:mm. The time is a text field, because the hour
 * can be 24 (S5), which a native time field does not accept. Spread `form.bound(name)` into it.
 */
export function DateTimeField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  disabled,
  ...groupProps
}: ChoiceProps<Values, Name>) {
  const { field } = useController({ control, name: groupProps.name });
  const entry: unknown = field.value;
  const [day = '', time = ''] = (typeof entry === 'string' ? entry : '').split('T');
  const setDayAndTime = (nextDay: string, nextTime: string): void =>
    field.onChange(nextDay + nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  const controlProps = {
    className: fieldStyles.control,
    disabled,
    'aria-invalid': groupProps.error === undefined ? undefined : true,
    'aria-required': groupProps.required || undefined,
  } as const;
  return (
    <Group {...groupProps}>
      <div className={styles.dayAndTime}>
        <input
          {...controlProps}
          {...DATE_LIMITS}
          type="date"
          name={groupProps.name}
          aria-label={t('form.day')}
          value={day}
          onChange={({ target }) => setDayAndTime(target.value, time)}
          onBlur={field.onBlur}
        />
        <input
          {...controlProps}
          type="text"
          aria-label={t('form.time')}
          placeholder="00:00"
          autoComplete="off"
          value={time}
          onChange={({ target }) => setDayAndTime(day, target.value)}
          onBlur={() => {
            if (typeof entry === 'string') field.onChange(formats.dateTime.normalise?.(entry));
            field.onBlur();
          }}
        />
      </div>
    </Group>
  );
}
