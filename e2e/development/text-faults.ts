import type { Page } from '@playwright/test';

/*
 * Finds faults in the texts of a page in the pseudo-language (src/i18n/pseudo.ts): texts that are not
 * marked, and texts that do not fit.
 */

/** A text of the page, or of an attribute that is displayed or announced. */
type PageText = { text: string; location: string };

/** Reads the page. Runs in the browser. */
function readPage(): { texts: PageText[]; misfits: string[] } {
  const root = document.querySelector('#root');
  const texts: PageText[] = [];
  const misfits: string[] = [];
  if (!root) return { texts, misfits: ['there is no #root'] };

  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const locationOf = (element: Element): string =>
    [element.parentElement, element]
      .map((ancestor) => (ancestor ? nameOf(ancestor) : ''))
      .join(' > ');

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });

  /** Whether an element is only for screen readers, or a skip link outside the viewport: no box surrounds its text. */
  const isInvisible = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(box);
      if (clipPath.startsWith('inset(50%') || clip.startsWith('rect(')) return true;
      const { bottom } = box.getBoundingClientRect();
      if (position === 'absolute' && bottom + scrollY <= 0) return true;
    }
    return false;
  };

  const hasBox = (style: CSSStyleDeclaration): boolean =>
    style.borderRightWidth !== '0px' ||
    style.borderBottomWidth !== '0px' ||
    style.backgroundColor !== 'rgba(0, 0, 0, 0)';

  /** How a visible piece of text overflows the boxes around the text; undefined if the text fits. */
  const misfitOf = (textBox: DOMRect, textElement: Element): string | undefined => {
    let isNearestBox = true;
    let isScrolledX = false;
    let isScrolledY = false;
    for (
      let box: Element | null = textElement;
      box && box !== document.body;
      box = box.parentElement
    ) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const boxEdges = box.getBoundingClientRect();
      const isTooWide = textBox.right > boxEdges.right + 1 || textBox.left < boxEdges.left - 1;
      const isTooHigh = textBox.bottom > boxEdges.bottom + 4 || textBox.top < boxEdges.top - 4;
      const isCutX = /hidden|clip/.test(style.overflowX);
      const isCutY = /hidden|clip/.test(style.overflowY);
      const hasTitle = box.hasAttribute('title');
      if (!isScrolledX && isTooWide && isCutX && !hasTitle) return `is cut off by ${nameOf(box)}`;
      if (!isScrolledY && isTooHigh && isCutY && !hasTitle)
        return `is cut off below by ${nameOf(box)}`;
      if (/auto|scroll/.test(style.overflowX)) isScrolledX = true;
      if (/auto|scroll/.test(style.overflowY)) isScrolledY = true;
      const isBox = isNearestBox || hasBox(style);
      isNearestBox = false;
      if (isBox && !isCutX && !isScrolledX && isTooWide) return `runs out of ${nameOf(box)}`;
      if (hasBox(style) && !isCutY && !isScrolledY && isTooHigh)
        return `runs out of ${nameOf(box)} below`;
      if (style.position === 'fixed') break;
    }
    const { clientWidth } = document.documentElement;
    const isOut = textBox.right > clientWidth + 1 || textBox.left < -1;
    return isOut && !isScrolledX ? 'runs out of the page' : undefined;
  };

  const ruler = document.createElement('span');
  ruler.style.cssText = 'position:absolute;visibility:hidden;white-space:pre;width:max-content';
  const widthOf = (text: string, styledElement: Element): number => {
    const { font, letterSpacing } = getComputedStyle(styledElement);
    ruler.style.font = font;
    ruler.style.letterSpacing = letterSpacing;
    ruler.textContent = text;
    document.body.append(ruler);
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  };
  /** A select or an input shows one line, and cuts off a longer text. */
  const addLineMisfit = (field: HTMLSelectElement | HTMLInputElement, text: string): void => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const availableWidth = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (widthOf(text, field) > availableWidth + 1 && !field.title)
      misfits.push(`“${text}” is cut off in ${locationOf(field)}`);
  };

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // Parts that <wbr> separates are one text, with one pair of marks.
    const isPart = parent?.querySelector(':scope > wbr') !== null;
    const text = ((isPart ? parent : node)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (!parent || text === '' || ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(parent.tagName))
      continue;
    if (parent instanceof HTMLOptionElement || parent instanceof HTMLOptGroupElement) {
      texts.push({ text, location: locationOf(parent) });
      continue;
    }
    if (!isShown(parent)) continue;
    texts.push({ text, location: locationOf(parent) });
    if (isInvisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const misfit = [...range.getClientRects()]
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((rect) => misfitOf(rect, parent))
      .find((found) => found !== undefined);
    if (misfit !== undefined) misfits.push(`“${text}” (${locationOf(parent)}) ${misfit}`);
  }
  for (const element of root.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(name)?.trim();
      if (text) texts.push({ text, location: `${name} of ${locationOf(element)}` });
    }
    if (element instanceof HTMLSelectElement && element.size <= 1)
      addLineMisfit(element, element.selectedOptions[0]?.text ?? '');
    if (element instanceof HTMLInputElement && element.placeholder && element.value === '')
      addLineMisfit(element, element.placeholder);
  }
  texts.push({ text: document.title, location: 'title of the page' });
  return { texts, misfits };
}

/** The parts of a text outside the marks ［ and ］. */
function textOutsideMarks(text: string): string {
  let openMarkCount = 0;
  let unmarkedText = '';
  for (const letter of text) {
    if (letter === '［') openMarkCount += 1;
    else if (letter === '］') openMarkCount -= 1;
    else if (openMarkCount === 0) unmarkedText += letter;
  }
  return openMarkCount === 0 ? unmarkedText : text;
}

/** Letters that need no translation: in a month as in S9, a size, a flow id, a time zone. */
const formatsWithLetters = [
  /\d{4}年\d{1,2}月/g,
  /\d[\d.,]*\s?(?:B|KB|MB|GB)\b/g,
  /\b[0-9a-f]{32}\b/g,
  /\(UTC[+-]\d\d:\d\d\)/g,
];

/** Whether a text has unmarked words of the portal. */
function isUnmarked(text: string, issuerTexts: readonly string[]): boolean {
  let unmarkedText = textOutsideMarks(text);
  for (const issuerText of issuerTexts) unmarkedText = unmarkedText.replaceAll(issuerText, ' ');
  for (const format of formatsWithLetters) unmarkedText = unmarkedText.replaceAll(format, ' ');
  return /\p{L}/u.test(unmarkedText);
}

/** The faults of a page's texts, each once. */
export interface TextFaults {
  unmarkedTexts: string[];
  /** Texts that overflow their box or are cut off. */
  misfits: string[];
}

/**
 * Checks every text that the page displays now.
 *
 * @param issuerTexts texts from the API, which are never translated; the longest first
 */
export async function findFaults(page: Page, issuerTexts: readonly string[]): Promise<TextFaults> {
  const { texts, misfits } = await page.evaluate(readPage);
  const unmarkedTexts = texts
    .filter(({ text }) => isUnmarked(text, issuerTexts))
    .map(({ text, location }) => `“${text}” (${location}) is not translated`);
  return { unmarkedTexts: [...new Set(unmarkedTexts)], misfits: [...new Set(misfits)] };
}
