import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { loadTexts, setLanguage } from '../../src/i18n/i18n.ts';
import { speak } from '../support/render.tsx';
import { cut, exampleNames, exampleOf } from './contract.ts';
import { screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { show, type Answers } from './show.tsx';

/*
 * What holds for whoever hears or reads a page, whichever it is, in each state that the contract's examples show.
 * On an English page, where the issuer's Japanese is another language than the portal's.
 */

/** In Japanese alone: within an English sentence no part of it can be marked. */
const isJapanese = (text: string): boolean =>
  /[\u3040-\u30ff\u3400-\u9fff]/.test(text) && !/[A-Za-z]{2,} [A-Za-z“(]+/.test(text);
const isEnglish = (text: string): boolean => /^[A-Z][a-z]+( [a-z]+)+/.test(text);
/** A date, or a word, as only programs write them. */
const isRaw = (text: string): boolean => /\d{4}-\d{2}-\d{2}(?!\d)|\b[a-z]+[A-Z][a-z]+/.test(text);

/** What is wrong with a text, where it stands. */
function faultOfText(text: string, place: Element): string | undefined {
  const language = place.closest('[lang]')?.getAttribute('lang');
  if (isJapanese(text) && language !== 'ja') return 'is not marked as Japanese';
  if (isEnglish(text) && language === 'ja') return 'is English and marked as Japanese';
  if (isRaw(text) && place.closest('[data-issuer], [translate=no]') === null)
    return 'is said as the API writes it, not as people do';
  return undefined;
}

const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];

/** What lists are read out by. */
const lists = [
  ['ul', 'li'],
  ['ol', 'li'],
  ['dl', 'div, dt, dd'],
  ['tr', 'th, td'],
] as const;

/** What a browser would refuse to send. */
const judgedByBrowser =
  '[required], [pattern], [minlength], [type=email], [type=url], [type=number], [type=date], [type=datetime-local]';

/** What is wrong with an element, by what it says of itself. */
function* faultsOfElement(element: Element, ids: ReadonlySet<string>): Generator<string> {
  const said = (name: string): string | null => element.getAttribute(name);
  for (const name of references)
    if (
      said(name)
        ?.split(' ')
        .some((id) => !ids.has(id))
    )
      yield `has ${name} of nothing`;
  if (/^(group|radiogroup|region|dialog)$/.test(said('role') ?? element.localName)) {
    const hasName = said('aria-label') !== null || said('aria-labelledby') !== null;
    if (!hasName && element.firstElementChild?.localName !== 'legend') yield 'has no name';
  }
  if (!/^(0|-1)$/.test(said('tabindex') ?? '0')) yield 'comes before all others by Tab';
  if (element.localName === 'time' && Number.isNaN(Date.parse(said('datetime') ?? '')))
    yield 'is a time that no program can read';
  if (element.localName === 'button' && said('type') === null) yield 'sends a form by accident';
  if (said('target') === '_blank' && !said('rel')?.includes('noopener'))
    yield 'lets another site steer this one';
  if (element.localName === 'a' && said('href') === null) yield 'leads nowhere';
  for (const [list, members] of lists)
    if (element.localName === list && [...element.children].some((one) => !one.matches(members)))
      yield 'is a list of something else';
  if (
    element.localName === 'form' &&
    said('method') !== 'post' &&
    element.querySelector('input, textarea') !== null
  )
    yield 'puts what is typed into an address, without a script';
  if (
    element.localName === 'form' &&
    said('novalidate') === null &&
    element.querySelector(judgedByBrowser) !== null
  )
    yield 'is judged by the browser in its own words';
  if (said('type') === 'password' && !said('autocomplete')?.endsWith('-password'))
    yield 'is known to no password manager';
}

/** What is wrong with the page that is there. */
function* faultsOfPage(): Generator<string> {
  const elements = [...document.body.querySelectorAll('*')];
  const ids = new Set<string>();
  for (const { id } of elements) {
    if (id !== '' && ids.has(id)) yield `two have the id ${id}`;
    ids.add(id);
  }
  const start = (element: Element): string => element.outerHTML.slice(0, 100);
  const levels: number[] = [];
  for (const element of elements) {
    for (const fault of faultsOfElement(element, ids)) yield `${start(element)} ${fault}`;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const fault = faultOfText(node.nodeValue?.trim() ?? '', element);
      if (fault !== undefined) yield `${start(element)} ${fault}`;
    }
    if (/^h[1-6]$/.test(element.localName) && element.closest('[data-issuer]') === null) {
      const level = Number(element.localName[1]);
      if (level > (levels.at(-1) ?? 0) + 1) yield `${start(element)} is a heading below none`;
      levels.push(level);
    }
  }
  if (levels.filter((level) => level === 1).length !== 1) yield 'there is not one first heading';
  const heading = document.querySelector('h1')?.textContent ?? '';
  if (!document.title.startsWith(heading)) yield `the title is ${document.title}`;
}

/** The frame's alone: what they change is looked at on one page. */
const framed = new Set(['getCurrentUser', 'getBillCounts']);

/** Each state that the examples of a screen's answers show. */
function statesOf(name: string, { operations, examples }: ScreenUnderTest): Answers[] {
  const usual = operations.map((one) => [one, exampleOf(one, examples?.[one])] as const);
  const few = usual.map(([one, answer]) => [one, cut(answer)] as const);
  const others = operations
    .filter((one) => name === 'top' || !framed.has(one))
    .flatMap((one) =>
      exampleNames(one)
        .filter((example) => example !== (examples?.[one] ?? 'default'))
        .map((example) => ({ ...Object.fromEntries(few), [one]: exampleOf(one, example) })),
    );
  return [Object.fromEntries(usual), ...others];
}

describe('nothing on a page', () => {
  beforeAll(async () => {
    await speak('en');
    await loadTexts(...screens.flatMap((screen) => screen.texts));
  });
  afterAll(() => setLanguage('ja'));

  it.each(Object.entries(screensUnderTest))(
    'breaks what holds for all: %s',
    async (name, screen) => {
      const found = new Set<string>();
      for (const answers of statesOf(name, screen))
        for (const fault of await show(screen.path, answers, () => [...faultsOfPage()]))
          found.add(fault);
      expect([...found]).toEqual([]);
    },
  );
});
