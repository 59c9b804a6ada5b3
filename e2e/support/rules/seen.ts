/*
 * Reads the visible contents of a page for the rules in this folder. The rules run in the page, on one
 * reading, so that all of them together take a few hundredths of a second.
 */

/** Tolerance in pixels: boxes may start between pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A piece of text on one line. Its height is 1 em, whatever font the machine has. */
type Line = { kind: 'text'; box: Box; element: Element; text: string; size: number };

/** Controls that have their own box. */
type Control = { kind: 'control'; box: Box; element: HTMLElement };

type Icon = { kind: 'icon'; box: Box; element: Element };

type Seen = {
  /** The part of the page that can be used now: a modal dialog, or the page. */
  root: Element;
  elements: Element[];
  /** The visible parts. */
  lines: Line[];
  /** Including clipped parts. */
  allLines: Line[];
  controls: Control[];
  icons: Icon[];
  /** The controls with a border or background. Only the texts and icons of the others are visible. */
  edged: Control[];
  nameOf: (element: Element) => string;
  styleOf: (element: Element) => CSSStyleDeclaration;
  /** The element behind another: the page, or the nearest layer above the page. */
  layerOf: (element: Element) => Element;
  /** The nearest ancestor with a layout: not inline, and not without a box. */
  blockOf: (element: Element) => Element;
  /** Whether an element has its own border or background. */
  hasEdge: (element: Element) => boolean;
};

declare global {
  var seen: Seen;
}

/** Reads the page as it is now. Runs in the page. */
export function readElements(): void {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const root = dialogs.at(-1) ?? document.body;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    let style = styles.get(element);
    if (style === undefined) {
      style = getComputedStyle(element);
      styles.set(element, style);
    }
    return style;
  };

  /** A class name as the style sheet has it. */
  const plain = (name: string): string => /^_(.+)_[\da-z]{4,6}_\d+$/.exec(name)?.[1] ?? name;
  const short = (element: Element): string =>
    [element.localName, ...[...element.classList].map(plain)].join('.');
  const nameOf = (element: Element): string => {
    const words = (element.textContent || element.getAttribute('aria-label') || '').trim();
    const around = element.parentElement === null ? '' : `${short(element.parentElement)} > `;
    return `${around}${short(element)} “${words.replaceAll(/\s+/g, ' ').slice(0, 24)}”`;
  };

  const layers = new Map<Element, Element>();
  const layerOf = (element: Element): Element => {
    const known = layers.get(element);
    if (known !== undefined) return known;
    const { position } = styleOf(element);
    const parent = element.parentElement;
    const isLayer =
      parent === null ||
      element === root ||
      position === 'fixed' ||
      position === 'sticky' ||
      (element.hasAttribute('popover') && element.matches(':popover-open')) ||
      element.localName === 'dialog';
    const layer = isLayer ? element : layerOf(parent);
    layers.set(element, layer);
    return layer;
  };

  const blockOf = (element: Element): Element => {
    let block = element;
    while (/^(inline|contents)$/.test(styleOf(block).display) && block.parentElement !== null)
      block = block.parentElement;
    return block;
  };

  const hasEdge = (element: Element): boolean => {
    const style = styleOf(element);
    const isFilled = style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    const isDrawn = (width: string, colour: string): boolean =>
      width !== '0px' && colour !== 'rgba(0, 0, 0, 0)';
    return isFilled || isDrawn(style.borderLeftWidth, style.borderLeftColor);
  };

  const elements: Element[] = [];
  const lines: Line[] = [];
  const allLines: Line[] = [];
  const controls: Control[] = [];
  const icons: Icon[] = [];
  const range = document.createRange();

  /** The visible part of a box after clipping by its ancestors; undefined if it is empty. */
  const cut = (box: Box, element: Element): Box | undefined => {
    let { left, top, right, bottom } = box;
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { overflowX, overflowY, display, position } = styleOf(one);
      if (display === 'inline' || display === 'contents') continue;
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = one.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      if (position === 'fixed' || one === root) break;
    }
    const isLeft = right - left >= 2 && bottom - top >= 0.5 * (box.bottom - box.top);
    return isLeft ? { left, top, right, bottom } : undefined;
  };

  const readText = (node: Text, element: Element): void => {
    const text = node.data.trim();
    if (text === '') return;
    const size = parseFloat(styleOf(element).fontSize);
    range.selectNodeContents(node);
    const found: Line[] = [];
    for (const { left, top, right, bottom, width } of range.getClientRects()) {
      if (width < 1) continue;
      const middle = (top + bottom) / 2;
      const box = { left, top: middle - size / 2, right, bottom: middle + size / 2 };
      const last = found.at(-1);
      // One line in several pieces, for example where a letter comes from another font.
      if (last && Math.abs(last.box.top - box.top) < 4 && left >= last.box.left)
        last.box.right = Math.max(last.box.right, right);
      else found.push({ kind: 'text', box, element, text, size });
    }
    allLines.push(...found);
    for (const line of found) {
      const inSight = cut(line.box, element);
      if (inSight !== undefined) lines.push({ ...line, box: inSight });
    }
  };

  const isPressable = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.matches('button, input, select, textarea, summary, a[href]');

  const visit = (element: Element): void => {
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName)) return;
    const style = styleOf(element);
    if (style.display === 'none') return;
    if (style.display !== 'contents') {
      // Rows outside the viewport have no layout yet (content-visibility).
      const drawn = {
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      };
      if (!element.checkVisibility(drawn)) return;
      // For screen readers only.
      if (style.clipPath.startsWith('inset(50%')) return;
      elements.push(element);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left, top, right, bottom };
      if (element instanceof SVGElement || element instanceof HTMLImageElement) {
        const inSight = cut(box, element);
        if (inSight !== undefined) icons.push({ kind: 'icon', box: inSight, element });
        return;
      }
      if (isPressable(element) && style.display !== 'inline')
        controls.push({ kind: 'control', box, element });
      if (/^(select|textarea|iframe)$/.test(element.localName)) return;
    }
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child);
      else if (child instanceof Text) readText(child, element);
    }
  };
  visit(root);
  const edged = controls.filter(({ element }) => hasEdge(element) || element.matches('input'));

  globalThis.seen = {
    root,
    elements,
    lines,
    allLines,
    controls,
    icons,
    edged,
    nameOf,
    styleOf,
    layerOf,
    blockOf,
    hasEdge,
  };
}
