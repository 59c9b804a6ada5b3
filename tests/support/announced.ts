/** Elements whose changes a screen reader announces (WCAG 4.1.3). */
const SPOKEN = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

/**
 * Returns the element if a screen reader announces its text.
 *
 * @throws Error if the text is only visible
 */
export function announced(element: HTMLElement): HTMLElement {
  if (element.closest(SPOKEN) === null) throw new Error(`Not announced: ${element.textContent}`);
  return element;
}
