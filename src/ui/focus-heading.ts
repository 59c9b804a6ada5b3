/** Gives the focus to the page's heading: what was pressed has gone, or the page shows something else. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** The same where the focus has gone with what it was on. Where it is elsewhere, such as at a message, it stays. */
export function keepFocus(): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) focusHeading();
}
