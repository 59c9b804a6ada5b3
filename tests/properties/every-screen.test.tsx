import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import type { Language } from '../../src/i18n/language.ts';
import { routes } from '../../src/lib/routes.ts';
import { goWithin } from '../support/go-within.ts';
import { switchLanguage } from '../support/render.tsx';
import { answerOf, keptAnswers } from './arbitrary.ts';
import { exampleOf, withShortLists } from './contract.ts';
import {
  isStillValid,
  damaged,
  damagesOf,
  isOptionalFor,
  keptDamages,
  type Damage,
} from './damage.ts';
import { faultsIn, pageFaults } from './faults.ts';
import { registeredListeners, recorded, recordListeners } from './listening.ts';
import { frameOperations, screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { runs } from './settings.ts';
import { waitForPage, failed, pendingAnswer, show, type Answers } from './show.tsx';

/*
 * Rules for every screen: while answers are pending, when an answer fails or is broken, and for every answer that
 * the contract allows (S8). A new screen is an entry in screens.ts.
 */

vi.mock(import('../../src/shell/session/other-tabs.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, listenToOtherTabs: recorded('other tabs', original.listenToOtherTabs) };
});
vi.mock(import('../../src/shell/flows/drafts.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, onDraftsDeleted: recorded('drafts', original.onDraftsDeleted) };
});

/** The example of an answer with at most three entries in each list: enough to show that the others remain. */
const fewOf = (operationId: string, { examples }: ScreenUnderTest): unknown =>
  withShortLists(exampleOf(operationId, examples?.[operationId]));

const answersOf = (screen: ScreenUnderTest, answer = fewOf): Record<string, unknown> =>
  Object.fromEntries(screen.operations.map((one) => [one, answer(one, screen)]));

const count = (selector: string): number => document.querySelectorAll(selector).length;

const all = Object.entries(screensUnderTest).map(([name, screen]) => ({ name, screen }));

/** Loads the texts of all screens, because a screen may redirect to another. */
const speakOnAllScreens = (language: Language) =>
  switchLanguage(language, ...screens.flatMap(({ texts }) => texts));

beforeAll(() => speakOnAllScreens('ja'));

it('every screen that makes a call has an entry', () => {
  const withoutCalls = ['applyComplete', 'applyMailAddress', 'error', 'logout'];
  const missing = Object.keys(routes).filter((name) => !(name in screensUnderTest));
  expect(missing.toSorted()).toEqual(withoutCalls);
});

describe('while its answers are pending, a screen', () => {
  it.each(all)(
    'has its heading, and nothing that looks like a result: $name',
    async ({ screen }) => {
      // Without a customer, or a valid link, there is no page.
      const first = ['getCurrentUser', 'getDownloadUrlState', 'getDownloadSession'];
      const never = answersOf(screen, (one) =>
        first.includes(one) ? fewOf(one, screen) : pendingAnswer,
      );
      await show(screen.path, never, ({ errors }) => {
        expect(errors).toEqual([]);
        expect(count('h1')).toBe(1);
        expect(document.querySelector('main [role=alert]')).toBeNull();
        const shownTexts = Object.entries(screen.shows).filter(
          ([one, selector]) => !first.includes(one) && count(selector) > 0,
        );
        expect(shownTexts).toEqual([]);
      });
    },
  );

  const controlsWith = (screen: ScreenUnderTest, settings: unknown): Promise<string[]> => {
    const examples = answersOf(screen, (one) => exampleOf(one, screen.examples?.[one]));
    return show(screen.path, { ...examples, getSettingInfo: settings }, () =>
      Array.from(document.body.querySelectorAll('a, button, input, select, textarea'), (element) =>
        [
          element.localName,
          element.getAttribute('href') ?? element.getAttribute('name'),
          element.getAttribute('aria-label') ?? element.textContent,
        ].join(' '),
      ),
    );
  };

  it.each(all)(
    'offers nothing that the issuer may leave out, and stops listening afterwards: $name',
    async ({ screen }) => {
      recordListeners();
      const earlyControls = await controlsWith(screen, pendingAnswer);
      const before = registeredListeners();
      const least = await controlsWith(screen, exampleOf('getSettingInfo', 'empty'));
      expect(registeredListeners()).toEqual(before);
      expect(earlyControls.filter((control) => !least.includes(control))).toEqual([]);
      expect(earlyControls).not.toEqual([]);
    },
  );
});

describe('the screen of a mailed link', () => {
  const ofLinks = all.filter(({ screen: { path } }) => path.includes('a-token'));
  const shown = ofLinks.filter(({ screen: { shows } }) => Object.keys(shows).length > 0);

  it.each(shown)(
    'shows nothing of the previous link in the same tab: $name',
    async ({ screen }) => {
      const answers = answersOf(screen);
      await show(screen.path, answers, async () => {
        const [[operationId, selector] = ['', '']] = Object.entries(screen.shows);
        expect(count(selector)).toBeGreaterThan(0);
        answers[operationId] = pendingAnswer;
        goWithin(`/demo/mypage${screen.path.replace('a-token', 'another-token')}`);
        await waitForPage();
        expect(count(selector)).toBe(0);
      });
    },
  );

  /** The frame shows the error, without a heading: tests/shell/frame/download-layout.test.tsx. */
  const framed = ['downloadEStorage', 'downloadList'];
  const unframed = ofLinks.filter(({ name }) => !framed.includes(name));

  it.each(unframed)('makes no call with an impossible token: $name', async ({ screen }) => {
    const calls: string[] = [];
    const counted = (operationId: string) => () => {
      calls.push(operationId);
      return new Response();
    };
    await show(screen.path.replace('a-token', 'a%2Fb'), answersOf(screen, counted), () => {
      expect(count('[role=alert]')).toBe(1);
      expect(calls).toEqual([]);
    });
  });
});

describe('after a failed call, a screen', () => {
  /** The text of the complete page, without running countdowns. */
  async function words(): Promise<string | undefined> {
    await waitForPage();
    return document.querySelector('main')?.textContent.replaceAll(/あと\d+:\d+/g, '');
  }

  const retryButtons = (): HTMLElement[] =>
    [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'もう一度試す',
    );

  /** A page is complete without these: a name, numbers that are fetched again automatically, a picture. */
  const optional = new Set(['getCurrentUser', 'getBillCounts', 'getMypageLogo']);

  /** Unfolded rows of the bill list stay unfolded: tests/pages/bills/search/ask-again.test.tsx. */
  const cases = all
    .filter(({ name }) => name !== 'bills')
    .flatMap(({ name, screen }) =>
      screen.operations
        .filter((one) => !optional.has(one) && !screen.spares?.includes(one))
        .map((operationId) => ({ name, screen, operationId })),
    );

  it.each(cases)(
    'reports the failure, offers one retry, and is complete after it: $operationId on $name',
    async ({ screen, operationId }) => {
      const validAnswers = answersOf(screen);
      const completePage = await show(screen.path, validAnswers, words);
      const answers = { ...validAnswers, [operationId]: failed };
      await show(screen.path, answers, async () => {
        expect(count('main [data-loading]')).toBe(0);
        expect(retryButtons()).toHaveLength(1);
        answers[operationId] = validAnswers[operationId];
        for (const button of retryButtons()) await userEvent.click(button);
        expect(await words()).toBe(completePage);
      });
    },
  );
});

describe('a broken part of an answer', () => {
  /** The frame's own answers are broken once on a visitor's page, and once on a customer's. */
  const framed = ['login', 'top'];

  const cases = all.flatMap(({ name, screen }) =>
    [...screen.operations, ...(framed.includes(name) ? frameOperations : [])].map(
      (operationId) => ({ name, screen, operationId }),
    ),
  );

  /** The faults of a screen that got a damaged answer. */
  async function faultsOf(
    screen: ScreenUnderTest,
    operationId: string,
    damage: Damage,
  ): Promise<string[]> {
    const { path, requiredSelectors, shows, spares = [] } = screen;
    const wrong = damaged(fewOf(operationId, screen), damage);
    return show(path, { ...answersOf(screen), [operationId]: wrong }, (shown) => {
      const gone = Object.entries(shows).filter(
        ([one, selector]) => one !== operationId && count(selector) === 0,
      );
      const rows = shows[operationId];
      const isOneOfThree = damage.at[0] === 'items' && damage.at.length > 1;
      const isQuiet =
        isStillValid(operationId, damage) ||
        isOptionalFor(operationId, damage) ||
        spares.includes(operationId);
      return [
        ...pageFaults(shown, requiredSelectors),
        ...gone.map(([one]) => `${one} disappeared, too`),
        ...(isOneOfThree && rows !== undefined && count(rows) < 2
          ? ['other rows disappeared, too']
          : []),
        ...(!isQuiet && count('.alert, .unreadable') === 0 ? ['no message'] : []),
      ];
    });
  }

  it.each(cases)(
    'of $operationId is missing only at its own place on $name',
    async ({ name, screen, operationId }) => {
      const damages = damagesOf(fewOf(operationId, screen));
      const knownDamages = keptDamages[`${name} ${operationId}`] ?? [];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...damages), async (damage) => {
          expect(await faultsOf(screen, operationId, damage)).toEqual([]);
        }),
        { ...runs(3), examples: knownDamages.map((one): [Damage] => [one]) },
      );
    },
  );
});

describe('every answer that the contract allows', () => {
  it.each(all)('can be shown: $name', async ({ name, screen }) => {
    const asked = [...screen.operations, ...frameOperations];
    const answers = fc.record(Object.fromEntries(asked.map((one) => [one, answerOf(one)])));
    const examples = (keptAnswers[name] ?? []).map((answer): [Answers] => [answer]);
    await speakOnAllScreens(name.length % 2 === 0 ? 'ja' : 'en');
    await fc.assert(
      fc.asyncProperty(answers, async (answerSet) => {
        const found = await show(screen.path, answerSet, (shown) =>
          faultsIn(shown, screen.requiredSelectors),
        );
        expect(found).toEqual([]);
      }),
      { ...runs(3), examples },
    );
  });

  const isWords = (name: string): boolean => /(name|title|label|text|body|note)$/i.test(name);

  /** The same answer, in whose lists every entry has the names of the first. */
  function alike(value: unknown, first: unknown = value): unknown {
    if (Array.isArray(value)) return value.map((one) => alike(one, value[0]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const other: unknown = Object(first)[name];
        const isSame = isWords(name) && typeof one === 'string' && typeof other === 'string';
        return [name, isSame ? other : alike(one)];
      }),
    );
  }

  it.each(all)(
    'shows each entry of a list in which all have the same name: $name',
    async ({ screen }) => {
      const same = answersOf(screen, (one) => alike(fewOf(one, screen)));
      expect(
        await show(screen.path, same, (shown) => pageFaults(shown, screen.requiredSelectors)),
      ).toEqual([]);
    },
  );
});
