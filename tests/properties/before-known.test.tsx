import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { speak } from '../support/render.tsx';
import { exampleOf } from './contract.ts';
import { listening, noted, noteListeners } from './listening.ts';
import { screensUnderTest, type ScreenUnderTest } from './screens.ts';
import { held, show } from './show.tsx';

/*
 * What the issuer may leave out stands nowhere for a moment either: before the settings are known, a page has
 * nothing to press or to fill in that it has not where they leave all of it out.
 */

vi.mock(import('../../src/shell/session/other-tabs.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, listenToOtherTabs: noted('other tabs', original.listenToOtherTabs) };
});
vi.mock(import('../../src/shell/flows/drafts.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, whenForgotten: noted('drafts', original.whenForgotten) };
});

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
  beforeEach(noteListeners);
  beforeAll(async () => {
    await speak();
    await loadTexts(...screens.flatMap((screen) => screen.texts));
  });

  it.each(Object.entries(screensUnderTest))(
    'nothing of it is offered, and the page leaves nobody listening: %s',
    async (_, screen) => {
      const least = await controlsWith(screen, exampleOf('getSettingInfo', 'empty'));
      const before = listening();
      const early = await controlsWith(screen, held);
      // What listens for the page goes with it.
      expect(listening()).toEqual(before);
      expect(early.filter((control) => !least.includes(control))).toEqual([]);
      expect(early).not.toEqual([]);
    },
  );
});
