import { render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';

export interface Entries {
  own: string;
  box: boolean;
  list: string[];
  file: File | null;
}

/** What every part takes besides its control. */
export interface Common {
  label: string;
  description?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
  disabled?: boolean;
}

export const options = [
  { value: 'pdf', label: 'PDF', description: '印刷用' },
  { value: 'csv', label: 'CSV' },
];

/** A part in a form, which shows what the form holds. */
function Page({
  part,
  own = '',
}: {
  part: (control: Control<Entries>) => ReactElement;
  own?: string;
}) {
  const { control } = useForm<Entries>({
    defaultValues: { own, box: false, list: [], file: null },
  });
  return (
    <>
      {part(control)}
      <output>
        <Held control={control} />
      </output>
    </>
  );
}

function Held({ control }: { control: Control<Entries> }) {
  const { own, box, list, file } = useWatch({ control });
  return [own, box ? 'ticked' : '', list?.join('+'), file instanceof File ? file.name : ''].join(
    '|',
  );
}

export const held = (): string | null | undefined => document.querySelector('output')?.textContent;

/** What is said of a control: hint and message, in the order they are read. */
export const said = (control: Element): string[] | undefined =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '');

export type Part = (props: Common, control: Control<Entries>) => ReactElement;

export const show = (part: Part, props: Partial<Common> = {}, own?: string) =>
  render(<Page own={own} part={(control) => part({ label: '項目', ...props }, control)} />);
export const labelled = () =>
  screen.getByLabelText(/^項目/, { selector: 'input, select, textarea' });
