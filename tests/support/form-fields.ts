/** A field of the page by its `name`. */
export const fieldNamed = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};

/** Hint and message of a field, as a screen reader announces them. */
export const textAt = (control: HTMLElement): string =>
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
