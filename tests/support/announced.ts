/** Elements whose changes a screen reader announces (WCAG 4.1.3). */
const liveRegionSelector =
  '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';

/**
 * Checks that a screen reader announces the text of an element, and returns the element.
 *
 * @throws Error if the text is only visible
 */
export function expectAnnounced(element: HTMLElement): HTMLElement {
  if (element.closest(liveRegionSelector) === null)
    throw new Error(`Not announced: ${element.textContent}`);
  return element;
}
