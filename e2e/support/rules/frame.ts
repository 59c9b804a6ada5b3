/** The page as a whole. */

/** What is hidden is hidden, what is to be heard only is not seen, and what lies above the page hides it. */
export function hidden(): string[] {
  const { elements, root, nameOf } = seen;
  const faults: string[] = [];
  for (const element of elements)
    if (element.hasAttribute('hidden')) faults.push(`${nameOf(element)} is hidden and can be seen`);
  const box = root.getBoundingClientRect();
  const isAll = box.width >= innerWidth && box.height >= innerHeight;
  if (root.localName === 'dialog' && !isAll) {
    const { backgroundColor } = getComputedStyle(root, '::backdrop');
    const alpha = Number(/[\d.]+(?=\)$)/.exec(backgroundColor.replace('/', ' '))?.[0] ?? 1);
    if (!(alpha >= 0.3)) faults.push('the page behind the dialog is not darker');
    if (
      Math.abs(box.left + box.right - innerWidth) > 20 ||
      box.top < 8 ||
      box.bottom > innerHeight - 8
    )
      faults.push('the dialog does not stand in the middle of the window');
  }
  return faults;
}

/** The page stands in the middle of a wide window, its head, its contents and its foot below each other. */
export function middle(): string[] {
  const { elements, lines, controls, root, nameOf } = seen;
  if (root !== document.body) return [];
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  for (const part of elements.filter((one) =>
    one.matches('main, main > *, header > *, footer > *'),
  )) {
    const box = part.getBoundingClientRect();
    if (box.width < 0.25 * width || getComputedStyle(part).position === 'absolute') continue;
    if (Math.abs(box.left + box.right - width) > 4)
      faults.push(`${nameOf(part)} does not stand in the middle`);
  }
  const footer = elements.find((one) => one.localName === 'footer');
  if (footer) {
    const lowest = Math.max(
      0,
      ...[...lines, ...controls]
        .filter(({ element }) => element.closest('main') !== null)
        .map(({ box }) => box.bottom),
    );
    const { top, bottom } = footer.getBoundingClientRect();
    if (top < lowest) faults.push('the foot of the page stands on its contents');
    if (bottom < innerHeight - 1) faults.push('the foot of the page does not stand at its end');
  }
  return faults;
}

/** Nothing moves by itself for who has asked the system for less motion, as these tests have. */
export function still(): string[] {
  const { nameOf } = seen;
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const { iterations, duration } = effect?.getComputedTiming() ?? {};
    const isOver = iterations === 1 && typeof duration === 'number' && duration < 1;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return isOver || target === null ? [] : [`${nameOf(target)} moves`];
  });
}
