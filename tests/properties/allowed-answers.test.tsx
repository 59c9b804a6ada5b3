import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { speak } from '../support/render.tsx';
import { answerOf } from './arbitrary.ts';
import { keptAnswers } from './kept.ts';
import { runs } from './settings.ts';
import { frameOperations, screensUnderTest } from './screens.ts';
import { faultsIn } from './faults.ts';
import { show } from './show.tsx';

describe('any answer that the contract allows', () => {
  it.each(Object.entries(screensUnderTest))('can be shown: %s', async (name, screen) => {
    await speak(name.length % 2 === 0 ? 'ja' : 'en');
    // A page is loaded once, with the texts of one language, but these are many pages, and one may lead to another.
    await loadTexts(...screens.flatMap(({ texts }) => texts));
    const asked = [...screen.operations, ...frameOperations];
    const answers = fc.record(
      Object.fromEntries(asked.map((operationId) => [operationId, answerOf(operationId)])),
    );
    const examples = (keptAnswers[name] ?? []).map((kept): [Record<string, unknown>] => [kept]);
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        const found = await show(screen.path, given, (shown) => faultsIn(shown, screen.stands));
        expect(found).toEqual([]);
      }),
      { ...runs(4), examples },
    );
  });
});
