import type { Box } from './page-contents.ts';

/** Rules for alignment: rows, columns, labels at their fields, headings at their sections. */

/** Elements in one row are aligned: by their centre, baseline or top. */
export function unalignedRows(): string[] {
  const { elements, lines, boxedControls: edged, icons, nameOf, styleOf, layerOf } = pageContents;
  const faults: string[] = [];
  const addFault = (one: Element, other: Element): void => {
    faults.push(`${nameOf(one)} and ${nameOf(other)} are not aligned`);
  };
  /** The visible contents of a child of a row (texts, icons, controls), and their first line. */
  type VisibleContents = Box & { element: Element; firstLine: Box; size: number };
  const contentsByRow = new Map<Element, Map<Element, VisibleContents>>(
    elements
      .filter((element) => /flex|grid/.test(styleOf(element).display))
      .map((element) => [element, new Map<Element, VisibleContents>()]),
  );
  const controlElements = new Set<Element>(edged.map(({ element }) => element));
  for (const part of [...lines, ...edged, ...icons]) {
    const { box } = part;
    let child = part.element;
    for (let ancestor = child.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
      const children = contentsByRow.get(ancestor);
      const contents = children?.get(child);
      const size = Math.max(contents?.size ?? 0, part.kind === 'text' ? part.size : 0);
      children?.set(child, {
        element: child,
        left: Math.min(contents?.left ?? box.left, box.left),
        top: Math.min(contents?.top ?? box.top, box.top),
        right: Math.max(contents?.right ?? box.right, box.right),
        bottom: Math.max(contents?.bottom ?? box.bottom, box.bottom),
        firstLine: contents === undefined || box.top < contents.top - 2 ? box : contents.firstLine,
        size,
      });
      // The contents of a control are checked inside that control.
      if (part.kind !== 'control' && controlElements.has(ancestor)) break;
      child = ancestor;
    }
  }
  const isNear = (one: number, other: number, tolerance: number): boolean =>
    Math.abs(one - other) <= tolerance;
  const middle = ({ top, bottom }: { top: number; bottom: number }): number => (top + bottom) / 2;
  for (const children of contentsByRow.values()) {
    const rowItems = [...children.values()]
      .filter(({ element }) => styleOf(element).position !== 'absolute')
      .toSorted((a, b) => a.left - b.left);
    for (const [index, one] of rowItems.entries()) {
      const other = rowItems[index + 1];
      if (other === undefined || other.left < one.right - 1) continue;
      const common = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (common <= 0.3 * Math.min(one.bottom - one.top, other.bottom - other.top)) continue;
      const most = 2.5 + 0.1 * Math.abs(one.size - other.size);
      const isAligned =
        isNear(middle(one), middle(other), most) ||
        isNear(middle(one.firstLine), middle(other.firstLine), most) ||
        isNear(one.bottom, other.bottom, most) ||
        isNear(one.top, other.top, most) ||
        isNear(one.firstLine.bottom, other.firstLine.bottom, most);
      // Boxes of different heights have an explicit alignment.
      const [a, b] = [one.element.getBoundingClientRect(), other.element.getBoundingClientRect()];
      const isAlignedOnPurpose =
        Math.abs(a.height - b.height) > 2 &&
        (isNear(middle(a), middle(b), 1) || isNear(a.bottom, b.bottom, 1));
      if (!isAligned && !isAlignedOnPurpose) addFault(one.element, other.element);
    }
  }
  // Controls next to each other, in any container.
  for (const [index, one] of edged.entries()) {
    for (const other of edged.slice(index + 1)) {
      const [a, b] = [one.box, other.box];
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const gap = Math.max(b.left - a.right, a.left - b.right);
      const common = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const heights = [a.bottom - a.top, b.bottom - b.top];
      if (gap < 0 || gap > 64 || common < 0.2 * Math.min(...heights)) continue;
      if (Math.max(...heights) > 80 || layerOf(one.element) !== layerOf(other.element)) continue;
      if (!isNear(middle(a), middle(b), 2) && !isNear(a.bottom, b.bottom, 2))
        addFault(one.element, other.element);
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
    const columnPositions = new Map<string, { left: number; width: number }>();
    const amountEnds = new Map<string, number>();
    for (const row of table.querySelectorAll('tr')) {
      const cells = [...row.children].filter(
        (cell) => visibleElements.has(cell) && styleOf(cell).position !== 'absolute',
      );
      const cellCount = cells.length;
      for (const [index, cell] of cells.entries()) {
        const { left, width } = cell.getBoundingClientRect();
        const key = `${cellCount} ${index}`;
        const firstCell = columnPositions.get(key);
        if (firstCell === undefined) columnPositions.set(key, { left, width });
        else if (Math.abs(firstCell.left - left) > 1)
          faults.push(`${nameOf(cell)} is not aligned with its column`);
        const amount = lines.find(
          (line) => cell.contains(line.element) && /^[¥￥△-]?[\d,]+円?$/.test(line.text),
        );
        if (amount === undefined) continue;
        const end = amountEnds.get(key);
        if (end === undefined) amountEnds.set(key, amount.box.right);
        else if (Math.abs(end - amount.box.right) > 2 && innerWidth > 736)
          faults.push(`${nameOf(cell)} does not end at the edge of its column`);
      }
    }
  }
  return faults;
}

/** A label is closer to its own field than to the previous field. */
export function misplacedLabels(): string[] {
  const { controls, elements, lines, nameOf } = pageContents;
  const faults: string[] = [];
  const fields = controls.filter(({ element }) =>
    element.matches('input:not([type=checkbox], [type=radio]), select, textarea'),
  );
  for (const label of elements) {
    if (!(label instanceof HTMLLabelElement) || label.control === null) continue;
    const ownControl = fields.find(({ element }) => element === label.control);
    if (ownControl === undefined || label.contains(ownControl.element)) continue;
    const box = label.getBoundingClientRect();
    const isBeside = box.right <= ownControl.box.left + 1 && box.bottom > ownControl.box.top;
    const distance = isBeside ? ownControl.box.left - box.right : ownControl.box.top - box.bottom;
    if (!isBeside && distance < 0) faults.push(`${nameOf(label)} is not above its field`);
    if (isBeside) continue;
    // The description of the field may be between the two.
    const next = lines
      .filter((line) => !label.contains(line.element) && line.box.top >= box.bottom - 2)
      .map((line) => line.box.top - box.bottom);
    const below = Math.min(distance, ...next);
    for (const other of fields) {
      if (other === ownControl || other.box.right < box.left || other.box.left > box.right)
        continue;
      const above = box.top - other.box.bottom;
      if (above >= 0 && above < below + 3)
        faults.push(`${nameOf(label)} is as close to the field above as to its own`);
    }
  }
  return faults;
}

/** A heading is closer to its own section than to the content before it. */
export function misplacedHeadings(): string[] {
  const { elements, lines, icons, nameOf, styleOf } = pageContents;
  const faults: string[] = [];
  const sizes = new Map<number, number>();
  for (const heading of elements) {
    const level = Number(/^h([1-4])$/.exec(heading.localName)?.[1] ?? 0);
    if (level === 0 || heading.textContent.trim() === '') continue;
    const style = styleOf(heading);
    const size = parseFloat(style.fontSize);
    if (level < 3 && Number(style.fontWeight) < 600) faults.push(`${nameOf(heading)} is not bold`);
    if (heading.closest('[data-issuer], [lang]:not(html)') === null)
      sizes.set(level, Math.max(sizes.get(level) ?? 0, size));
    const box = heading.getBoundingClientRect();
    let above = Infinity;
    let below = Infinity;
    for (const line of [...lines, ...icons]) {
      if (heading.contains(line.element)) continue;
      if (line.box.right < box.left || line.box.left > box.right) continue;
      if (line.box.bottom <= box.top + 2) above = Math.min(above, box.top - line.box.bottom);
      if (line.box.top >= box.bottom - 2) below = Math.min(below, line.box.top - box.bottom);
    }
    // The message of an empty state is centred in its space.
    const isFar = below < 60 && above < below - 8;
    if (level > 1 && (above < 6 || isFar))
      faults.push(
        `${nameOf(heading)} is nearer to the content above it (${Math.round(above)}) than to its own content (${Math.round(below)})`,
      );
  }
  const [first, second, third] = [sizes.get(1), sizes.get(2), sizes.get(3)];
  if (first !== undefined && second !== undefined && first <= second)
    faults.push('the heading of the page is not larger than those of its sections');
  if (second !== undefined && third !== undefined && second < third)
    faults.push('section headings are smaller than the headings inside them');
  return faults;
}
