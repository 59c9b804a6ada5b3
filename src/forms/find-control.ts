/*
 * The controls of a form by the names of their fields. A field of several controls (boxes, rows of a
 * list) has `data-field` at their frame.
 */

const CONTROLS = 'input, select, textarea, button';

/** One that can be seen and used; what is folded away counts, since it is unfolded for the focus. */
const isUsable = (control: HTMLElement): boolean => !control.matches(':disabled, [type=hidden]');

/** The first control of the frame that can be used. */
const firstIn = (frame: Element): HTMLElement | undefined =>
  [...frame.querySelectorAll<HTMLElement>(CONTROLS)].find(isUsable);

/**
 * The first control of the page that belongs to one of the fields.
 *
 * @returns undefined if none of them has a control that can be used
 */
export function controlOf(
  form: HTMLElement | null,
  names: readonly string[],
): HTMLElement | undefined {
  for (const found of form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? []) {
    const isNamed = (attribute: string): boolean =>
      names.some((name) => name === found.getAttribute(attribute));
    if (isNamed('name') && isUsable(found)) return found;
    if (isNamed('data-field')) {
      const first = firstIn(found);
      if (first !== undefined) return first;
    }
  }
  return undefined;
}

/** Puts the focus into a control, and unfolds whatever it stands in. */
export function focusControl(control: HTMLElement): void {
  for (const folded of document.querySelectorAll('details'))
    if (folded.contains(control)) folded.open = true;
  control.focus();
}

/** The fields whose controls hold what is no value yet, such as half a date: their values are ''. */
export function halfTypedIn(form: HTMLElement | null): ReadonlySet<string> {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[type^=date]') ?? [];
  return new Set(
    [...inputs]
      .filter((input) => isUsable(input) && input.validity.badInput)
      .map(({ name }) => name),
  );
}
