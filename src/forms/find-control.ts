/*
 * The controls of a form by the names of their fields. A field of several controls (boxes, rows of a
 * list) has `data-field` at their frame.
 */

const CONTROLS = 'input, select, textarea, button';

/** One that can be seen and used; what is folded away counts, since it is unfolded for the focus. */
const isUsable = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement && !control.matches(':disabled, [type=hidden]');

/** The first control of the frame that can be used. */
const firstIn = (frame: Element): HTMLElement | undefined =>
  [...frame.querySelectorAll(CONTROLS)].find(isUsable);

/**
 * The first control of the page that belongs to one of the fields.
 *
 * @returns undefined if none of them has a control that can be used
 */
export function controlOf(
  form: HTMLElement | null,
  names: readonly string[],
): HTMLElement | undefined {
  for (const found of form?.querySelectorAll('[name], [data-field]') ?? []) {
    const isNamed = (attribute: string): boolean =>
      names.includes(found.getAttribute(attribute) ?? '\u0000');
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
  for (let place = control.parentElement; place !== null; place = place.parentElement)
    if (place instanceof HTMLDetailsElement) place.open = true;
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
