import { beforeEach, describe, expect, it } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { switchLanguage } from '../support/render.tsx';
import { exampleNamesOf, exampleOf, withShortLists } from './contract.ts';
import { screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { openPanels, showScreen, type Answers } from './show.tsx';

/*
 * Markup rules of every page, in each state that the contract's examples show. The pages are in English, so that
 * the issuer's Japanese texts are in another language than the texts of the portal.
 */

/** Whether a text is only Japanese, or has a Japanese date. A name inside an English sentence cannot be marked. */
const isJapanese = (text: string): boolean =>
  /\d年\d\d月(?!\d)/.test(text) ||
  (/[\u3040-\u30ff\u3400-\u9fff]/.test(text) && !/[A-Za-z]{2,} [A-Za-z“(]+/.test(text));
const isEnglish = (text: string): boolean => /^[A-Z][a-z]+( [a-z]+)+/.test(text);
/** Whether a text has a date or a word in the notation of a program, such as 2026-11-22 or dueDate. */
const isProgramText = (text: string): boolean =>
  /\d{4}-\d{2}-\d{2}(?!\d)|\b[a-z]+[A-Z][a-z]+/.test(text);

function faultOfText(text: string, parent: Element): string | undefined {
  const language = parent.closest('[lang]')?.getAttribute('lang');
  if (isJapanese(text) && language !== 'ja') return 'is not marked as Japanese';
  if (isEnglish(text) && language === 'ja') return 'is English and marked as Japanese';
  if (isProgramText(text) && parent.closest('[data-issuer], [translate=no]') === null)
    return 'is shown as the API writes it';
  return undefined;
}

const referenceAttributes = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];

/** The child elements that lists and table rows may have. */
const allowedChildSelectors = [
  ['ul', 'li'],
  ['ol', 'li'],
  ['dl', 'div, dt, dd'],
  ['tr', 'th, td'],
] as const;

/** Selects fields that the browser validates. */
const browserValidatedSelector =
  '[required], [pattern], [minlength], [type=email], [type=url], [type=number], [type=date], [type=datetime-local]';

function* faultsOfElement(element: Element, ids: ReadonlySet<string>): Generator<string> {
  const attributeOf = (name: string): string | null => element.getAttribute(name);
  for (const name of referenceAttributes)
    if (
      attributeOf(name)
        ?.split(' ')
        .some((id) => !ids.has(id))
    )
      yield `has ${name} of an element that does not exist`;
  if (/^(group|radiogroup|region|dialog)$/.test(attributeOf('role') ?? element.localName)) {
    const hasName = attributeOf('aria-label') !== null || attributeOf('aria-labelledby') !== null;
    if (!hasName && element.firstElementChild?.localName !== 'legend') yield 'has no name';
  }
  if (!/^(0|-1)$/.test(attributeOf('tabindex') ?? '0')) yield 'has a positive tabindex';
  if (element.localName === 'time' && Number.isNaN(Date.parse(attributeOf('datetime') ?? '')))
    yield 'has an invalid datetime';
  if (element.localName === 'button' && attributeOf('type') === null)
    yield 'has no type and would submit a form';
  if (attributeOf('target') === '_blank' && !attributeOf('rel')?.includes('noopener'))
    yield 'has no rel=noopener';
  if (element.localName === 'a' && attributeOf('href') === null) yield 'has no href';
  for (const [parentName, childSelector] of allowedChildSelectors)
    if (
      element.localName === parentName &&
      [...element.children].some((child) => !child.matches(childSelector))
    )
      yield 'is a list with a wrong child element';
  if (
    element.localName === 'form' &&
    attributeOf('method') !== 'post' &&
    element.querySelector('input, textarea') !== null
  )
    yield 'would put its entries into the URL without a script';
  if (
    element.localName === 'form' &&
    attributeOf('novalidate') === null &&
    element.querySelector(browserValidatedSelector) !== null
  )
    yield 'is validated by the browser, in its own words';
  if (attributeOf('type') === 'password' && !attributeOf('autocomplete')?.endsWith('-password'))
    yield 'has no autocomplete for password managers';
}

function* faultsOfPage(): Generator<string> {
  const elements = [...document.body.querySelectorAll('*')];
  const ids = new Set<string>();
  for (const { id } of elements) {
    if (id !== '' && ids.has(id)) yield `the id ${id} occurs twice`;
    ids.add(id);
  }
  const startTagOf = (element: Element): string => element.outerHTML.slice(0, 100);
  const levels: number[] = [];
  for (const element of elements) {
    for (const fault of faultsOfElement(element, ids)) yield `${startTagOf(element)} ${fault}`;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const fault = faultOfText(node.nodeValue?.trim() ?? '', element);
      if (fault !== undefined) yield `${startTagOf(element)} ${fault}`;
    }
    if (/^h[1-6]$/.test(element.localName) && element.closest('[data-issuer]') === null) {
      const level = Number(element.localName[1]);
      if (level > (levels.at(-1) ?? 0) + 1)
        yield `${startTagOf(element)} is a heading that skips a level`;
      levels.push(level);
    }
  }
  if (levels.filter((level) => level === 1).length !== 1) yield 'there is not exactly one h1';
  const heading = document.querySelector('h1')?.textContent ?? '';
  if (!document.title.startsWith(heading)) yield `the title is ${document.title}`;
}

/** Operations that only the frame calls: their examples are shown on the top page only. */
const frameOperationIds = new Set(['getCurrentUser', 'getBillCounts']);

/** Each state of a screen that an example shows. */
function statesOf(name: string, { operations, examples }: ScreenUnderTest): Answers[] {
  const usualAnswers = operations.map(
    (operationId) => [operationId, exampleOf(operationId, examples?.[operationId])] as const,
  );
  const shortAnswers = usualAnswers.map(
    ([operationId, answer]) => [operationId, withShortLists(answer)] as const,
  );
  const otherStates = operations
    .filter((operationId) => name === 'top' || !frameOperationIds.has(operationId))
    .flatMap((operationId) =>
      exampleNamesOf(operationId)
        .filter((example) => example !== (examples?.[operationId] ?? 'default'))
        .map((example) => ({
          ...Object.fromEntries(shortAnswers),
          [operationId]: exampleOf(operationId, example),
        })),
    );
  return [Object.fromEntries(usualAnswers), ...otherStates];
}

describe('the markup of every screen', () => {
  beforeEach(() => switchLanguage('en', ...screens.flatMap((screen) => screen.texts)));

  it.each(Object.entries(screensUnderTest))(
    'is valid and accessible in each state: %s',
    async (name, screen) => {
      const faults = new Set<string>();
      for (const answers of statesOf(name, screen))
        for (const fault of await showScreen(screen.path, answers, async () => {
          await openPanels();
          return [...faultsOfPage()];
        }))
          faults.add(fault);
      expect([...faults]).toEqual([]);
    },
  );
});
