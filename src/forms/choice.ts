import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { FieldProps } from './Field.tsx';

/** One of the choices of a field. */
export interface Choice {
  /** What is sent. */
  value: string;
  label: string;
  /** Below the label; not in a list of the browser's own. */
  description?: ReactNode;
}

/** What every part for choices takes: `form.bound(name)`, and what the page says besides. */
export interface ChoiceProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends FieldProps {
  name: Name;
  control: Control<Values>;
  disabled?: boolean;
  className?: string;
}
