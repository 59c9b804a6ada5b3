/** Rules for pages printed with the browser's print command. */

/** Nothing is cut off, and nothing repeated on each sheet covers the content. */
export function lostInPrint(): string[] {
  const { elements, nameOf } = seen;
  const faults: string[] = [];
  for (const element of elements) {
    const { position, overflowX, overflowY, display, textOverflow } = getComputedStyle(element);
    if (position === 'fixed' && !element.matches(':modal'))
      faults.push(`${nameOf(element)} is printed on each sheet`);
    if (display === 'inline' || !(element instanceof HTMLElement)) continue;
    // An ellipsis tells the reader that the name is longer.
    if (textOverflow === 'ellipsis' || element.matches('input, select, textarea, iframe')) continue;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (overflowY !== 'visible' && scrollHeight > clientHeight + 2)
      faults.push(`the end of ${nameOf(element)} is not printed`);
    if (overflowX !== 'visible' && scrollWidth > clientWidth + 2)
      faults.push(`the right of ${nameOf(element)} is not printed`);
  }
  return faults;
}
