import { beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { speak } from '../support/render.tsx';
import { cut, exampleOf } from './contract.ts';
import { pageFaults } from './faults.ts';
import { screensUnderTest } from './screens.ts';
import { show } from './show.tsx';

/*
 * An issuer may call several things the same: files, notices, groups of a form, options. They are told apart by what
 * the API knows them by, never by what they are called.
 */

const isWords = (name: string): boolean => /(name|title|label|text|body|note)$/i.test(name);

/** The same answer, in whose lists all are called what the first is. */
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

describe('things of one name are each there', () => {
  beforeAll(async () => {
    await speak();
    await loadTexts(...screens.flatMap((screen) => screen.texts));
  });

  it.each(Object.entries(screensUnderTest))('on %s', async (_, screen) => {
    const { path, operations, examples, stands } = screen;
    const given = operations.map((one) => [one, cut(exampleOf(one, examples?.[one]))] as const);
    const same = Object.fromEntries(given.map(([one, answer]) => [one, alike(answer)]));
    expect(await show(path, same, (shown) => pageFaults(shown, stands))).toEqual([]);
  });
});
