/** Rules for positions: no overlap, and distance from edges. */

/** Texts, icons and controls do not overlap. */
export function overlappingParts(): string[] {
  const { lines, boxedControls, icons, layerOf, nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  const isNested = (element: Element, otherElement: Element): boolean =>
    element.contains(otherElement) || otherElement.contains(element);
  // Letters are smaller than their line, and a word may start where another word ends.
  const parts = [
    ...lines.map((line) => ({ ...line, inset: line.fontSize * 0.2 })),
    ...boxedControls.map((control) => ({ ...control, inset: 1 })),
    ...icons.map((icon) => ({ ...icon, inset: 1 })),
  ]
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2)
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, part] of parts.entries()) {
    for (const otherPart of parts.slice(index + 1)) {
      if (otherPart.box.top >= part.box.bottom) break;
      const inset = Math.max(part.inset, otherPart.inset);
      const isOverlapping =
        otherPart.box.top < part.box.bottom - inset &&
        Math.min(part.box.right, otherPart.box.right) -
          Math.max(part.box.left, otherPart.box.left) >
          1;
      if (!isOverlapping) continue;
      if (layerOf(part.element) !== layerOf(otherPart.element)) continue;
      const isBothText = part.kind === 'text' && otherPart.kind === 'text';
      if (!isBothText && isNested(part.element, otherPart.element)) continue;
      // `misplacedDecorations` checks the space of decorations in a field.
      const field = [part, otherPart].find(({ element }) =>
        element.matches('input, select'),
      )?.element;
      const isDecorationInField = (element: Element): boolean =>
        [...(field?.parentElement?.children ?? [])].some(
          (child) => child.contains(element) && styleOf(child).position === 'absolute',
        );
      if (isDecorationInField(part.element) || isDecorationInField(otherPart.element)) continue;
      faults.push(`${nameOf(part.element)} and ${nameOf(otherPart.element)} overlap`);
    }
  }
  return faults;
}

/** A decoration in a field, such as an arrow, has enough space, so that an entry never runs below the decoration. */
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
    memoise,
  } = pageContents;
  const faults: string[] = [];
  const windowWidth = document.documentElement.clientWidth;
  const surroundingBoxOf = memoise((element: Element): Element | undefined => {
    if (styleOf(element).display !== 'inline' && hasEdge(element)) return element;
    const parent = element === root ? null : element.parentElement;
    return parent === null ? undefined : surroundingBoxOf(parent);
  });
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden/.test(styleOf(element).overflowX) || isInScroller(element.parentElement));
  for (const { box, element, text } of [
    ...lines,
    ...controls.map((candidate) => ({ ...candidate, text: '' })),
  ]) {
    if (layerOf(element) === root && (box.left < 12 || box.right > windowWidth - 12)) {
      if (!isInScroller(element)) faults.push(`${nameOf(element)} is at the edge of the window`);
    }
    const surroundingBox = text === '' ? undefined : surroundingBoxOf(element);
    if (surroundingBox === undefined || surroundingBox === document.body) continue;
    const boxEdges = surroundingBox.getBoundingClientRect();
    if (boxEdges.width < 8) continue;
    const [minimumDistance, minimumDistanceAbove] = [4, 2];
    const isCloseToEdge =
      (box.left - boxEdges.left < minimumDistance && box.left >= boxEdges.left - 1) ||
      (boxEdges.right - box.right < minimumDistance && box.right <= boxEdges.right + 1) ||
      (box.top - boxEdges.top < minimumDistanceAbove && box.top >= boxEdges.top - 1) ||
      (boxEdges.bottom - box.bottom < minimumDistanceAbove && box.bottom <= boxEdges.bottom + 1);
    const isNumberAlone = text.length <= 3;
    if (isCloseToEdge && !isNumberAlone)
      faults.push(`${nameOf(element)} touches the edge of ${nameOf(surroundingBox)}`);
  }
  return faults;
}

/** There is a gap between separate texts and icons, and between the edges of controls and cards. */
export function missingGaps(): string[] {
  const { lines, controls, icons, elements, nameOf, styleOf, blockOf, layerOf, hasEdge } =
    pageContents;
  const faults: string[] = [];
  const textsAndIcons = [...lines, ...icons].toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, part] of textsAndIcons.entries()) {
    for (const otherPart of textsAndIcons.slice(index + 1)) {
      if (otherPart.box.top >= part.box.bottom) break;
      const isBeside =
        Math.min(part.box.bottom, otherPart.box.bottom) - otherPart.box.top >
        0.5 * Math.min(part.box.bottom - part.box.top, otherPart.box.bottom - otherPart.box.top);
      if (!isBeside || layerOf(part.element) !== layerOf(otherPart.element)) continue;
      const gap = Math.max(
        otherPart.box.left - part.box.right,
        part.box.left - otherPart.box.right,
      );
      if (gap < -1 || gap >= 3) continue;
      const [block, otherBlock] = [blockOf(part.element), blockOf(otherPart.element)];
      // Parts of one sentence need no gap.
      if (block === otherBlock && !/flex|grid/.test(styleOf(block).display)) continue;
      if (part.element === otherPart.element) continue;
      // A space character separates these texts.
      if ([part, otherPart].some(({ element }) => styleOf(element).whiteSpace === 'pre')) continue;
      faults.push(
        `${nameOf(part.element)} and ${nameOf(otherPart.element)} have no gap between them`,
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
  for (const [index, part] of boxes.entries()) {
    for (const otherPart of boxes.slice(index + 1)) {
      const verticalGap = otherPart.box.top - part.box.bottom;
      if (verticalGap >= 4) break;
      const horizontalGap = Math.max(
        otherPart.box.left - part.box.right,
        part.box.left - otherPart.box.right,
      );
      if (horizontalGap >= 4 || part.element.contains(otherPart.element)) continue;
      if (otherPart.element.contains(part.element)) continue;
      if (layerOf(part.element) !== layerOf(otherPart.element)) continue;
      faults.push(`${nameOf(part.element)} and ${nameOf(otherPart.element)} touch each other`);
    }
  }
  return faults;
}
