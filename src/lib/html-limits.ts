/*
 * Limits for the issuer's HTML, documented in the contract (headerText, html). A browser reopens unclosed bold and
 * similar elements in every following paragraph: 20,000 characters can become 200,000 elements, which keep the
 * browser busy for ten seconds.
 */

/** The contract's maximum of characters for the longest text. */
export const MAX_CHARACTERS = 200_000;
/** The maximum number of opening tags. */
export const MAX_ELEMENTS = 5000;
/** The maximum depth of nested elements. `p`, `li`, `dd` and `dt` do not count, because they close implicitly. */
export const MAX_DEPTH = 50;
/**
 * The maximum number of elements that a browser may create from the tags: enough for 5,000 correctly closed elements.
 */
const MAX_CREATED_ELEMENTS = 20_000;

/** Elements that a browser reopens if they are not closed. */
const reopenedTags = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** Elements without content. */
const emptyTags = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
/** Elements that are closed by the next such element, or by the end of their parent. */
const implicitlyClosedTags = new Set(['p', 'li', 'dd', 'dt']);
/** Elements whose content is not HTML. */
const rawTextTagPattern =
  /^(script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext)$/;

/** A tag that every parser reads in the same way: no attribute value has a bracket. */
const plainTagPattern =
  /<(\/?)([a-z][a-z0-9-]*)(?:\s+[a-z][a-z0-9:_-]*(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=`]+))?)*\s*\/?>/iy;
const plainCommentPattern = /<!--[^<>]*-->/y;

const matchAt = (pattern: RegExp, html: string, startIndex: number): RegExpExecArray | null => {
  pattern.lastIndex = startIndex;
  return pattern.exec(html);
};

/** The open elements, as far as they are known without a complete HTML parser. */
class OpenElements {
  readonly #names: string[] = [];
  /** False after ambiguous HTML, such as tags closed out of order: from then on, no element counts as closed. */
  #isNestingKnown = true;
  #depth = 0;
  #reopenableCount = 0;

  /** Number of elements that the browser may reopen before the next tag. */
  get reopenableCount(): number {
    return this.#reopenableCount;
  }

  get isTooDeep(): boolean {
    return this.#isNestingKnown && this.#depth > MAX_DEPTH;
  }

  open(name: string): void {
    if (emptyTags.has(name)) return;
    if (implicitlyClosedTags.has(name)) this.#closeImplicitly(name);
    this.#names.push(name);
    this.#count(name, 1);
  }

  close(name: string): void {
    if (!this.#names.includes(name)) return;
    this.#closeImplicitly(name);
    if (this.#names.at(-1) === name) this.#pop();
    else this.forgetNesting();
  }

  forgetNesting(): void {
    this.#isNestingKnown = false;
  }

  #closeImplicitly(name: string): void {
    const innermostName = (): string => this.#names.at(-1) ?? '';
    while (
      this.#isNestingKnown &&
      implicitlyClosedTags.has(innermostName()) &&
      innermostName() !== name
    )
      this.#pop();
  }

  #pop(): void {
    if (this.#isNestingKnown) this.#count(this.#names.pop() ?? '', -1);
  }

  #count(name: string, difference: 1 | -1): void {
    if (!implicitlyClosedTags.has(name)) this.#depth += difference;
    if (reopenedTags.has(name)) this.#reopenableCount += difference;
  }
}

/**
 * Whether a browser can parse the HTML quickly. For ambiguous HTML (tags closed out of order, brackets in comments
 * or values), the worst case counts.
 */
export function isWithinLimits(html: string): boolean {
  if (html.length > MAX_CHARACTERS) return false;
  const openElements = new OpenElements();
  let elementCount = 0;
  let createdElementCount = 0;
  for (const { index } of html.matchAll(/<(?=[a-z!?/])/gi)) {
    createdElementCount += 1 + openElements.reopenableCount;
    const tag = matchAt(plainTagPattern, html, index);
    if (tag === null && matchAt(plainCommentPattern, html, index) === null)
      openElements.forgetNesting();
    const name = /^<\/?([a-z][a-z0-9-]*)/i.exec(html.slice(index, index + 20))?.[1]?.toLowerCase();
    if (name === undefined) continue;
    if (rawTextTagPattern.test(name)) openElements.forgetNesting();
    if (html.charAt(index + 1) === '/') {
      openElements.close(name);
    } else {
      elementCount += 1;
      openElements.open(name);
    }
    if (
      elementCount > MAX_ELEMENTS ||
      createdElementCount > MAX_CREATED_ELEMENTS ||
      openElements.isTooDeep
    )
      return false;
  }
  return createdElementCount <= MAX_CREATED_ELEMENTS;
}

/** The text of HTML beyond the limits: without tags, cut to the contract's maximum. */
export const plainTextOf = (html: string): string =>
  html.slice(0, MAX_CHARACTERS).replaceAll(/<[^<>]*>/g, ' ');
