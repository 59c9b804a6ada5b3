import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speak } from '../support/render.tsx';
import { cut, exampleOf } from './contract.ts';
import { damaged, damagesOf, type Damage } from './damage.ts';
import { pageFaults } from './faults.ts';
import { keptDamages } from './kept.ts';
import { frameOperations, screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { runs } from './settings.ts';
import { show } from './show.tsx';
import { costsNothing, isDoneWithout } from './words.ts';

/** The example of an answer, its lists cut to what shows that others stay. */
const fewOf = (operationId: string, { examples }: ScreenUnderTest): unknown =>
  cut(exampleOf(operationId, examples?.[operationId]));

const count = (selector: string): number => document.querySelectorAll(selector).length;

/** What is to be seen where something is missing: a message, or a row that says so. */
const words = '.alert, .unreadable';

/** The frame's own answers are looked at once on a visitor's page, and once on a customer's. */
const framed = ['login', 'top'];

const cases = Object.entries(screensUnderTest).flatMap(([name, screen]) =>
  [...screen.operations, ...(framed.includes(name) ? frameOperations : [])].map((operationId) => ({
    name,
    screen,
    operationId,
  })),
);

/** What is wrong with a screen of which one answer is damaged. */
async function faultsOf(
  screen: ScreenUnderTest,
  operationId: string,
  damage: Damage,
): Promise<string[]> {
  const { path, operations, stands, shows, spares = [] } = screen;
  const good = Object.fromEntries(operations.map((one) => [one, fewOf(one, screen)]));
  const wrong = damaged(fewOf(operationId, screen), damage);
  return show(path, { ...good, [operationId]: wrong }, (shown) => {
    const gone = Object.entries(shows).filter(
      ([one]) => one !== operationId && count(shows[one] ?? '') === 0,
    );
    const rows = shows[operationId];
    const isOneOfThree = damage.at[0] === 'items' && damage.at.length > 1;
    const isQuiet =
      costsNothing(operationId, damage) ||
      isDoneWithout(operationId, damage) ||
      spares.includes(operationId);
    return [
      ...pageFaults(shown, stands),
      ...gone.map(([one]) => `it took ${one} with it`),
      ...(isOneOfThree && rows !== undefined && count(rows) < 2
        ? ['it took other rows with it']
        : []),
      ...(!isQuiet && count(words) === 0 ? ['missing without a word'] : []),
    ];
  });
}

describe('an answer with one thing wrong costs only its own place', () => {
  it.each(cases)('$operationId on $name', async ({ name, screen, operationId }) => {
    await speak();
    const all = damagesOf(fewOf(operationId, screen));
    const kept = keptDamages[`${name} ${operationId}`] ?? [];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...all), async (damage) => {
        expect(await faultsOf(screen, operationId, damage)).toEqual([]);
      }),
      { ...runs(4), examples: kept.map((one): [Damage] => [one]) },
    );
  });
});
