import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import type { Language } from '../../src/i18n/language.ts';
import { routes } from '../../src/lib/routes.ts';
import { goWithin } from '../support/go-within.ts';
import { switchLanguage } from '../support/render.tsx';
import { arbitraryAnswer, keptAnswers } from './arbitrary.ts';
import { exampleOf, withShortLists } from './contract.ts';
import {
  isStillValid,
  damagedCopy,
  damagesOf,
  isOptionalFor,
  keptDamages,
  type Damage,
} from './damage.ts';
import { faultsIn, pageFaults } from './faults.ts';
import { registeredListeners, recordingListen, recordListeners } from './listening.ts';
import { frameOperations, screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { runSettings } from './settings.ts';
import { waitForPage, failedConnection, pendingAnswer, showScreen, type Answers } from './show.tsx';

/*
 * Rules for every screen: while answers are pending, when an answer fails or is broken, and for every answer that
 * the contract allows (S8). A new screen is an entry in screens.ts.
 */

vi.mock(import('../../src/shell/session/other-tabs.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    listenToOtherTabs: recordingListen('other tabs', original.listenToOtherTabs),
  };
});
vi.mock(import('../../src/shell/flows/drafts.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, onDraftsDeleted: recordingListen('drafts', original.onDraftsDeleted) };
});

/** The example of an answer with at most three entries in each list: enough to show that the others remain. */
const shortExampleOf = (operationId: string, { examples }: ScreenUnderTest): unknown =>
  withShortLists(exampleOf(operationId, examples?.[operationId]));

const answersFor = (screen: ScreenUnderTest, answer = shortExampleOf): Record<string, unknown> =>
  Object.fromEntries(
    screen.operations.map((operationId) => [operationId, answer(operationId, screen)]),
  );

const countElements = (selector: string): number => document.querySelectorAll(selector).length;

const allScreens = Object.entries(screensUnderTest).map(([name, screen]) => ({ name, screen }));

/** Loads the texts of all screens, because a screen may redirect to another. */
const loadTextsOfAllScreens = (language: Language) =>
  switchLanguage(language, ...screens.flatMap(({ texts }) => texts));

beforeAll(() => loadTextsOfAllScreens('ja'));

it('every screen that makes a call has an entry', () => {
  const withoutCalls = ['applyComplete', 'applyMailAddress', 'error', 'logout'];
  const screensWithoutEntry = Object.keys(routes).filter((name) => !(name in screensUnderTest));
  expect(screensWithoutEntry.toSorted()).toEqual(withoutCalls);
});

describe('while its answers are pending, a screen', () => {
  it.each(allScreens)(
    'has its heading, reserves space, and shows nothing that looks like a result: $name',
    async ({ name, screen }) => {
      // Without a customer, or a valid link, there is no page.
      const firstOperations = ['getCurrentUser', 'getDownloadUrlState', 'getDownloadSession'];
      const pendingAnswers = answersFor(screen, (operationId) =>
        firstOperations.includes(operationId) ? shortExampleOf(operationId, screen) : pendingAnswer,
      );
      await showScreen(screen.path, pendingAnswers, ({ errors }) => {
        expect(errors).toEqual([]);
        expect(countElements('h1')).toBe(1);
        const needsNoAnswer = ['login', 'passwordReissue', 'downloadLogin'].includes(name);
        expect(countElements('main [data-loading]') > 0).toBe(!needsNoAnswer);
        expect(document.querySelector('main [role=alert]')).toBeNull();
        const shownTexts = Object.entries(screen.selectorsByAnswer ?? {}).filter(
          ([one, selector]) => !firstOperations.includes(one) && countElements(selector) > 0,
        );
        expect(shownTexts).toEqual([]);
      });
    },
  );

  const controlsShownWith = (screen: ScreenUnderTest, settings: unknown): Promise<string[]> => {
    const examples = answersFor(screen, (operationId) =>
      exampleOf(operationId, screen.examples?.[operationId]),
    );
    return showScreen(screen.path, { ...examples, getSettingInfo: settings }, () =>
      Array.from(document.body.querySelectorAll('a, button, input, select, textarea'), (element) =>
        [
          element.localName,
          element.getAttribute('href') ?? element.getAttribute('name'),
          element.getAttribute('aria-label') ?? element.textContent,
        ].join(' '),
      ),
    );
  };

  it.each(allScreens)(
    'offers nothing that the issuer may leave out, and removes its listeners when it closes: $name',
    async ({ screen }) => {
      recordListeners();
      const earlyControls = await controlsShownWith(screen, pendingAnswer);
      const listenersBefore = registeredListeners();
      const controlsOfSmallestSettings = await controlsShownWith(
        screen,
        exampleOf('getSettingInfo', 'empty'),
      );
      expect(registeredListeners()).toEqual(listenersBefore);
      expect(
        earlyControls.filter((control) => !controlsOfSmallestSettings.includes(control)),
      ).toEqual([]);
      expect(earlyControls).not.toEqual([]);
    },
  );
});

describe('the screen of a mailed link', () => {
  const linkScreens = allScreens.filter(({ screen: { path } }) => path.includes('a-token'));
  const linkScreensWithContent = linkScreens.filter(({ screen }) => screen.selectorsByAnswer);

  it.each(linkScreensWithContent)(
    'shows nothing of the previous link in the same tab: $name',
    async ({ screen }) => {
      const answers = answersFor(screen);
      await showScreen(screen.path, answers, async () => {
        const [[operationId, selector] = ['', '']] = Object.entries(screen.selectorsByAnswer ?? {});
        expect(countElements(selector)).toBeGreaterThan(0);
        answers[operationId] = pendingAnswer;
        goWithin(`/demo/mypage${screen.path.replace('a-token', 'another-token')}`);
        await waitForPage();
        expect(countElements(selector)).toBe(0);
      });
    },
  );

  /** Screens whose frame shows the error, without a heading: tests/shell/frame/download-layout.test.tsx. */
  const screensWithErrorInFrame = ['downloadEStorage', 'downloadList'];
  const ownErrorScreens = linkScreens.filter(({ name }) => !screensWithErrorInFrame.includes(name));

  it.each(ownErrorScreens)('makes no call with an impossible token: $name', async ({ screen }) => {
    const calls: string[] = [];
    const answerAndCount = (operationId: string) => () => {
      calls.push(operationId);
      return new Response();
    };
    await showScreen(
      screen.path.replace('a-token', 'a%2Fb'),
      answersFor(screen, answerAndCount),
      () => {
        expect(countElements('[role=alert]')).toBe(1);
        expect(calls).toEqual([]);
      },
    );
  });
});

describe('after a failed call, a screen', () => {
  /** The text of the complete page, without running countdowns. */
  async function completePageText(): Promise<string | undefined> {
    await waitForPage();
    return document.querySelector('main')?.textContent.replaceAll(/あと\d+:\d+/g, '');
  }

  const retryButtons = (): HTMLElement[] =>
    [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'もう一度試す',
    );

  /** A page is complete without these answers: a name, numbers that are fetched again automatically, a picture. */
  const dispensableOperations = new Set(['getCurrentUser', 'getBillCounts', 'getMypageLogo']);

  /**
   * Each call of each screen except the bill list: its rows stay unfolded after a retry, so its text differs from
   * that of a new page (tests/pages/bills/list/page.test.tsx).
   */
  const failingCalls = allScreens
    .filter(({ name }) => name !== 'bills')
    .flatMap(({ name, screen }) => {
      const operationIds = screen.operations.filter(
        (operationId) =>
          !dispensableOperations.has(operationId) &&
          !screen.dispensableOperations?.includes(operationId),
      );
      const failures = operationIds.map((operationId) => [operationId]);
      if (operationIds.length > 1) failures.push(operationIds);
      return failures.map((failedOperations) => ({ name, screen, failedOperations }));
    });

  it.each(failingCalls)(
    'reports the failure, offers one retry, and then is complete and keeps the focus: $failedOperations on $name',
    async ({ screen, failedOperations }) => {
      const validAnswers = answersFor(screen);
      const completePage = await showScreen(screen.path, validAnswers, completePageText);
      const answers = { ...validAnswers };
      for (const operationId of failedOperations) answers[operationId] = failedConnection;
      await showScreen(screen.path, answers, async () => {
        expect(countElements('main [data-loading]')).toBe(0);
        expect(retryButtons()).toHaveLength(1);
        Object.assign(answers, validAnswers);
        for (const button of retryButtons()) await userEvent.click(button);
        expect(await completePageText()).toBe(completePage);
        const isFocusLost = document.activeElement === document.body;
        // After the retry of this call, the frame is rendered again.
        expect(isFocusLost && !failedOperations.includes('getDownloadSession')).toBe(false);
      });
    },
  );
});

describe('a broken part of an answer', () => {
  /** The frame's own answers are broken once on a visitor's page, and once on a customer's. */
  const screensTestedWithFrame = ['login', 'top'];

  const answersToDamage = allScreens.flatMap(({ name, screen }) =>
    [...screen.operations, ...(screensTestedWithFrame.includes(name) ? frameOperations : [])].map(
      (operationId) => ({ name, screen, operationId }),
    ),
  );

  /** The faults of a screen that got a damaged answer. */
  async function faultsAfterDamage(
    screen: ScreenUnderTest,
    operationId: string,
    damage: Damage,
  ): Promise<string[]> {
    const { path, requiredSelectors, selectorsByAnswer = {}, dispensableOperations = [] } = screen;
    const damagedAnswer = damagedCopy(shortExampleOf(operationId, screen), damage);
    return showScreen(
      path,
      { ...answersFor(screen), [operationId]: damagedAnswer },
      (shownPage) => {
        const disappearedParts = Object.entries(selectorsByAnswer).filter(
          ([one, selector]) => one !== operationId && countElements(selector) === 0,
        );
        const rowSelector = selectorsByAnswer[operationId];
        const isOneOfThree = damage.path[0] === 'items' && damage.path.length > 1;
        const needsNoMessage =
          isStillValid(operationId, damage) ||
          isOptionalFor(operationId, damage) ||
          dispensableOperations.includes(operationId);
        return [
          ...pageFaults(shownPage, requiredSelectors),
          ...disappearedParts.map(([one]) => `${one} disappeared, too`),
          ...(isOneOfThree && rowSelector !== undefined && countElements(rowSelector) < 2
            ? ['other rows disappeared, too']
            : []),
          ...(!needsNoMessage && countElements('.alert, .unreadable') === 0 ? ['no message'] : []),
          ...(countElements('.noticeArea .alert:not(:has(.actions))') > 0 ? ['no retry'] : []),
        ];
      },
    );
  }

  it.each(answersToDamage)(
    'of $operationId affects only its own place on $name',
    async ({ name, screen, operationId }) => {
      const damages = damagesOf(shortExampleOf(operationId, screen));
      const knownDamages = keptDamages[`${name} ${operationId}`] ?? [];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...damages), async (damage) => {
          expect(await faultsAfterDamage(screen, operationId, damage)).toEqual([]);
        }),
        { ...runSettings(3), examples: knownDamages.map((one): [Damage] => [one]) },
      );
    },
  );
});

describe('every answer that the contract allows', () => {
  it.each(allScreens)('can be shown: $name', async ({ name, screen }) => {
    const operationIds = [...screen.operations, ...frameOperations];
    const answers = fc.record(
      Object.fromEntries(
        operationIds.map((operationId) => [operationId, arbitraryAnswer(operationId)]),
      ),
    );
    const examples = (keptAnswers[name] ?? []).map((answer): [Answers] => [answer]);
    await loadTextsOfAllScreens(name.length % 2 === 0 ? 'ja' : 'en');
    await fc.assert(
      fc.asyncProperty(answers, async (answerSet) => {
        const faults = await showScreen(screen.path, answerSet, (shownPage) =>
          faultsIn(shownPage, screen.requiredSelectors),
        );
        expect(faults).toEqual([]);
      }),
      { ...runSettings(3), examples },
    );
  });

  const isNameOrText = (name: string): boolean => /(name|title|label|text|body|note)$/i.test(name);

  /** The answer with the names and texts of the first entry in every entry of a list. */
  function withEqualTexts(value: unknown, firstEntry: unknown = value): unknown {
    if (Array.isArray(value)) return value.map((entry) => withEqualTexts(entry, value[0]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const firstText: unknown = Object(firstEntry)[name];
        const isReplaced =
          isNameOrText(name) && typeof part === 'string' && typeof firstText === 'string';
        return [name, isReplaced ? firstText : withEqualTexts(part)];
      }),
    );
  }

  it.each(allScreens)(
    'can be shown if all entries of a list have the same name: $name',
    async ({ screen }) => {
      const answersWithEqualTexts = answersFor(screen, (one) =>
        withEqualTexts(shortExampleOf(one, screen)),
      );
      expect(
        await showScreen(screen.path, answersWithEqualTexts, (shownPage) =>
          pageFaults(shownPage, screen.requiredSelectors),
        ),
      ).toEqual([]);
    },
  );
});
