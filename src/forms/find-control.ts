/*
 * Finds the controls of a form by field name. A field with several controls (checkboxes, rows of a list) has
 * `data-field` on the element around them.
 */

const CONTROLS = 'input, select, textarea, button';

/** Enabled and visible. A control in closed `<details>` counts: the details are opened for the focus. */
const isUsable = (control: HTMLElement): boolean => !control.matches(':disabled, [type=hidden]');

/** The first usable control inside an element. */
const firstIn = (frame: Element): HTMLElement | undefined =>
  [...frame.querySelectorAll<HTMLElement>(CONTROLS)].find(isUsable);

/**
 * The first control of the page that belongs to one of the fields.
 *
 * @returns undefined if none of the fields has a usable control
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

/** Focuses a control, and opens all `<details>` around it. */
export function focusControl(control: HTMLElement): void {
  for (const folded of document.querySelectorAll('details'))
    if (folded.contains(control)) folded.open = true;
  control.focus();
}

/** Fields with an incomplete entry, such as half a date: their value is ''. */
export function incompleteFieldsIn(form: HTMLElement | null): ReadonlySet<string> {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[type^=date]') ?? [];
  return new Set(
    [...inputs]
      .filter((input) => isUsable(input) && input.validity.badInput)
      .map(({ name }) => name),
  );
}
