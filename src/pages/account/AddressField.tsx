import type { ReactNode } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../forms/TextField.tsx';
import { isBounced, type Bounced } from './bounced.ts';
import { BouncedMark } from './BouncedMark.tsx';

export interface AddressFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends Omit<TextFieldProps, 'name' | 'description'> {
  name: Name;
  control: Control<Values>;
  bounced: Bounced;
  hint?: ReactNode;
}

/** An address, marked for as long as it is one that the last mail did not reach. */
export function AddressField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  bounced,
  hint,
  ...field
}: AddressFieldProps<Values, Name>) {
  const entry: unknown = useWatch({ control, name: field.name });
  const hasBounced = typeof entry === 'string' && isBounced(bounced, entry);
  const description =
    hasBounced || hint !== undefined ? (
      <>
        {hasBounced ? <BouncedMark /> : null}
        {hint}
      </>
    ) : undefined;
  return <TextField {...field} description={description} />;
}
