import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { keepDraft, readDraft, type DraftPlace } from '../../../src/shell/flows/drafts.ts';
import { useDraft } from '../../../src/shell/flows/use-draft.ts';

interface Entries {
  name: string;
  city: string;
}

const place: DraftPlace = { form: 'example', owner: 'mark-of-the-link' };
const open: Entries = { name: '', city: '' };

function Example({ whose }: { whose: DraftPlace | undefined }) {
  const form = useForm<Entries>({ defaultValues: open });
  const { isRestored } = useDraft(form, whose);
  return (
    <form data-restored={isRestored}>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="city" {...form.register('city')} />
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(() => sessionStorage.clear());

it('what was typed before it was known whose form it is is kept without another key', async () => {
  const { rerender } = render(<Example whose={undefined} />);
  await userEvent.type(field('name'), '青葉');
  expect(readDraft(place)).toBeUndefined();
  rerender(<Example whose={place} />);
  expect(readDraft(place)).toEqual({ name: '青葉' });
});

it('what was typed before is newer than what was kept: only the other fields are filled', async () => {
  keepDraft(place, { name: '若葉', city: '仙台市' });
  const { rerender } = render(<Example whose={undefined} />);
  await userEvent.type(field('name'), '青葉');
  rerender(<Example whose={place} />);
  expect(field('name').value).toBe('青葉');
  expect(field('city').value).toBe('仙台市');
  expect(readDraft(place)).toEqual({ name: '青葉', city: '仙台市' });
});

it('what one customer has typed is not kept as another one’s', async () => {
  const { rerender } = render(<Example whose={place} />);
  await userEvent.type(field('name'), '青葉');
  const other = { ...place, owner: 'mark-of-another-link' };
  rerender(<Example whose={other} />);
  expect(readDraft(other)).toBeUndefined();
});
