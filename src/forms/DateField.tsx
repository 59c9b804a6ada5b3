import { TextField, type TextFieldProps } from './TextField.tsx';

/** The range of S5, for the browser's own date picker. */
export const DATE_LIMITS = { min: '1900-01-01', max: '2099-12-31' } as const;

/** The browser's own date picker; its value is yyyy-MM-dd. The range is that of S5. */
export function DateField(props: TextFieldProps) {
  return <TextField {...DATE_LIMITS} {...props} type="date" />;
}

/** The same with a time of day, as it is in Japan; its value is yyyy-MM-ddTHH:mm. */
export function DateTimeField(props: TextFieldProps) {
  return (
    <TextField min="1900-01-01T00:00" max="2099-12-31T23:59" {...props} type="datetime-local" />
  );
}
