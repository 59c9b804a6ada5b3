/*
 * Reads the visible contents of a page once for all rules in this folder. The rules run in the page, and together take
 * a few hundredths of a second.
 */

/** The edges of a box in pixels of the window, with fractions. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A piece of text on one line. Its height is 1 em, whatever font the machine has. */
type Line = { kind: 'text'; box: Box; element: Element; text: string; fontSize: number };

/** A control with its box. */
type Control = { kind: 'control'; box: Box; element: HTMLElement };

/** An icon or picture with the visible part of its box. */
type Icon = { kind: 'icon'; box: Box; element: Element };

type PageContents = {
  /** The part of the page that can be used now: a modal dialog, or the page. */
  root: Element;
  /** All visible elements. */
  elements: Element[];
  /** The visible parts of all lines of text. */
  lines: Line[];
  /** All lines of text, including clipped parts. */
  allLines: Line[];
  controls: Control[];
  icons: Icon[];
  /** The controls with a border or background; of the other controls, only texts and icons are visible. */
  boxedControls: Control[];
  /** A description of an element for messages: its selector and the start of its text. */
  nameOf: (element: Element) => string;
  /** The computed style of an element. */
  styleOf: (element: Element) => CSSStyleDeclaration;
  /** The layer that contains an element: the page, or the nearest fixed, sticky or popover element around it. */
  layerOf: (element: Element) => Element;
  /** The element or its nearest ancestor whose `display` is neither `inline` nor `contents`. */
  blockOf: (element: Element) => Element;
  /** Whether an element has its own border or background. */
  hasEdge: (element: Element) => boolean;
  /** Returns a function that calls `readValue` once for each element and remembers its result. */
  memoise: <Value>(readValue: (element: Element) => Value) => (element: Element) => Value;
  /** The colour of a CSS value such as `var(--color-danger)`, in the notation of computed styles. */
  computedColour: (colour: string) => string;
};

declare global {
  var pageContents: PageContents;
}

/** Reads the page as it is now. Runs in the page. */
export function readElements(): void {
  const dialogs = [...document.querySelectorAll('dialog:modal')];
  const root = dialogs.at(-1) ?? document.body;

  const memoise = <Value>(readValue: (element: Element) => Value) => {
    const values = new Map<Element, Value>();
    return (element: Element): Value => {
      const value = values.get(element) ?? readValue(element);
      values.set(element, value);
      return value;
    };
  };
  const styleOf = memoise((element) => getComputedStyle(element));
  const computedColour = (colour: string): string => {
    const probe = document.createElement('i');
    probe.style.color = colour;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };

  /** The name of a class as its source has it: without the prefix and the suffix of CSS modules. */
  const classNameOf = (name: string): string => /^_(.+)_[\da-z]{4,6}_\d+$/.exec(name)?.[1] ?? name;
  const selectorOf = (element: Element): string =>
    [element.localName, ...[...element.classList].map(classNameOf)].join('.');
  const nameOf = (element: Element): string => {
    const text = (element.textContent || element.getAttribute('aria-label') || '').trim();
    const parentSelector =
      element.parentElement === null ? '' : `${selectorOf(element.parentElement)} > `;
    return `${parentSelector}${selectorOf(element)} “${text.replaceAll(/\s+/g, ' ').slice(0, 24)}”`;
  };

  const layerOf = memoise((element: Element): Element => {
    const { position } = styleOf(element);
    const parent = element.parentElement;
    const isLayer =
      parent === null ||
      element === root ||
      position === 'fixed' ||
      position === 'sticky' ||
      (element.hasAttribute('popover') && element.matches(':popover-open')) ||
      element.localName === 'dialog';
    return isLayer ? element : layerOf(parent);
  });

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
  const textRange = document.createRange();

  /** The part of a box that its ancestors do not clip; undefined if too little is visible. */
  const visiblePartOf = (box: Box, element: Element): Box | undefined => {
    let { left, top, right, bottom } = box;
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX, overflowY, display, position } = styleOf(ancestor);
      if (display === 'inline' || display === 'contents') continue;
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const ancestorBox = ancestor.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, ancestorBox.left), Math.min(right, ancestorBox.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, ancestorBox.top), Math.min(bottom, ancestorBox.bottom)];
      }
      if (position === 'fixed' || ancestor === root) break;
    }
    const isVisible = right - left >= 2 && bottom - top >= 0.5 * (box.bottom - box.top);
    return isVisible ? { left, top, right, bottom } : undefined;
  };

  const readText = (node: Text, element: Element): void => {
    const text = node.data.trim();
    if (text === '') return;
    const fontSize = parseFloat(styleOf(element).fontSize);
    textRange.selectNodeContents(node);
    const nodeLines: Line[] = [];
    for (const { left, top, right, bottom, width } of textRange.getClientRects()) {
      if (width < 1) continue;
      const middle = (top + bottom) / 2;
      const box = { left, top: middle - fontSize / 2, right, bottom: middle + fontSize / 2 };
      const lastLine = nodeLines.at(-1);
      // The browser splits a line where the font changes, for example at an unusual letter.
      if (lastLine && Math.abs(lastLine.box.top - box.top) < 4 && left >= lastLine.box.left)
        lastLine.box.right = Math.max(lastLine.box.right, right);
      else nodeLines.push({ kind: 'text', box, element, text, fontSize });
    }
    allLines.push(...nodeLines);
    for (const line of nodeLines) {
      const visibleBox = visiblePartOf(line.box, element);
      if (visibleBox !== undefined) lines.push({ ...line, box: visibleBox });
    }
  };

  const isPressable = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.matches('button, input, select, textarea, summary, a[href]');

  const visitElement = (element: Element): void => {
    if (['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName)) return;
    const style = styleOf(element);
    if (style.display === 'none') return;
    if (style.display !== 'contents') {
      // Rows outside the viewport have no layout yet (content-visibility).
      const visibilityOptions = {
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      };
      if (!element.checkVisibility(visibilityOptions)) return;
      // Texts that are only for screen readers are clipped.
      if (style.clipPath.startsWith('inset(50%')) return;
      elements.push(element);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left, top, right, bottom };
      if (element instanceof SVGElement || element instanceof HTMLImageElement) {
        const visibleBox = visiblePartOf(box, element);
        if (visibleBox !== undefined) icons.push({ kind: 'icon', box: visibleBox, element });
        return;
      }
      if (isPressable(element) && style.display !== 'inline')
        controls.push({ kind: 'control', box, element });
      if (/^(select|textarea|iframe)$/.test(element.localName)) return;
    }
    for (const child of element.childNodes) {
      if (child instanceof Element) visitElement(child);
      else if (child instanceof Text) readText(child, element);
    }
  };
  visitElement(root);
  const boxedControls = controls.filter(
    ({ element }) => hasEdge(element) || element.matches('input'),
  );

  globalThis.pageContents = {
    root,
    elements,
    lines,
    allLines,
    controls,
    icons,
    boxedControls,
    nameOf,
    styleOf,
    layerOf,
    blockOf,
    hasEdge,
    memoise,
    computedColour,
  };
}
