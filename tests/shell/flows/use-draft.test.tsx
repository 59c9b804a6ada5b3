import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { DraftNotice } from '../../../src/shell/flows/DraftNotice.tsx';
import {
  forgetDrafts,
  keepDraft,
  readDraft,
  type DraftPlace,
} from '../../../src/shell/flows/drafts.ts';
import { useDraft } from '../../../src/shell/flows/use-draft.ts';
import { announced } from '../../support/announced.ts';
import { speak } from '../../support/render.tsx';

interface Entries {
  name: string;
  city: string;
}

const place: DraftPlace = { form: 'example', owner: 'mark-of-the-link' };
const open: Entries = { name: '', city: '' };

interface Props {
  whose: DraftPlace | undefined;
  /** What each field can hold; anything by default. */
  accepts?: (name: string, entry: unknown) => boolean;
  along?: readonly string[];
}

function Example({ whose, accepts, along }: Props) {
  const form = useForm<Entries>({ defaultValues: open });
  const { isRestored, forget } = useDraft(form, whose, accepts, along);
  return (
    <form>
      {isRestored ? <p>restored</p> : null}
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="city" {...form.register('city')} />
      <button type="button" onClick={forget}>
        forget
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The whole of an entry at once, as a key or a paste makes it. */
const enter = (name: string, text: string) =>
  fireEvent.input(field(name), { target: { value: text } });
const pause = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('what is typed is kept once the customer pauses, not at each key', async () => {
  vi.useFakeTimers();
  render(<Example whose={place} />);
  enter('name', '青');
  await pause(299);
  enter('name', '青葉');
  await pause(299);
  expect(readDraft(place)).toBeUndefined();
  await pause(1);
  expect(readDraft(place)).toEqual({ name: '青葉' });
  expect(vi.getTimerCount()).toBe(0);
});

it('what is typed last is kept, too, when the page is left before the pause', () => {
  const { unmount } = render(<Example whose={place} />);
  enter('name', '青葉');
  unmount();
  expect(readDraft(place)).toEqual({ name: '青葉' });
});

it('a form that nobody touches keeps nothing when it is left', () => {
  render(<Example whose={place} />).unmount();
  expect(sessionStorage.length).toBe(0);
});

it('a page that is left keeps nothing any more', async () => {
  vi.useFakeTimers();
  const { unmount } = render(<Example whose={place} />);
  enter('name', '青葉');
  unmount();
  forgetDrafts();
  await pause(300);
  expect(sessionStorage.length).toBe(0);
});

it('what was typed comes back, and the page says so once it shows it', async () => {
  keepDraft(place, { name: '青葉' });
  render(<Example whose={place} />);
  expect(await screen.findByText('restored')).toBeTruthy();
  expect([field('name').value, field('city').value]).toEqual(['青葉', '']);
});

it.each([
  ['nothing was kept', undefined],
  ['nothing of it is another entry', { name: '', city: '' }],
  ['nothing of it has a field any more', { street: '一番町' }],
])('nothing is said to have come back where %s', async (_, entries) => {
  if (entries !== undefined) keepDraft(place, entries);
  render(<Example whose={place} />);
  await act(async () => undefined);
  expect(screen.queryByText('restored')).toBeNull();
});

it('what came back for one customer is not said to have come back for the next', async () => {
  keepDraft(place, { name: '青葉' });
  const { rerender } = render(<Example whose={place} />);
  await screen.findByText('restored');
  rerender(<Example whose={{ ...place, owner: 'mark-of-another-link' }} />);
  expect(screen.queryByText('restored')).toBeNull();
  rerender(<Example whose={undefined} />);
  expect(screen.queryByText('restored')).toBeNull();
});

it('what a field cannot hold by now does not come back', () => {
  keepDraft(place, { name: '青葉', city: '仙台市' });
  const { rerender } = render(<Example whose={undefined} accepts={() => false} />);
  rerender(<Example whose={place} accepts={(name) => name === 'city'} />);
  expect([field('name').value, field('city').value]).toEqual(['', '仙台市']);
});

it('what goes along, such as a revision, is kept with what was typed and not by itself', async () => {
  vi.useFakeTimers();
  const along = ['city'];
  const { unmount } = render(<Example whose={place} along={along} />);
  enter('city', 'rev-2');
  await pause(300);
  expect(readDraft(place)).toEqual({});
  enter('name', '青葉');
  await pause(300);
  expect(readDraft(place)).toEqual({ name: '青葉', city: 'rev-2' });
  enter('name', '');
  await pause(300);
  expect(readDraft(place)).toEqual({});
  unmount();
});

it('what goes along comes back with what was typed, in the place of what stands there', () => {
  const along = ['city'];
  keepDraft(place, { name: '若葉', city: 'rev-1' });
  const { rerender } = render(<Example whose={undefined} along={along} />);
  enter('city', 'rev-2');
  rerender(<Example whose={place} along={along} />);
  expect([field('name').value, field('city').value]).toEqual(['若葉', 'rev-1']);
});

it('what was sent is forgotten, and what is typed after it is not kept', async () => {
  vi.useFakeTimers();
  const { unmount } = render(<Example whose={place} />);
  enter('name', '青葉');
  await pause(300);
  fireEvent.click(screen.getByRole('button', { name: 'forget' }));
  expect(sessionStorage.length).toBe(0);
  enter('city', '仙台市');
  await pause(300);
  unmount();
  expect(sessionStorage.length).toBe(0);
});

it('a form forgets the draft of whoever is known by then, and none before', () => {
  keepDraft(place, { name: '青葉' });
  const { rerender } = render(<Example whose={undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'forget' }));
  expect(readDraft(place)).toEqual({ name: '青葉' });
  const other = { ...place, form: 'other' };
  keepDraft(other, { city: '仙台市' });
  rerender(<Example whose={other} />);
  fireEvent.click(screen.getByRole('button', { name: 'forget' }));
  expect([readDraft(place), readDraft(other)]).toEqual([{ name: '青葉' }, undefined]);
});

it('what was typed while it was known whose it is stays that customer’s after a moment of nobody', () => {
  const { rerender } = render(<Example whose={place} />);
  enter('name', '青葉');
  rerender(<Example whose={undefined} />);
  rerender(<Example whose={place} />);
  expect(readDraft(place)).toEqual({ name: '青葉' });
  expect(field('name').value).toBe('青葉');
});

it('a logout while a customer types takes that, too, and what is typed after it is kept again', async () => {
  vi.useFakeTimers();
  const { unmount } = render(<Example whose={place} />);
  enter('name', '青葉');
  act(() => forgetDrafts());
  await pause(300);
  expect(sessionStorage.length).toBe(0);
  enter('city', '仙台市');
  await pause(300);
  expect(readDraft(place)).toEqual({ name: '青葉', city: '仙台市' });
  unmount();
});

it('a logout while a customer types leaves nothing to be kept when the page goes', () => {
  const { unmount } = render(<Example whose={place} />);
  enter('name', '青葉');
  act(() => forgetDrafts());
  unmount();
  expect(sessionStorage.length).toBe(0);
});

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

it.each([
  [{}, '前回入力していた内容を復元しました。'],
  [
    { hasSecrets: true },
    '前回入力していた内容を復元しました。パスワードは、再度入力してください。',
  ],
])('who finds what was typed learns what is to be typed again: %j', async (props, text) => {
  await speak();
  await loadTexts('flow');
  render(<DraftNotice {...props} />);
  expect(announced(screen.getByText(text))).toBeTruthy();
});
