import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { speak } from '../support/render.tsx';
import { cut, exampleOf } from './contract.ts';
import { screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { arrive, failed, show } from './show.tsx';

/*
 * A screen of which one answer did not come says so, waits for nothing any more, and is by one press what it would
 * have been.
 */

/** What the page says once all of it is there; a time that runs is another at each look. */
async function words(): Promise<string | undefined> {
  await act(() => vi.dynamicImportSettled());
  await arrive();
  return document.querySelector('main')?.textContent.replaceAll(/あと\d+:\d+/g, '');
}

const retryButtons = (): HTMLElement[] =>
  [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'もう一度試す',
  );

/** What a page is whole without: a name, numbers that are asked for again by themselves, a picture. */
const besides = new Set(['getCurrentUser', 'getBillCounts', 'getMypageLogo']);

const answersOf = ({ operations, examples }: ScreenUnderTest): Record<string, unknown> =>
  Object.fromEntries(operations.map((one) => [one, cut(exampleOf(one, examples?.[one]))]));

/** What is unfolded in the bill list stays so: it has tests of its own (tests/pages/bills/search/ask-again.test.tsx). */
const screensToAsk = Object.entries(screensUnderTest).filter(([name]) => name !== 'bills');

const cases = screensToAsk.flatMap(([name, screen]) =>
  screen.operations
    .filter((one) => !besides.has(one) && !screen.spares?.includes(one))
    .map((operationId) => ({ name, screen, operationId })),
);

describe('an answer that did not come', () => {
  beforeAll(async () => {
    await speak();
    await loadTexts(...screens.flatMap((screen) => screen.texts));
  });

  it.each(cases)('is asked for again by a press: $operationId on $name', async (one) => {
    const { screen, operationId } = one;
    const good = answersOf(screen);
    const whole = await show(screen.path, good, words);
    const answers = { ...good, [operationId]: failed };
    await show(screen.path, answers, async () => {
      expect(document.querySelectorAll('main [data-loading]')).toHaveLength(0);
      const buttons = retryButtons();
      expect(buttons).toHaveLength(1);
      answers[operationId] = good[operationId];
      for (const button of buttons) await userEvent.click(button);
      expect(await words()).toBe(whole);
    });
  });
});
