import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

export const fieldNamed = (name: string): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
};

/** Hint and message of a field, as a screen reader announces them. */
export const descriptionOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
    .join('');

/** Whether the browser would ask before it leaves the page. */
export const asksBeforeLeaving = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

export const findField = (name: string): Promise<HTMLInputElement> =>
  waitFor(() => fieldNamed(name));

export const press = async (
  name: string | RegExp,
  container: Pick<typeof screen, 'findByRole'> = screen,
): Promise<void> => userEvent.click(await container.findByRole('button', { name }));

/** Submits a form, by default the form of the page, without the button's guard against double clicks (S9). */
export function submit(container: Element | null = document.querySelector('main form')): void {
  const form = container?.closest('form');
  if (!form) throw new Error('There is no form.');
  fireEvent.submit(form);
}

/** Enters a text at once, which is faster than typing. */
export function enter(name: string, text: string): void {
  fireEvent.change(fieldNamed(name), { target: { value: text } });
  fireEvent.blur(fieldNamed(name));
}

/** The drafts of entries that were not sent. */
export const storedDrafts = (): string[] =>
  Object.entries({ ...sessionStorage })
    .filter(([name]) => name.startsWith('draft.'))
    .map(([, text]) => String(text));
