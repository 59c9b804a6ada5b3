import type { Box } from './page-contents.ts';

/** Rules for alignment: rows, columns, labels at their fields, headings at their sections. */

/** Elements in one row are aligned: by their centre, baseline or top. */
export function unalignedRows(): string[] {
  const { elements, lines, boxedControls, icons, nameOf, styleOf, layerOf } = pageContents;
  const faults: string[] = [];
  const addFault = (firstElement: Element, secondElement: Element): void => {
    faults.push(`${nameOf(firstElement)} and ${nameOf(secondElement)} are not aligned`);
  };
  /** The visible contents of a child of a row (texts, icons, controls), and their first line. */
  type VisibleContents = Box & { element: Element; firstLine: Box; fontSize: number };
  const contentsByRow = new Map<Element, Map<Element, VisibleContents>>(
    elements
      .filter((element) => /flex|grid/.test(styleOf(element).display))
      .map((element) => [element, new Map<Element, VisibleContents>()]),
  );
  const controlElements = new Set<Element>(boxedControls.map(({ element }) => element));
  for (const part of [...lines, ...boxedControls, ...icons]) {
    const { box } = part;
    let child = part.element;
    for (let ancestor = child.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
      const children = contentsByRow.get(ancestor);
      const contents = children?.get(child);
      const fontSize = Math.max(contents?.fontSize ?? 0, part.kind === 'text' ? part.fontSize : 0);
      children?.set(child, {
        element: child,
        left: Math.min(contents?.left ?? box.left, box.left),
        top: Math.min(contents?.top ?? box.top, box.top),
        right: Math.max(contents?.right ?? box.right, box.right),
        bottom: Math.max(contents?.bottom ?? box.bottom, box.bottom),
        firstLine: contents === undefined || box.top < contents.top - 2 ? box : contents.firstLine,
        fontSize,
      });
      // The contents of a control are checked inside that control.
      if (part.kind !== 'control' && controlElements.has(ancestor)) break;
      child = ancestor;
    }
  }
  const isNear = (firstPosition: number, secondPosition: number, tolerance: number): boolean =>
    Math.abs(firstPosition - secondPosition) <= tolerance;
  const middleOf = ({ top, bottom }: { top: number; bottom: number }): number => (top + bottom) / 2;
  for (const children of contentsByRow.values()) {
    const rowItems = [...children.values()]
      .filter(({ element }) => styleOf(element).position !== 'absolute')
      .toSorted((a, b) => a.left - b.left);
    for (const [index, item] of rowItems.entries()) {
      const nextItem = rowItems[index + 1];
      if (nextItem === undefined || nextItem.left < item.right - 1) continue;
      const commonHeight =
        Math.min(item.bottom, nextItem.bottom) - Math.max(item.top, nextItem.top);
      if (commonHeight <= 0.3 * Math.min(item.bottom - item.top, nextItem.bottom - nextItem.top))
        continue;
      const maximumDistance = 2.5 + 0.1 * Math.abs(item.fontSize - nextItem.fontSize);
      const isAligned =
        isNear(middleOf(item), middleOf(nextItem), maximumDistance) ||
        isNear(middleOf(item.firstLine), middleOf(nextItem.firstLine), maximumDistance) ||
        isNear(item.bottom, nextItem.bottom, maximumDistance) ||
        isNear(item.top, nextItem.top, maximumDistance) ||
        isNear(item.firstLine.bottom, nextItem.firstLine.bottom, maximumDistance);
      // Boxes of different heights with the same middle or bottom edge are aligned on purpose.
      const [itemBox, nextItemBox] = [
        item.element.getBoundingClientRect(),
        nextItem.element.getBoundingClientRect(),
      ];
      const isAlignedOnPurpose =
        Math.abs(itemBox.height - nextItemBox.height) > 2 &&
        (isNear(middleOf(itemBox), middleOf(nextItemBox), 1) ||
          isNear(itemBox.bottom, nextItemBox.bottom, 1));
      if (!isAligned && !isAlignedOnPurpose) addFault(item.element, nextItem.element);
    }
  }
  // Controls next to each other, in any container.
  for (const [index, control] of boxedControls.entries()) {
    for (const otherControl of boxedControls.slice(index + 1)) {
      const [controlBox, otherBox] = [control.box, otherControl.box];
      if (
        control.element.contains(otherControl.element) ||
        otherControl.element.contains(control.element)
      )
        continue;
      const gap = Math.max(otherBox.left - controlBox.right, controlBox.left - otherBox.right);
      const commonHeight =
        Math.min(controlBox.bottom, otherBox.bottom) - Math.max(controlBox.top, otherBox.top);
      const heights = [controlBox.bottom - controlBox.top, otherBox.bottom - otherBox.top];
      if (gap < 0 || gap > 64 || commonHeight < 0.2 * Math.min(...heights)) continue;
      if (Math.max(...heights) > 80 || layerOf(control.element) !== layerOf(otherControl.element))
        continue;
      if (
        !isNear(middleOf(controlBox), middleOf(otherBox), 2) &&
        !isNear(controlBox.bottom, otherBox.bottom, 2)
      )
        addFault(control.element, otherControl.element);
    }
  }
  return faults;
}

/** The cells of a column are aligned, and amounts end at the same edge. */
export function unalignedColumns(): string[] {
  const { elements, lines, nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  const visibleElements = new Set(elements);
  for (const table of elements.filter((element) => element.localName === 'table')) {
    const columnPositionByKey = new Map<string, { left: number; width: number }>();
    const amountEndByKey = new Map<string, number>();
    for (const row of table.querySelectorAll('tr')) {
      const cells = [...row.children].filter(
        (cell) => visibleElements.has(cell) && styleOf(cell).position !== 'absolute',
      );
      const cellCount = cells.length;
      for (const [index, cell] of cells.entries()) {
        const { left, width } = cell.getBoundingClientRect();
        const columnKey = `${cellCount} ${index}`;
        const firstCell = columnPositionByKey.get(columnKey);
        if (firstCell === undefined) columnPositionByKey.set(columnKey, { left, width });
        else if (Math.abs(firstCell.left - left) > 1)
          faults.push(`${nameOf(cell)} is not aligned with its column`);
        const amountLine = lines.find(
          (line) => cell.contains(line.element) && /^[¥￥△-]?[\d,]+円?$/.test(line.text),
        );
        if (amountLine === undefined) continue;
        const amountEnd = amountEndByKey.get(columnKey);
        if (amountEnd === undefined) amountEndByKey.set(columnKey, amountLine.box.right);
        else if (Math.abs(amountEnd - amountLine.box.right) > 2 && innerWidth > 736)
          faults.push(`${nameOf(cell)} does not end at the edge of its column`);
      }
    }
  }
  return faults;
}

/** A label is closer to its field than to the previous field. */
export function misplacedLabels(): string[] {
  const { controls, elements, lines, nameOf } = pageContents;
  const faults: string[] = [];
  const fields = controls.filter(({ element }) =>
    element.matches('input:not([type=checkbox], [type=radio]), select, textarea'),
  );
  for (const label of elements) {
    if (!(label instanceof HTMLLabelElement) || label.control === null) continue;
    const field = fields.find(({ element }) => element === label.control);
    if (field === undefined || label.contains(field.element)) continue;
    const labelBox = label.getBoundingClientRect();
    const isBeside = labelBox.right <= field.box.left + 1 && labelBox.bottom > field.box.top;
    const distanceToField = isBeside
      ? field.box.left - labelBox.right
      : field.box.top - labelBox.bottom;
    if (!isBeside && distanceToField < 0) faults.push(`${nameOf(label)} is not above its field`);
    if (isBeside) continue;
    // The description of the field may be between the label and the field.
    const distancesToLines = lines
      .filter((line) => !label.contains(line.element) && line.box.top >= labelBox.bottom - 2)
      .map((line) => line.box.top - labelBox.bottom);
    const distanceBelow = Math.min(distanceToField, ...distancesToLines);
    for (const otherField of fields) {
      if (
        otherField === field ||
        otherField.box.right < labelBox.left ||
        otherField.box.left > labelBox.right
      )
        continue;
      const distanceAbove = labelBox.top - otherField.box.bottom;
      if (distanceAbove >= 0 && distanceAbove < distanceBelow + 3)
        faults.push(`${nameOf(label)} is as close to the field above as to its own`);
    }
  }
  return faults;
}

/** A heading is closer to its section than to the content above the heading. */
export function misplacedHeadings(): string[] {
  const { elements, lines, icons, nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  const largestSizeByLevel = new Map<number, number>();
  for (const heading of elements) {
    const level = Number(/^h([1-4])$/.exec(heading.localName)?.[1] ?? 0);
    if (level === 0 || heading.textContent.trim() === '') continue;
    const style = styleOf(heading);
    const size = parseFloat(style.fontSize);
    if (level < 3 && Number(style.fontWeight) < 600) faults.push(`${nameOf(heading)} is not bold`);
    if (heading.closest('[data-issuer], [lang]:not(html)') === null)
      largestSizeByLevel.set(level, Math.max(largestSizeByLevel.get(level) ?? 0, size));
    const headingBox = heading.getBoundingClientRect();
    let distanceAbove = Infinity;
    let distanceBelow = Infinity;
    for (const { element, box } of [...lines, ...icons]) {
      if (heading.contains(element)) continue;
      if (box.right < headingBox.left || box.left > headingBox.right) continue;
      if (box.bottom <= headingBox.top + 2)
        distanceAbove = Math.min(distanceAbove, headingBox.top - box.bottom);
      if (box.top >= headingBox.bottom - 2)
        distanceBelow = Math.min(distanceBelow, box.top - headingBox.bottom);
    }
    // A gap of 60 pixels or more belongs to the centred message of an empty list.
    const isFarFromContent = distanceBelow < 60 && distanceAbove < distanceBelow - 8;
    if (level > 1 && (distanceAbove < 6 || isFarFromContent))
      faults.push(
        `${nameOf(heading)} is nearer to the content above it (${Math.round(distanceAbove)}) than to its own content (${Math.round(distanceBelow)})`,
      );
  }
  const [pageHeadingSize, sectionHeadingSize, innerHeadingSize] = [
    largestSizeByLevel.get(1),
    largestSizeByLevel.get(2),
    largestSizeByLevel.get(3),
  ];
  if (
    pageHeadingSize !== undefined &&
    sectionHeadingSize !== undefined &&
    pageHeadingSize <= sectionHeadingSize
  )
    faults.push('the heading of the page is not larger than those of its sections');
  if (
    sectionHeadingSize !== undefined &&
    innerHeadingSize !== undefined &&
    sectionHeadingSize < innerHeadingSize
  )
    faults.push('section headings are smaller than the headings inside them');
  return faults;
}
