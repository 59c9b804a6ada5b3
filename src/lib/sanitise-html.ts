import DOMPurify from 'dompurify';
import { isWithinLimits, plainTextOf } from './html-limits.ts';

/*
 * The issuer's HTML (header text, legal texts), limited to what S5 allows. The result is a tree of nodes: nothing is
 * parsed a second time, and no page assigns innerHTML.
 *
 * Styles are set through the style object: the content security policy has no unsafe-inline, so the browser would
 * ignore style attributes.
 */

/** The tags and attributes of S5. */
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

/** Font, colour, width, padding, margin, line-height, text-align (S5), with the parts of these shorthands. */
const allowedPropertyPattern =
  /^(font(-[a-z-]+)?|color|width|(padding|margin)(-(top|right|bottom|left))?|line-height|text-align)$/;

/** Matches style values that load or compute other content. */
const unsafeValuePattern =
  /url\s*\(|expression|javascript:|@import|image\s*\(|var\s*\(|attr\s*\(|\\/i;

/** http, https and mailto (S5); the browser's own parser reads the address. */
function safeAddress(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address.trim());
  } catch {
    return undefined;
  }
  return /^(https?|mailto):$/.test(url.protocol) ? url.href : undefined;
}

/** The properties in the text of a style attribute, such as `color: red; font-size: 12px`, that S5 allows. */
function safeStyles(text: string): [property: string, value: string][] {
  // The browser parses the styles, so that no notation bypasses the patterns above.
  const parsedStyle = document.createElement('span').style;
  parsedStyle.cssText = text;
  return Array.from(parsedStyle, (property): [string, string] => [
    property,
    parsedStyle.getPropertyValue(property),
  ]).filter(
    ([property, value]) => allowedPropertyPattern.test(property) && !unsafeValuePattern.test(value),
  );
}

/**
 * A temporary name for style attributes during the parsing. For attributes with the name `style`, the browser
 * would report a violation of the security policy.
 */
const randomPart = crypto.getRandomValues(new Uint32Array(2)).join('-');
const temporaryAttribute = `data-style-${randomPart}`;

// Also renames `style =` in texts and addresses. `$1` keeps the case of the letters, so that the word can be restored.
// The parser makes attribute names lower case.
const renameStyles = (html: string): string =>
  html.replace(/\b(style)(?=[\s/]*=)/gi, `data-$1-${randomPart}`);
const renamedStylePattern = new RegExp(`data-(style)-${randomPart}`, 'gi');
const restoreStyleNames = (text: string): string => text.replace(renamedStylePattern, '$1');

/** Restores the word `style` in texts. */
function restoreTexts(fragment: DocumentFragment): void {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.nodeValue?.includes(randomPart)) node.nodeValue = restoreStyleNames(node.nodeValue);
  }
}

function applyStyles(element: HTMLElement): void {
  const text = element.getAttribute(temporaryAttribute);
  element.removeAttribute(temporaryAttribute);
  element.removeAttribute('style');
  if (text === null) return;
  for (const [property, value] of safeStyles(restoreStyleNames(text))) {
    element.style.setProperty(property, value);
  }
}

function sanitiseAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    if (name !== temporaryAttribute && value.includes(randomPart))
      element.setAttribute(name, restoreStyleNames(value));
  }
  if (element instanceof HTMLElement) applyStyles(element);
  if (!(element instanceof HTMLAnchorElement)) {
    element.removeAttribute('href');
    element.removeAttribute('target');
    return;
  }
  const href = element.getAttribute('href');
  const address = href === null ? undefined : safeAddress(href);
  if (address === undefined) element.removeAttribute('href');
  else element.setAttribute('href', address);
  if (element.hasAttribute('target')) element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/**
 * Sanitises the issuer's HTML (S5).
 *
 * @param html any text
 * @returns nodes to insert into the page. Tags that S5 does not allow are removed; their text remains, unless it is
 *   code. HTML beyond the contract's limits becomes plain text
 */
export function sanitiseHtml(html: string): DocumentFragment {
  // In an unsupported browser, DOMPurify would return its input.
  if (!DOMPurify.isSupported) return document.createDocumentFragment();
  if (!isWithinLimits(html)) {
    const plainTextFragment = document.createDocumentFragment();
    plainTextFragment.append(plainTextOf(html));
    return plainTextFragment;
  }
  const fragment: unknown = DOMPurify.sanitize(renameStyles(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes.filter((name) => name !== 'style'), temporaryAttribute],
    // To DOMPurify, `color: red` looks like an address with a scheme.
    ADD_URI_SAFE_ATTR: [temporaryAttribute],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // The issuer's ids cannot shadow global names or elements of the portal.
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM_FRAGMENT: true,
  });
  // If the HTML has no content, DOMPurify returns no fragment.
  if (!(fragment instanceof DocumentFragment)) return document.createDocumentFragment();
  restoreTexts(fragment);
  for (const element of fragment.querySelectorAll('*')) sanitiseAttributes(element);
  return fragment;
}
