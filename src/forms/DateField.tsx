import { TextField, type TextFieldProps } from './TextField.tsx';

/** The range of S5, for the browser's own date picker. */
export const DATE_LIMITS = { min: '1900-01-01', max: '2099-12-31' } as const;

/** The browser's own date picker; its value is yyyy-MM-dd. The range is that of S5. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...DATE_LIMITS} {...props} type="date" />;
}
