/** Rules for positions: no overlap, and distance from edges. */

/** Texts, icons and controls do not overlap. */
export function overlappingParts(): string[] {
  const { lines, boxedControls: edged, icons, layerOf, nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  const isWithin = (one: Element, other: Element): boolean =>
    one.contains(other) || other.contains(one);
  // Letters do not fill their line height, and a word may start where another ends.
  const parts = [
    ...lines.map((line) => ({ ...line, inset: line.size * 0.2 })),
    ...edged.map((control) => ({ ...control, inset: 1 })),
    ...icons.map((icon) => ({ ...icon, inset: 1 })),
  ]
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2)
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const inset = Math.max(one.inset, other.inset);
      const isOverlapping =
        other.box.top < one.box.bottom - inset &&
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1;
      if (!isOverlapping) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      const isBothText = one.kind === 'text' && other.kind === 'text';
      if (!isBothText && isWithin(one.element, other.element)) continue;
      // At the end of a field: `withinFields` checks the space there.
      const field = [one, other].find(({ element }) => element.matches('input, select'))?.element;
      const inField = (element: Element): boolean =>
        [...(field?.parentElement?.children ?? [])].some(
          (child) => child.contains(element) && styleOf(child).position === 'absolute',
        );
      if (inField(one.element) || inField(other.element)) continue;
      faults.push(`${nameOf(one.element)} and ${nameOf(other.element)} overlap`);
    }
  }
  return faults;
}

/** Decorations in a field, such as an arrow, have their own space: no entry runs below them. */
export function misplacedDecorations(): string[] {
  const { elements, styleOf, nameOf } = pageContents;
  const faults: string[] = [];
  for (const field of elements) {
    if (!field.matches('input, select')) continue;
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const style = styleOf(field);
    for (const decoration of field.parentElement?.children ?? []) {
      if (decoration === field || styleOf(decoration).position !== 'absolute') continue;
      const box = decoration.getBoundingClientRect();
      if (box.width === 0) continue;
      const isIn = box.left >= left && box.right <= right + 1 && box.top < bottom;
      const isMiddle = Math.abs((box.top + box.bottom) / 2 - (top + bottom) / 2) <= 2;
      if (!isIn || !isMiddle) faults.push(`${nameOf(decoration)} is misplaced in the field`);
      const atEnd = box.left > (left + right) / 2;
      const availableSpace = atEnd ? parseFloat(style.paddingRight) : parseFloat(style.paddingLeft);
      const neededSpace = atEnd ? right - box.left : box.right - left;
      if (availableSpace < neededSpace - 1)
        faults.push(`an entry runs below ${nameOf(decoration)}`);
    }
  }
  return faults;
}

/** Decorations in a field, such as an arrow or a unit, do not block presses on the field. */
export function blockingDecorations(): string[] {
  const { elements, nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  for (const field of elements) {
    if (!field.matches('input:not([type=checkbox], [type=radio]), select')) continue;
    const fieldParent = field.parentElement;
    if (fieldParent === null) continue;
    const decorationStyles = [
      ...[...fieldParent.children]
        .filter((candidate) => !candidate.matches('button, input, select, a'))
        .map((candidate) => styleOf(candidate)),
      ...(['::before', '::after'] as const)
        .map((part) => getComputedStyle(fieldParent, part))
        .filter(({ content }) => content !== 'none'),
    ];
    if (
      decorationStyles.some(
        (candidate) => candidate.position === 'absolute' && candidate.pointerEvents !== 'none',
      )
    )
      faults.push(`a press on the decoration of ${nameOf(field)} does nothing`);
  }
  return faults;
}

/** Texts keep a distance from the edges of their box and of the window. */
export function textsAtEdges(): string[] {
  const {
    lines,
    boxedControls: controls,
    root,
    nameOf,
    styleOf,
    hasEdge,
    layerOf,
    memoised,
  } = pageContents;
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const boxAround = memoised((element: Element): Element | undefined => {
    if (styleOf(element).display !== 'inline' && hasEdge(element)) return element;
    const parent = element === root ? null : element.parentElement;
    return parent === null ? undefined : boxAround(parent);
  });
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden/.test(styleOf(element).overflowX) || scrolls(element.parentElement));
  for (const { box, element, text } of [
    ...lines,
    ...controls.map((candidate) => ({ ...candidate, text: '' })),
  ]) {
    if (layerOf(element) === root && (box.left < 12 || box.right > width - 12)) {
      if (!scrolls(element)) faults.push(`${nameOf(element)} is at the edge of the window`);
    }
    const around = text === '' ? undefined : boxAround(element);
    if (around === undefined || around === document.body) continue;
    const edge = around.getBoundingClientRect();
    if (edge.width < 8) continue;
    const [minimumDistance, minimumDistanceAbove] = [4, 2];
    const isClose =
      (box.left - edge.left < minimumDistance && box.left >= edge.left - 1) ||
      (edge.right - box.right < minimumDistance && box.right <= edge.right + 1) ||
      (box.top - edge.top < minimumDistanceAbove && box.top >= edge.top - 1) ||
      (edge.bottom - box.bottom < minimumDistanceAbove && box.bottom <= edge.bottom + 1);
    const isNumberAlone = text.length <= 3;
    if (isClose && !isNumberAlone)
      faults.push(`${nameOf(element)} touches the edge of ${nameOf(around)}`);
  }
  return faults;
}

/** Separate texts and icons have a gap between them; so have the edges of controls and cards. */
export function missingGaps(): string[] {
  const { lines, controls, icons, elements, nameOf, styleOf, blockOf, layerOf, hasEdge } =
    pageContents;
  const faults: string[] = [];
  const textsAndIcons = [...lines, ...icons].toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, one] of textsAndIcons.entries()) {
    for (const other of textsAndIcons.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const isBeside =
        Math.min(one.box.bottom, other.box.bottom) - other.box.top >
        0.5 * Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (!isBeside || layerOf(one.element) !== layerOf(other.element)) continue;
      const gap = Math.max(other.box.left - one.box.right, one.box.left - other.box.right);
      if (gap < -1 || gap >= 3) continue;
      const [block, otherBlock] = [blockOf(one.element), blockOf(other.element)];
      // Parts of one sentence.
      if (block === otherBlock && !/flex|grid/.test(styleOf(block).display)) continue;
      if (one.element === other.element) continue;
      // Separated by a space character.
      if ([one, other].some(({ element }) => styleOf(element).whiteSpace === 'pre')) continue;
      faults.push(`${nameOf(one.element)} and ${nameOf(other.element)} have no gap between them`);
    }
  }
  const cards = elements.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const style = styleOf(element);
    return (
      width >= 24 &&
      height >= 24 &&
      style.display !== 'inline' &&
      parseFloat(style.borderTopLeftRadius) > 0 &&
      parseFloat(style.borderBottomRightRadius) > 0 &&
      hasEdge(element)
    );
  });
  const boxes = [...new Set<Element>([...cards, ...controls.map(({ element }) => element)])]
    .filter((element) => hasEdge(element) || element.matches('input, select, textarea'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const verticalGap = other.box.top - one.box.bottom;
      if (verticalGap >= 4) break;
      const horizontalGap = Math.max(
        other.box.left - one.box.right,
        one.box.left - other.box.right,
      );
      if (horizontalGap >= 4 || one.element.contains(other.element)) continue;
      if (other.element.contains(one.element)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      faults.push(`${nameOf(one.element)} and ${nameOf(other.element)} touch each other`);
    }
  }
  return faults;
}
