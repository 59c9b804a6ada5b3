/** What is printed by the browser's own command. */

/** Nothing of a page is cut off, and nothing stands on each sheet over what is printed there. */
export function lost(): string[] {
  const { elements, nameOf } = seen;
  const faults: string[] = [];
  for (const element of elements) {
    const { position, overflowX, overflowY, display, textOverflow } = getComputedStyle(element);
    if (position === 'fixed' && !element.matches(':modal'))
      faults.push(`${nameOf(element)} stands on each sheet`);
    if (display === 'inline' || !(element instanceof HTMLElement)) continue;
    // A name that ends in dots says itself that there is more of it.
    if (textOverflow === 'ellipsis' || element.matches('input, select, textarea, iframe')) continue;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (overflowY !== 'visible' && scrollHeight > clientHeight + 2)
      faults.push(`the end of ${nameOf(element)} is not printed`);
    if (overflowX !== 'visible' && scrollWidth > clientWidth + 2)
      faults.push(`the right of ${nameOf(element)} is not printed`);
  }
  return faults;
}
