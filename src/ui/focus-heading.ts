/** Gives the focus to the page's heading: what was pressed has gone, or the page shows something else. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
