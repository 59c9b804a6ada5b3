import { render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';

interface Entries {
  own: string;
  box: boolean;
  list: string[];
  file: File | null;
}

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

interface PageProps {
  part: (control: Control<Entries>) => ReactElement;
  own?: string;
}

function Page({ part, own = '' }: PageProps) {
  const { control } = useForm<Entries>({
    defaultValues: { own, box: false, list: [], file: null },
  });
  return (
    <>
      {part(control)}
      <output>
        <EntryTexts control={control} />
      </output>
    </>
  );
}

function EntryTexts({ control }: { control: Control<Entries> }) {
  const { own, box, list, file } = useWatch({ control });
  return [own, box ? 'ticked' : '', list?.join('+'), file instanceof File ? file.name : ''].join(
    '|',
  );
}

/** The entries of the form: `own|box|list|file`. */
export const entries = (): string | null | undefined =>
  document.querySelector('output')?.textContent;

/** Hint and message of a control, in the order of `aria-describedby`. */
export const descriptions = (control: Element): string[] | undefined =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '');

export const attributes = (control: Element, ...names: string[]): (string | null)[] =>
  names.map((name) => control.getAttribute(name));

export type Part = (props: Common, control: Control<Entries>) => ReactElement;

export const show = (part: Part, props: Partial<Common> = {}, own?: string) =>
  render(<Page own={own} part={(control) => part({ label: '項目', ...props }, control)} />);
export const labelled = () =>
  screen.getByLabelText(/^項目/, { selector: 'input, select, textarea' });
