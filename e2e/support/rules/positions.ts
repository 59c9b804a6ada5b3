/** Rules for positions: no overlap, and distance from edges. */

/** Texts, icons and controls do not overlap. */
export function overlappingParts(): string[] {
  const { lines, boxedControls, icons, layerOf, nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  const isNested = (first: Element, second: Element): boolean =>
    first.contains(second) || second.contains(first);
  // Letters do not fill their line height, and a word may start where another ends.
  const parts = [
    ...lines.map((line) => ({ ...line, inset: line.size * 0.2 })),
    ...boxedControls.map((control) => ({ ...control, inset: 1 })),
    ...icons.map((icon) => ({ ...icon, inset: 1 })),
  ]
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2)
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, first] of parts.entries()) {
    for (const second of parts.slice(index + 1)) {
      if (second.box.top >= first.box.bottom) break;
      const inset = Math.max(first.inset, second.inset);
      const isOverlapping =
        second.box.top < first.box.bottom - inset &&
        Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left) > 1;
      if (!isOverlapping) continue;
      if (layerOf(first.element) !== layerOf(second.element)) continue;
      const isBothText = first.kind === 'text' && second.kind === 'text';
      if (!isBothText && isNested(first.element, second.element)) continue;
      // `misplacedDecorations` checks the space of decorations in a field.
      const field = [first, second].find(({ element }) =>
        element.matches('input, select'),
      )?.element;
      const isDecorationInField = (element: Element): boolean =>
        [...(field?.parentElement?.children ?? [])].some(
          (child) => child.contains(element) && styleOf(child).position === 'absolute',
        );
      if (isDecorationInField(first.element) || isDecorationInField(second.element)) continue;
      faults.push(`${nameOf(first.element)} and ${nameOf(second.element)} overlap`);
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
      const isInside = box.left >= left && box.right <= right + 1 && box.top < bottom;
      const isCentred = Math.abs((box.top + box.bottom) / 2 - (top + bottom) / 2) <= 2;
      if (!isInside || !isCentred) faults.push(`${nameOf(decoration)} is misplaced in the field`);
      const isAtEnd = box.left > (left + right) / 2;
      const availableSpace = isAtEnd
        ? parseFloat(style.paddingRight)
        : parseFloat(style.paddingLeft);
      const neededSpace = isAtEnd ? right - box.left : box.right - left;
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
  const windowWidth = document.documentElement.clientWidth;
  const boxAround = memoised((element: Element): Element | undefined => {
    if (styleOf(element).display !== 'inline' && hasEdge(element)) return element;
    const parent = element === root ? null : element.parentElement;
    return parent === null ? undefined : boxAround(parent);
  });
  const scrollsSideways = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden/.test(styleOf(element).overflowX) ||
      scrollsSideways(element.parentElement));
  for (const { box, element, text } of [
    ...lines,
    ...controls.map((candidate) => ({ ...candidate, text: '' })),
  ]) {
    if (layerOf(element) === root && (box.left < 12 || box.right > windowWidth - 12)) {
      if (!scrollsSideways(element)) faults.push(`${nameOf(element)} is at the edge of the window`);
    }
    const surroundingBox = text === '' ? undefined : boxAround(element);
    if (surroundingBox === undefined || surroundingBox === document.body) continue;
    const boxEdges = surroundingBox.getBoundingClientRect();
    if (boxEdges.width < 8) continue;
    const [minimumDistance, minimumDistanceAbove] = [4, 2];
    const isClose =
      (box.left - boxEdges.left < minimumDistance && box.left >= boxEdges.left - 1) ||
      (boxEdges.right - box.right < minimumDistance && box.right <= boxEdges.right + 1) ||
      (box.top - boxEdges.top < minimumDistanceAbove && box.top >= boxEdges.top - 1) ||
      (boxEdges.bottom - box.bottom < minimumDistanceAbove && box.bottom <= boxEdges.bottom + 1);
    const isNumberAlone = text.length <= 3;
    if (isClose && !isNumberAlone)
      faults.push(`${nameOf(element)} touches the edge of ${nameOf(surroundingBox)}`);
  }
  return faults;
}

/** Separate texts and icons have a gap between them, and so do the edges of controls and cards. */
export function missingGaps(): string[] {
  const { lines, controls, icons, elements, nameOf, styleOf, blockOf, layerOf, hasEdge } =
    pageContents;
  const faults: string[] = [];
  const textsAndIcons = [...lines, ...icons].toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, first] of textsAndIcons.entries()) {
    for (const second of textsAndIcons.slice(index + 1)) {
      if (second.box.top >= first.box.bottom) break;
      const isBeside =
        Math.min(first.box.bottom, second.box.bottom) - second.box.top >
        0.5 * Math.min(first.box.bottom - first.box.top, second.box.bottom - second.box.top);
      if (!isBeside || layerOf(first.element) !== layerOf(second.element)) continue;
      const gap = Math.max(second.box.left - first.box.right, first.box.left - second.box.right);
      if (gap < -1 || gap >= 3) continue;
      const [block, otherBlock] = [blockOf(first.element), blockOf(second.element)];
      // Parts of one sentence need no gap.
      if (block === otherBlock && !/flex|grid/.test(styleOf(block).display)) continue;
      if (first.element === second.element) continue;
      // A space character separates these texts.
      if ([first, second].some(({ element }) => styleOf(element).whiteSpace === 'pre')) continue;
      faults.push(
        `${nameOf(first.element)} and ${nameOf(second.element)} have no gap between them`,
      );
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
  for (const [index, first] of boxes.entries()) {
    for (const second of boxes.slice(index + 1)) {
      const verticalGap = second.box.top - first.box.bottom;
      if (verticalGap >= 4) break;
      const horizontalGap = Math.max(
        second.box.left - first.box.right,
        first.box.left - second.box.right,
      );
      if (horizontalGap >= 4 || first.element.contains(second.element)) continue;
      if (second.element.contains(first.element)) continue;
      if (layerOf(first.element) !== layerOf(second.element)) continue;
      faults.push(`${nameOf(first.element)} and ${nameOf(second.element)} touch each other`);
    }
  }
  return faults;
}
