/** Rules for positions: no overlap, and distance from edges. */

/** Texts, icons and controls do not overlap. */
export function overlaps(): string[] {
  const { lines, edged, icons, layerOf, nameOf, styleOf } = seen;
  const faults: string[] = [];
  const isWithin = (one: Element, other: Element): boolean =>
    one.contains(other) || other.contains(one);
  // Letters do not fill their line height, and a word may start where another ends.
  const things = [
    ...lines.map((line) => ({ ...line, inset: line.size * 0.2 })),
    ...edged.map((control) => ({ ...control, inset: 1 })),
    ...icons.map((icon) => ({ ...icon, inset: 1 })),
  ]
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2)
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, one] of things.entries()) {
    for (const other of things.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      const inset = Math.max(one.inset, other.inset);
      const isOn =
        other.box.top < one.box.bottom - inset &&
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1;
      if (!isOn) continue;
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
export function withinFields(): string[] {
  const { elements, styleOf, nameOf } = seen;
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
      const room = atEnd ? parseFloat(style.paddingRight) : parseFloat(style.paddingLeft);
      const needed = atEnd ? right - box.left : box.right - left;
      if (room < needed - 1) faults.push(`an entry runs below ${nameOf(decoration)}`);
    }
  }
  return faults;
}

/** Decorations in a field, such as an arrow or a unit, do not block presses on the field. */
export function blockingDecorations(): string[] {
  const { elements, nameOf, styleOf } = seen;
  const faults: string[] = [];
  for (const field of elements) {
    if (!field.matches('input:not([type=checkbox], [type=radio]), select')) continue;
    const around = field.parentElement;
    if (around === null) continue;
    const drawn = [
      ...[...around.children]
        .filter((one) => !one.matches('button, input, select, a'))
        .map((one) => styleOf(one)),
      ...(['::before', '::after'] as const)
        .map((part) => getComputedStyle(around, part))
        .filter(({ content }) => content !== 'none'),
    ];
    if (drawn.some((one) => one.position === 'absolute' && one.pointerEvents !== 'none'))
      faults.push(`a press on the decoration of ${nameOf(field)} does nothing`);
  }
  return faults;
}

/** Texts keep a distance from the edges of their box and of the window. */
export function edges(): string[] {
  const { lines, edged: controls, root, nameOf, styleOf, hasEdge, layerOf } = seen;
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const found = new Map<Element, Element | undefined>();
  const edgeOf = (element: Element): Element | undefined => {
    if (found.has(element)) return found.get(element);
    const isBox = styleOf(element).display !== 'inline' && hasEdge(element);
    const parent = element === root ? null : element.parentElement;
    const edge = isBox ? element : parent === null ? undefined : edgeOf(parent);
    found.set(element, edge);
    return edge;
  };
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden/.test(styleOf(element).overflowX) || scrolls(element.parentElement));
  for (const { box, element, text } of [
    ...lines,
    ...controls.map((one) => ({ ...one, text: '' })),
  ]) {
    if (layerOf(element) === root && (box.left < 12 || box.right > width - 12)) {
      if (!scrolls(element)) faults.push(`${nameOf(element)} is at the edge of the window`);
    }
    const around = text === '' ? undefined : edgeOf(element);
    if (around === undefined || around === document.body) continue;
    const edge = around.getBoundingClientRect();
    if (edge.width < 8) continue;
    const [least, leastAbove] = [4, 2];
    const isClose =
      (box.left - edge.left < least && box.left >= edge.left - 1) ||
      (edge.right - box.right < least && box.right <= edge.right + 1) ||
      (box.top - edge.top < leastAbove && box.top >= edge.top - 1) ||
      (edge.bottom - box.bottom < leastAbove && box.bottom <= edge.bottom + 1);
    const isNumberAlone = text.length <= 3;
    if (isClose && !isNumberAlone)
      faults.push(`${nameOf(element)} touches the edge of ${nameOf(around)}`);
  }
  return faults;
}

/** Separate texts and icons have a gap between them; so have the edges of controls and cards. */
export function gaps(): string[] {
  const { lines, controls, icons, elements, nameOf, styleOf, blockOf, layerOf, hasEdge } = seen;
  const faults: string[] = [];
  const inRow = [...lines, ...icons].toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, one] of inRow.entries()) {
    for (const other of inRow.slice(index + 1)) {
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
      const down = other.box.top - one.box.bottom;
      if (down >= 4) break;
      const aside = Math.max(other.box.left - one.box.right, one.box.left - other.box.right);
      if (aside >= 4 || one.element.contains(other.element)) continue;
      if (other.element.contains(one.element)) continue;
      if (layerOf(one.element) !== layerOf(other.element)) continue;
      faults.push(`${nameOf(one.element)} and ${nameOf(other.element)} touch each other`);
    }
  }
  return faults;
}
