import { beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { speak } from '../support/render.tsx';
import { exampleOf } from './contract.ts';
import { screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { held, show } from './show.tsx';

/*
 * What the issuer may leave out stands nowhere for a moment either: before the settings are known, a page has
 * nothing to press or to fill in that it has not where they leave all of it out.
 */

/** What a page has to press or to fill in, as it is said. */
const controls = (): string[] =>
  Array.from(document.body.querySelectorAll('a, button, input, select, textarea'), (element) =>
    [
      element.localName,
      element.getAttribute('href') ?? element.getAttribute('name'),
      element.getAttribute('aria-label') ?? element.textContent,
    ].join(' '),
  );

const controlsWith = ({ path, operations, examples }: ScreenUnderTest, settings: unknown) =>
  show(
    path,
    {
      ...Object.fromEntries(operations.map((one) => [one, exampleOf(one, examples?.[one])])),
      getSettingInfo: settings,
    },
    controls,
  );

describe('before it is known what the issuer offers', () => {
  beforeAll(async () => {
    await speak();
    await loadTexts(...screens.flatMap((screen) => screen.texts));
  });

  it.each(Object.entries(screensUnderTest))('nothing of it is offered: %s', async (_, screen) => {
    const least = await controlsWith(screen, exampleOf('getSettingInfo', 'empty'));
    const early = await controlsWith(screen, held);
    expect(early.filter((control) => !least.includes(control))).toEqual([]);
    expect(early).not.toEqual([]);
  });
});
