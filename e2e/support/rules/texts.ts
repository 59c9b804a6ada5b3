/** Rules for texts. */

/** Dates, amounts and numbers stay on one line. */
export function brokenNumbers(): string[] {
  const { root, nameOf } = pageContents;
  const faults: string[] = [];
  const range = document.createRange();
  const numberPattern = /\d{4}\/\d\d(\/\d\d)?|\d\d:\d\d|[−△-]?[¥￥][\d,]+|\d[\d,]*円/g;
  const textElements = new Set<Element>(pageContents.lines.map(({ element }) => element));
  for (const element of textElements) {
    if (!root.contains(element)) continue;
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue;
      for (const { 0: numberText, index } of node.data.matchAll(numberPattern)) {
        range.setStart(node, index);
        range.setEnd(node, index + numberText.length);
        const lineBoxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [firstLineBox] = lineBoxes;
        if (firstLineBox && lineBoxes.some(({ top }) => Math.abs(top - firstLineBox.top) > 6))
          faults.push(`“${numberText}” is broken in ${nameOf(element)}`);
      }
    }
  }
  return faults;
}

/** Texts have the sizes, fonts and line heights of the page; no control has the browser's default font. */
export function foreignFonts(): string[] {
  const { lines, controls, nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  const pageStyle = getComputedStyle(document.documentElement);
  const allowedSizes = [12, 13, 14, 16, 20, 24, 28];
  const checkedElements = new Set<Element>([
    ...lines.map(({ element }) => element),
    ...controls
      .map(({ element }) => element)
      .filter((element) =>
        element.matches('select, textarea, input:not([type=checkbox], [type=radio])'),
      ),
  ]);
  for (const element of checkedElements) {
    if (element.closest('[data-issuer]') !== null) continue;
    const style = styleOf(element);
    const size = parseFloat(style.fontSize);
    if (!allowedSizes.includes(size))
      faults.push(`${nameOf(element)} has a font size of ${size} px`);
    if (style.fontFamily !== pageStyle.fontFamily && !style.fontFamily.includes('mono'))
      faults.push(`${nameOf(element)} has another font than the page: ${style.fontFamily}`);
    if (style.lineHeight === 'normal' || parseFloat(style.lineHeight) < 1.15 * size)
      faults.push(`${nameOf(element)} has a line height of ${style.lineHeight}`);
  }
  return faults;
}

/** A text keeps the line breaks that a person has written. */
export function lostLineBreaks(): string[] {
  const { nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  for (const element of new Set(pageContents.lines.map((line) => line.element))) {
    if (element.closest('[data-issuer]') !== null) continue;
    if (/pre|break-spaces/.test(styleOf(element).whiteSpace)) continue;
    for (const node of element.childNodes)
      if (node instanceof Text && /\S[ \t]*\n\s*\S/.test(node.data))
        faults.push(`${nameOf(element)} has lost its line breaks`);
  }
  return faults;
}

/** A list has enough space for its markers. */
export function markersWithoutSpace(): string[] {
  const { elements, nameOf, styleOf, hasEdge } = pageContents;
  const faults: string[] = [];
  for (const item of elements) {
    const style = styleOf(item);
    if (style.display !== 'list-item' || style.listStyleType === 'none') continue;
    if (style.listStylePosition === 'inside') continue;
    let boxAround = item.parentElement;
    while (boxAround !== null && !hasEdge(boxAround)) boxAround = boxAround.parentElement;
    const spaceBefore =
      item.getBoundingClientRect().left - (boxAround?.getBoundingClientRect().left ?? 0);
    if (spaceBefore < 20) faults.push(`the marker of ${nameOf(item)} has no room`);
  }
  return faults;
}

/** Lines are short enough to read. */
export function longLines(): string[] {
  const { lines, nameOf } = pageContents;
  const faults: string[] = [];
  const lineCounts = new Map<Element, number>();
  for (const { element } of lines) lineCounts.set(element, (lineCounts.get(element) ?? 0) + 1);
  for (const { box, fontSize, element } of lines) {
    if ((lineCounts.get(element) ?? 0) > 1 && box.right - box.left > 64 * fontSize)
      faults.push(
        `${nameOf(element)} has lines of ${Math.round((box.right - box.left) / fontSize)} em`,
      );
  }
  return faults;
}

/** No text overflows its box. A text is cut off only with an ellipsis, or with a title that has the whole text. */
export function clippedTexts(): string[] {
  const { allLines, elements, nameOf, styleOf, root, memoise } = pageContents;
  const faults: string[] = [];
  const hasBox = (style: CSSStyleDeclaration): boolean =>
    style.borderRightWidth !== '0px' ||
    style.borderBottomWidth !== '0px' ||
    style.backgroundColor !== 'rgba(0, 0, 0, 0)';
  const boxOf = memoise((element) => element.getBoundingClientRect());
  for (const { box: textBox, element: textElement, text } of allLines) {
    let isNearestBox = true;
    let isScrolledX = false;
    let isScrolledY = false;
    let fault: string | undefined;
    for (
      let box: Element | null = textElement;
      box && box !== document.body;
      box = box.parentElement
    ) {
      const style = styleOf(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const boxEdges = boxOf(box);
      if (style.position === 'absolute' && boxEdges.width < 40) break;
      const isTooWide = textBox.right > boxEdges.right + 1 || textBox.left < boxEdges.left - 1;
      const isTooHigh = textBox.bottom > boxEdges.bottom + 1 || textBox.top < boxEdges.top - 1;
      const isCutX = /hidden|clip/.test(style.overflowX);
      const isCutY = /hidden|clip/.test(style.overflowY);
      const hasTitle = box.hasAttribute('title');
      const hasEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (!isScrolledX && isTooWide && isCutX && !hasTitle && !hasEllipsis)
        fault = `is cut off by ${nameOf(box)}`;
      if (!isScrolledY && isTooHigh && isCutY && !hasTitle && !hasEllipsis)
        fault = `is cut off below by ${nameOf(box)}`;
      if ((isTooWide && isCutX) || (isTooHigh && isCutY)) break;
      if (/auto|scroll/.test(style.overflowX)) isScrolledX = true;
      if (/auto|scroll/.test(style.overflowY)) isScrolledY = true;
      const isBox = isNearestBox || hasBox(style);
      isNearestBox = false;
      if (isBox && !isScrolledX && isTooWide) fault = `runs out of ${nameOf(box)}`;
      if (hasBox(style) && !isScrolledY && isTooHigh) fault = `runs out of ${nameOf(box)} below`;
      if (/fixed|absolute/.test(style.position) || box === root) break;
    }
    if (fault !== undefined)
      faults.push(`“${text.slice(0, 24)}” (${nameOf(textElement)}) ${fault}`);
  }
  // A scrollable area inside the page is large enough.
  for (const element of elements) {
    const { overflowY } = styleOf(element);
    if (!/auto|scroll/.test(overflowY) || element === root) continue;
    if (element.scrollHeight > element.clientHeight + 1 && element.clientHeight < 60)
      faults.push(`${nameOf(element)} is too low to be scrolled`);
  }
  return faults;
}
