/** What makes a screen reader say a text that comes by itself (WCAG 4.1.3). */
const SPOKEN = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

/**
 * The same element, which says something that has come without a press leading to it.
 *
 * @throws Error if only those who see it learn of it
 */
export function announced(element: HTMLElement): HTMLElement {
  if (element.closest(SPOKEN) === null) throw new Error(`Not read out: ${element.textContent}`);
  return element;
}
