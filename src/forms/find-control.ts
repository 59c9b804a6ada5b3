/*
 * Finds the controls of a form by field name. A field with several controls (checkboxes, rows of a list) has
 * `data-field` on the element around them.
 */

const CONTROL_SELECTOR = 'input, select, textarea, button';

/** Whether a control is enabled and visible. A control in closed `<details>` is usable: the focus opens the details. */
const isUsable = (control: HTMLElement): boolean => !control.matches(':disabled, [type=hidden]');

/** The first usable control inside an element. */
const firstControlIn = (container: Element): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)].find(isUsable);

/**
 * The first control of the page that belongs to one of the fields.
 *
 * @returns undefined if none of the fields has a usable control
 */
export function controlOf(
  form: HTMLElement | null,
  names: readonly string[],
): HTMLElement | undefined {
  for (const element of form?.querySelectorAll<HTMLElement>('[name], [data-field]') ?? []) {
    const isNamed = (attribute: string): boolean =>
      names.some((name) => name === element.getAttribute(attribute));
    if (isNamed('name') && isUsable(element)) return element;
    if (isNamed('data-field')) {
      const control = firstControlIn(element);
      if (control !== undefined) return control;
    }
  }
  return undefined;
}

/** Focuses a control, and opens all `<details>` around it. */
export function focusControl(control: HTMLElement): void {
  for (const details of document.querySelectorAll('details'))
    if (details.contains(control)) details.open = true;
  control.focus();
}

/**
 * The names of date fields with an incomplete entry, such as a date without a year. The value of such a field
 * is empty.
 */
export function incompleteFieldsIn(form: HTMLElement | null): ReadonlySet<string> {
  const inputs = form?.querySelectorAll<HTMLInputElement>('input[type^=date]') ?? [];
  return new Set(
    [...inputs]
      .filter((input) => isUsable(input) && input.validity.badInput)
      .map(({ name }) => name),
  );
}
