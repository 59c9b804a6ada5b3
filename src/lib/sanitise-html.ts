import DOMPurify from 'dompurify';
import { isWithinLimits, wordsOf } from './html-limits.ts';

/*
 * The issuer's HTML (header text, legal texts), as S5 allows it. The result is a tree of nodes and
 * never text again: nothing is parsed a second time, and no page assigns innerHTML.
 *
 * Styles are put in through the style object: the content security policy has no unsafe-inline, and
 * the browser would drop them as attributes.
 */

/** S5's lists, to the letter. */
const allowedTags = [
  'a',
  'b',
  'br',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'li',
  'p',
  'pre',
  'small',
  'span',
] as const;
const allowedAttributes = ['class', 'id', 'href', 'target', 'style'] as const;

/** Font, colour, width, padding, margin, line-height, text-align (S5), with what these shorthands hold. */
const allowedProperty =
  /^(font(-[a-z-]+)?|color|width|(padding|margin)(-(top|right|bottom|left))?|line-height|text-align)$/;

/** Nothing that loads, reads or computes elsewhere. */
const unsafeValue = /url\s*\(|expression|javascript:|@import|image\s*\(|var\s*\(|attr\s*\(|\\/i;

/** http, https and mailto (S5); the address is read by the browser, not by us. */
function safeAddress(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address.trim());
  } catch {
    return undefined;
  }
  return /^(https?|mailto):$/.test(url.protocol) ? url.href : undefined;
}

/** `color: red; font-size: 12px` in pairs, without what S5 does not name. */
function safeStyles(text: string): [property: string, value: string][] {
  // Read by the browser's own parser, so that no notation fools a pattern of ours.
  const parsed = document.createElement('span').style;
  parsed.cssText = text;
  return Array.from(parsed, (property): [string, string] => [
    property,
    parsed.getPropertyValue(property),
  ]).filter(([property, value]) => allowedProperty.test(property) && !unsafeValue.test(value));
}

/**
 * What style attributes are called while the HTML is parsed: under their own name the browser would
 * report each one to the security policy before anybody could look at it.
 */
const mark = crypto.getRandomValues(new Uint32Array(2)).join('-');
const parked = `data-style-${mark}`;

// The letters stay as they were written: of an attribute's name the parser makes small ones, and
// what turns out to be text or part of an address gets its own back.
const park = (html: string): string => html.replace(/\b(style)(?=[\s/]*=)/gi, `data-$1-${mark}`);
const parkedAnywhere = new RegExp(`data-(style)-${mark}`, 'gi');
const unpark = (text: string): string => text.replace(parkedAnywhere, '$1');

/** Where `style =` was text and no attribute, it reads as before. */
function restoreTexts(fragment: DocumentFragment): void {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeValue?.includes(mark)) node.nodeValue = unpark(node.nodeValue);
  }
}

function applyStyles(element: HTMLElement): void {
  const text = element.getAttribute(parked);
  element.removeAttribute(parked);
  element.removeAttribute('style');
  if (text === null) return;
  for (const [property, value] of safeStyles(unpark(text))) {
    element.style.setProperty(property, value);
  }
}

function applyRules(element: Element): void {
  for (const { name, value } of element.attributes) {
    if (name !== parked && value.includes(mark)) element.setAttribute(name, unpark(value));
  }
  if (element instanceof HTMLElement) applyStyles(element);
  if (!(element instanceof HTMLAnchorElement)) {
    element.removeAttribute('href');
    element.removeAttribute('target');
    return;
  }
  const given = element.getAttribute('href');
  const address = given === null ? undefined : safeAddress(given);
  if (address === undefined) element.removeAttribute('href');
  else element.setAttribute('href', address);
  if (element.hasAttribute('target')) element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/**
 * Makes issuer HTML safe to show (S5).
 *
 * @param html anything at all
 * @returns nodes for the page to take in; tags that S5 does not name are gone and their text stays,
 *   except of those whose text is code. Of HTML beyond the contract's limits there is the text alone
 */
export function sanitiseHtml(html: string): DocumentFragment {
  // On a browser it does not know, DOMPurify would hand back what it was given.
  if (!DOMPurify.isSupported) return document.createDocumentFragment();
  if (!isWithinLimits(html)) {
    const words = document.createDocumentFragment();
    words.append(wordsOf(html));
    return words;
  }
  const fragment: unknown = DOMPurify.sanitize(park(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes.filter((name) => name !== 'style'), parked],
    // `color: red` looks like an address with a scheme to DOMPurify; it is no address.
    ADD_URI_SAFE_ATTR: [parked],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // An id or class of the issuer's cannot take the place of a global or of an element of ours.
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM_FRAGMENT: true,
  });
  // Of an input that is no document at all, DOMPurify makes nothing.
  if (!(fragment instanceof DocumentFragment)) return document.createDocumentFragment();
  restoreTexts(fragment);
  for (const element of fragment.querySelectorAll('*')) applyRules(element);
  return fragment;
}
