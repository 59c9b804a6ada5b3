/*
 * How much HTML of an issuer the portal takes in as such. Bold text and the like that nobody closes is
 * opened again by the browser in every paragraph that follows, so that 20,000 characters can become
 * 200,000 elements and keep a customer's browser busy for ten seconds. The limits stand in the contract
 * (headerText, html).
 */

/** Characters, as the contract has them for the longest text. */
export const MAX_CHARACTERS = 200_000;
/** Tags that open an element. */
export const MAX_ELEMENTS = 5000;
/** Elements in each other, but for `p` and `li`, which never stand in themselves. */
export const MAX_DEPTH = 50;
/** Elements that the browser could make of the tags at most: 5,000 well-closed ones with room to spare. */
const MAX_MADE = 20_000;

/** Left open, they are opened again in what follows. */
const reopened = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** They hold nothing. */
const empty = new Set('area br col embed hr img input link meta source track wbr'.split(' '));
/** The next one of them, or the end of what they stand in, closes them. */
const closedByTheNext = new Set(['p', 'li', 'dd', 'dt']);
/** Their content is no HTML. */
const rawText = /^(script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext)$/;

/** A tag that every reader reads alike; in none of its values is there a bracket. */
const plainTag =
  /<(\/?)([a-z][a-z0-9-]*)(?:\s+[a-z][a-z0-9:_-]*(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=`]+))?)*\s*\/?>/iy;
const plainComment = /<!--[^<>]*-->/y;

const matchAt = (pattern: RegExp, html: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(html);
};

/** The elements that are open, as far as that can be said without reading HTML as a browser does. */
class OpenElements {
  readonly #names: string[] = [];
  /** Once something is not closed in its order, nothing counts as closed any more. */
  #isSure = true;
  #depth = 0;
  #reopenable = 0;

  /** How many of them the browser may open again before whatever comes next. */
  get reopenable(): number {
    return this.#reopenable;
  }

  get isTooDeep(): boolean {
    return this.#isSure && this.#depth > MAX_DEPTH;
  }

  open(name: string): void {
    if (empty.has(name)) return;
    if (closedByTheNext.has(name)) this.#closeByTheWay(name);
    this.#names.push(name);
    this.#count(name, 1);
  }

  close(name: string): void {
    if (!this.#names.includes(name)) return;
    this.#closeByTheWay(name);
    if (this.#names.at(-1) === name) this.#pop();
    else this.loseTrack();
  }

  loseTrack(): void {
    this.#isSure = false;
  }

  #closeByTheWay(name: string): void {
    const last = (): string => this.#names.at(-1) ?? '';
    while (this.#isSure && closedByTheNext.has(last()) && last() !== name) this.#pop();
  }

  #pop(): void {
    if (this.#isSure) this.#count(this.#names.pop() ?? '', -1);
  }

  #count(name: string, step: 1 | -1): void {
    if (!closedByTheNext.has(name)) this.#depth += step;
    if (reopened.has(name)) this.#reopenable += step;
  }
}

/**
 * Whether a browser can read it in no time. What is not written plainly (tags closed in another order,
 * brackets in comments or values) is taken for the worst that it may mean.
 */
export function isWithinLimits(html: string): boolean {
  if (html.length > MAX_CHARACTERS) return false;
  const open = new OpenElements();
  let elements = 0;
  let made = 0;
  for (const { index } of html.matchAll(/<(?=[a-z!?/])/gi)) {
    made += 1 + open.reopenable;
    const tag = matchAt(plainTag, html, index);
    if (tag === null && matchAt(plainComment, html, index) === null) open.loseTrack();
    const name = /^<\/?([a-z][a-z0-9-]*)/i.exec(html.slice(index, index + 20))?.[1]?.toLowerCase();
    if (name === undefined) continue;
    if (rawText.test(name)) open.loseTrack();
    if (html.charAt(index + 1) === '/') {
      open.close(name);
    } else {
      elements += 1;
      open.open(name);
    }
    if (elements > MAX_ELEMENTS || made > MAX_MADE || open.isTooDeep) return false;
  }
  return made <= MAX_MADE;
}

/** The words of HTML that is not read as such: without its tags, and no longer than the contract allows. */
export const wordsOf = (html: string): string =>
  html.slice(0, MAX_CHARACTERS).replaceAll(/<[^<>]*>/g, ' ');
