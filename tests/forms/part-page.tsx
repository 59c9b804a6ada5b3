import { render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';

interface Entries {
  text: string;
  box: boolean;
  list: string[];
  file: File | null;
}

export interface CommonProps {
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
  text?: string;
}

function Page({ part, text = '' }: PageProps) {
  const { control } = useForm<Entries>({
    defaultValues: { text, box: false, list: [], file: null },
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
  const { text, box, list, file } = useWatch({ control });
  return [text, box ? 'ticked' : '', list?.join('+'), file instanceof File ? file.name : ''].join(
    '|',
  );
}

/** The entries of the form as the page shows them: `text|box|list|file`. */
export const entriesText = (): string | null | undefined =>
  document.querySelector('output')?.textContent;

/** Hint and message of a control, in the order of `aria-describedby`. */
export const descriptionTexts = (control: Element): string[] | undefined =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '');

export const attributeValues = (control: Element, ...names: string[]): (string | null)[] =>
  names.map((name) => control.getAttribute(name));

/** The part of the page that a test shows: it renders a field component. */
export type Part = (props: CommonProps, control: Control<Entries>) => ReactElement;

export const showPart = (part: Part, props: Partial<CommonProps> = {}, text?: string) =>
  render(<Page text={text} part={(control) => part({ label: '項目', ...props }, control)} />);
export const labelledControl = () =>
  screen.getByLabelText(/^項目/, { selector: 'input, select, textarea' });
