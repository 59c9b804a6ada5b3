import { userEvent } from '@testing-library/user-event';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import type { Language } from '../../src/i18n/language.ts';
import { routes } from '../../src/lib/routes.ts';
import { goWithin } from '../support/go-within.ts';
import { switchLanguage } from '../support/render.tsx';
import { arbitraryAnswer, regressionAnswers } from './arbitrary.ts';
import { exampleOf, withShortLists } from './contract.ts';
import {
  isStillValid,
  createDamagedCopy,
  damagesOf,
  isOptionalFor,
  regressionDamages,
  type Damage,
} from './damage.ts';
import { faultsIn, findPageFaults } from './faults.ts';
import { getRegisteredListeners, wrapListen, recordListeners } from './listening.ts';
import { frameOperations, screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { createRunSettings } from './settings.ts';
import { waitForPage, failedConnection, pendingAnswer, showScreen, type Answers } from './show.tsx';

/*
 * Rules for every screen: while answers are pending, when an answer fails or is broken, and for every answer that
 * the contract allows (S8). A new screen is an entry in screens.ts.
 */

vi.mock(import('../../src/shell/session/other-tabs.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    listenToOtherTabs: wrapListen('other tabs', original.listenToOtherTabs),
  };
});
vi.mock(import('../../src/shell/flows/drafts.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, onDraftsDeleted: wrapListen('drafts', original.onDraftsDeleted) };
});

/** The example of an answer with at most three entries in each list: enough to show that other entries remain. */
const shortExampleOf = (operationId: string, { examples }: ScreenUnderTest): unknown =>
  withShortLists(exampleOf(operationId, examples?.[operationId]));

const answersFor = (screen: ScreenUnderTest, answerOf = shortExampleOf): Record<string, unknown> =>
  Object.fromEntries(
    screen.operations.map((operationId) => [operationId, answerOf(operationId, screen)]),
  );

const countElements = (selector: string): number => document.querySelectorAll(selector).length;

const allScreens = Object.entries(screensUnderTest).map(([name, screen]) => ({ name, screen }));

/** Loads the texts of all screens, because a screen may redirect to another screen. */
const loadTextsOfAllScreens = (language: Language) =>
  switchLanguage(language, ...screens.flatMap(({ texts }) => texts));

beforeAll(() => loadTextsOfAllScreens('ja'));

it('every screen that makes a call has an entry in screens.ts', () => {
  const screensWithoutCalls = ['applyComplete', 'applyMailAddress', 'error', 'logout'];
  const screensWithoutEntry = Object.keys(routes).filter((name) => !(name in screensUnderTest));
  expect(screensWithoutEntry.toSorted()).toEqual(screensWithoutCalls);
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
        const isCompleteAtOnce = ['login', 'passwordReissue', 'downloadLogin'].includes(name);
        expect(countElements('main [data-loading]') > 0).toBe(!isCompleteAtOnce);
        expect(document.querySelector('main [role=alert]')).toBeNull();
        const shownResults = Object.entries(screen.selectorsByAnswer ?? {}).filter(
          ([id, selector]) => !firstOperations.includes(id) && countElements(selector) > 0,
        );
        expect(shownResults).toEqual([]);
      });
    },
  );

  const findControlsWith = (screen: ScreenUnderTest, settings: unknown): Promise<string[]> => {
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
    'offers nothing that an issuer may disable, and removes its listeners when it closes: $name',
    async ({ screen }) => {
      recordListeners();
      const earlyControls = await findControlsWith(screen, pendingAnswer);
      const listenersBefore = getRegisteredListeners();
      const controlsOfSmallestSettings = await findControlsWith(
        screen,
        exampleOf('getSettingInfo', 'empty'),
      );
      expect(getRegisteredListeners()).toEqual(listenersBefore);
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
  const errorScreens = linkScreens.filter(({ name }) => !screensWithErrorInFrame.includes(name));

  it.each(errorScreens)('makes no call with an impossible token: $name', async ({ screen }) => {
    const calledOperations: string[] = [];
    const recordCall = (operationId: string) => () => {
      calledOperations.push(operationId);
      return new Response();
    };
    await showScreen(
      screen.path.replace('a-token', 'a%2Fb'),
      answersFor(screen, recordCall),
      () => {
        expect(countElements('[role=alert]')).toBe(1);
        expect(calledOperations).toEqual([]);
      },
    );
  });
});

describe('after a failed call, a screen', () => {
  /** The text of the complete page, without running countdowns. */
  async function readCompletePageText(): Promise<string | undefined> {
    await waitForPage();
    return document.querySelector('main')?.textContent.replaceAll(/あと\d+:\d+/g, '');
  }

  const findRetryButtons = (): HTMLElement[] =>
    [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'もう一度試す',
    );

  /** A page is complete without these answers: a name, numbers that are fetched again automatically, a picture. */
  const dispensableOperations = new Set(['getCurrentUser', 'getBillCounts', 'getMypageLogo']);

  /**
   * Each call of each screen except the bill list. The rows of the list stay unfolded after a retry, so the text
   * differs from the text of a new page (tests/pages/bills/list/page.test.tsx).
   */
  const failureCases = allScreens
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

  it.each(failureCases)(
    'reports the failure, offers one retry, and after the retry is complete and keeps the focus: $failedOperations on $name',
    async ({ screen, failedOperations }) => {
      const validAnswers = answersFor(screen);
      const completeText = await showScreen(screen.path, validAnswers, readCompletePageText);
      const answers = { ...validAnswers };
      for (const operationId of failedOperations) answers[operationId] = failedConnection;
      await showScreen(screen.path, answers, async () => {
        expect(countElements('main [data-loading]')).toBe(0);
        expect(findRetryButtons()).toHaveLength(1);
        Object.assign(answers, validAnswers);
        for (const button of findRetryButtons()) await userEvent.click(button);
        expect(await readCompletePageText()).toBe(completeText);
        expect(document.activeElement).not.toBe(document.body);
      });
    },
  );
});

describe('a broken part of an answer', () => {
  /** The answers of the frame are broken only on one page for visitors and on one page for customers. */
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
    const damagedAnswer = createDamagedCopy(shortExampleOf(operationId, screen), damage);
    return showScreen(
      path,
      { ...answersFor(screen), [operationId]: damagedAnswer },
      (shownPage) => {
        const disappearedAnswers = Object.entries(selectorsByAnswer).filter(
          ([id, selector]) => id !== operationId && countElements(selector) === 0,
        );
        const rowSelector = selectorsByAnswer[operationId];
        const isRowDamage = damage.path[0] === 'items' && damage.path.length > 1;
        const mayBeSilent =
          isStillValid(operationId, damage) ||
          isOptionalFor(operationId, damage) ||
          dispensableOperations.includes(operationId);
        return [
          ...findPageFaults(shownPage, requiredSelectors),
          ...disappearedAnswers.map(([id]) => `${id} disappeared, too`),
          ...(isRowDamage && rowSelector !== undefined && countElements(rowSelector) < 2
            ? ['other rows disappeared, too']
            : []),
          ...(!mayBeSilent && countElements('.alert, .unreadable') === 0 ? ['no message'] : []),
          ...(countElements('.noticeArea .alert:not(:has(.actions))') > 0 ? ['no retry'] : []),
        ];
      },
    );
  }

  it.each(answersToDamage)(
    'of $operationId breaks nothing else on $name',
    async ({ name, screen, operationId }) => {
      const damages = damagesOf(shortExampleOf(operationId, screen));
      const knownDamages = regressionDamages[`${name} ${operationId}`] ?? [];
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...damages), async (damage) => {
          expect(await faultsAfterDamage(screen, operationId, damage)).toEqual([]);
        }),
        { ...createRunSettings(3), examples: knownDamages.map((damage): [Damage] => [damage]) },
      );
    },
  );
});

describe('every answer that the contract allows', () => {
  it.each(allScreens)('can be shown: $name', async ({ name, screen }) => {
    const operationIds = [...screen.operations, ...frameOperations];
    const answersArbitrary = fc.record(
      Object.fromEntries(
        operationIds.map((operationId) => [operationId, arbitraryAnswer(operationId)]),
      ),
    );
    const examples = (regressionAnswers[name] ?? []).map((answer): [Answers] => [answer]);
    await loadTextsOfAllScreens(name.length % 2 === 0 ? 'ja' : 'en');
    await fc.assert(
      fc.asyncProperty(answersArbitrary, async (answerSet) => {
        const faults = await showScreen(screen.path, answerSet, (shownPage) =>
          faultsIn(shownPage, screen.requiredSelectors),
        );
        expect(faults).toEqual([]);
      }),
      { ...createRunSettings(3), examples },
    );
  });

  const isNameOrText = (name: string): boolean => /(name|title|label|text|body|note)$/i.test(name);

  /** The answer with the names and texts of the first entry in every entry of a list. */
  function withEqualTexts(value: unknown, firstEntry: unknown = value): unknown {
    if (Array.isArray(value)) return value.map((entry) => withEqualTexts(entry, value[0]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, property]) => {
        const firstText: unknown = Object(firstEntry)[name];
        const isReplaced =
          isNameOrText(name) && typeof property === 'string' && typeof firstText === 'string';
        return [name, isReplaced ? firstText : withEqualTexts(property)];
      }),
    );
  }

  it.each(allScreens)(
    'can be shown if all entries of a list have the same name: $name',
    async ({ screen }) => {
      const answersWithEqualTexts = answersFor(screen, (operationId) =>
        withEqualTexts(shortExampleOf(operationId, screen)),
      );
      expect(
        await showScreen(screen.path, answersWithEqualTexts, (shownPage) =>
          findPageFaults(shownPage, screen.requiredSelectors),
        ),
      ).toEqual([]);
    },
  );
});
