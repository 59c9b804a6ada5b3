/** Rules for the page as a whole. */

/** An element with `hidden` is invisible, and a dialog is centred on a darker page. */
export function visibilityFaults(): string[] {
  const { elements, root, nameOf } = pageContents;
  const faults: string[] = [];
  for (const element of elements)
    if (element.hasAttribute('hidden')) faults.push(`${nameOf(element)} is hidden but visible`);
  const rootBox = root.getBoundingClientRect();
  const coversWindow = rootBox.width >= innerWidth && rootBox.height >= innerHeight;
  if (root.localName === 'dialog' && !coversWindow) {
    const { backgroundColor } = getComputedStyle(root, '::backdrop');
    const alpha = Number(/[\d.]+(?=\)$)/.exec(backgroundColor.replace('/', ' '))?.[0] ?? 1);
    if (!(alpha >= 0.3)) faults.push('the page behind the dialog is not darker');
    if (
      Math.abs(rootBox.left + rootBox.right - innerWidth) > 20 ||
      rootBox.top < 8 ||
      rootBox.bottom > innerHeight - 8
    )
      faults.push('the dialog is not centred in the window');
  }
  return faults;
}

/** A wide window centres the page, with header, content and footer below each other. */
export function uncentredParts(): string[] {
  const { elements, lines, controls, root, nameOf } = pageContents;
  if (root !== document.body) return [];
  const faults: string[] = [];
  const windowWidth = document.documentElement.clientWidth;
  for (const block of elements.filter((candidate) =>
    candidate.matches('main, main > *, header > *, footer > *'),
  )) {
    const box = block.getBoundingClientRect();
    if (box.width < 0.25 * windowWidth || getComputedStyle(block).position === 'absolute') continue;
    if (Math.abs(box.left + box.right - windowWidth) > 4)
      faults.push(`${nameOf(block)} is not centred`);
  }
  const footer = elements.find((candidate) => candidate.localName === 'footer');
  if (footer) {
    const contentEnd = Math.max(
      0,
      ...[...lines, ...controls]
        .filter(({ element }) => element.closest('main') !== null)
        .map(({ box }) => box.bottom),
    );
    const { top, bottom } = footer.getBoundingClientRect();
    if (top < contentEnd) faults.push('the footer overlaps the content');
    if (bottom < innerHeight - 1) faults.push('the footer is not at the end of the page');
  }
  return faults;
}

/** Nothing is animated if the system asks for reduced motion, as these tests do. */
export function runningAnimations(): string[] {
  const { nameOf } = pageContents;
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const { iterations, duration } = effect?.getComputedTiming() ?? {};
    const isOver = iterations === 1 && typeof duration === 'number' && duration < 1;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return isOver || target === null ? [] : [`${nameOf(target)} moves`];
  });
}

/** Rules for pages printed with the browser's print command. */

/** On paper, no content is cut off, and no element covers the content of each sheet. */
export function unprintedContents(): string[] {
  const { elements, nameOf } = pageContents;
  const faults: string[] = [];
  for (const element of elements) {
    const { position, overflowX, overflowY, display, textOverflow } = getComputedStyle(element);
    if (position === 'fixed' && !element.matches(':modal'))
      faults.push(`${nameOf(element)} is printed on each sheet`);
    if (display === 'inline' || !(element instanceof HTMLElement)) continue;
    // An ellipsis shows that the name is longer.
    if (textOverflow === 'ellipsis' || element.matches('input, select, textarea, iframe')) continue;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (overflowY !== 'visible' && scrollHeight > clientHeight + 2)
      faults.push(`the end of ${nameOf(element)} is not printed`);
    if (overflowX !== 'visible' && scrollWidth > clientWidth + 2)
      faults.push(`the right of ${nameOf(element)} is not printed`);
  }
  return faults;
}
