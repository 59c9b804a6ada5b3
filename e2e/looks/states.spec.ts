import type { Page } from '@playwright/test';
import { routeNames } from '../../contract/lib/screen-titles.ts';
import { screenAddressOf, type ScreenState } from '../../mocks/states/screen-states.ts';
import type { RouteName } from '../../src/lib/routes.ts';
import { hasPictures } from '../support/pictures.ts';
import { waitForState } from '../support/screen-state.ts';
import { expect, test } from '../support/test.ts';

test.use({ webServer: 'development' });

/** The facts that distinguish two states: texts, entries, images, links, and marked or disabled elements. */
const visibleFactsOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll<HTMLElement>('body > *')].map(
        (element) => element.innerText,
      ),
      ...[...document.querySelectorAll('input, select, textarea, img, button, dialog, a')].map(
        (element) =>
          ['value', 'checked', 'src', 'href', 'disabled', 'ariaInvalid', 'open']
            .map((name) => String(Reflect.get(element, name)))
            .join(),
      ),
    ].join('\n'),
  );

/** Whether tests/properties covers the state, which an example of the contract shows. Only test:looks opens it. */
const isCoveredByExample = ({ name, steps, answers }: ScreenState): boolean =>
  name === 'maintenance' ||
  (name !== 'long-names' && steps.length === 0 && answers.some(({ example }) => example));

/** An address may end with the token of a mailed link. Every address without a screen shows the error page. */
const addressPatternOf = (screen: RouteName): RegExp =>
  screen === 'error' ? /./ : new RegExp(`^/demo/mypage${screenAddressOf(screen)}(/[^/]+)?$`);

/** The number of tests for a screen: several if one test of all states would take too long. */
const testCountOf = (screen: RouteName): number => {
  if (!hasPictures) return 1;
  return screen === 'bills' ? 4 : 2;
};

for (const screen of routeNames) {
  const testCount = testCountOf(screen);
  for (let testIndex = 0; testIndex < testCount; testIndex += 1) {
    test(`the states of ${screen} differ and pass the checks, part ${testIndex + 1}`, async ({
      page,
      servers,
      faultWatch,
      checkLook,
      language,
    }, { project }) => {
      faultWatch.allowFailedCalls();
      const screenStates = servers.mock.statesOf(screen);
      // npm test opens one half of the states on the desktop, and the other half on the phone.
      const halfOfProject = project.name === 'desktop-ja' ? 0 : 1;
      const states = hasPictures
        ? screenStates.filter((_, index) => index % testCount === testIndex)
        : screenStates
            .filter((state) => !isCoveredByExample(state))
            .filter((_, index) => index % 2 === halfOfProject);
      const stateByLook = new Map<string, string>();
      for (const { name, endsAt } of states) {
        await test.step(`the state ${name}`, async () => {
          await page.goto(`/demo/mypage${screenAddressOf(screen)}?state=${name}`);
          await waitForState(page, name);
          expect(new URL(page.url()).pathname).toMatch(addressPatternOf(endsAt));
          await page.evaluate(() => document.querySelector('[data-dev]')?.remove());
          const pageText = await visibleFactsOf(page);
          expect(stateByLook.get(pageText), `a state that looks like ${name}`).toBeUndefined();
          stateByLook.set(pageText, name);
          await checkLook(`${screen}-${name}`);
          // An issuer without English has stored Japanese.
          await page.evaluate((code) => localStorage.setItem('language', code), language);
        });
      }
    });
  }
}

test('an address without a screen shows the catch-all page', async ({ page, checkLook }) => {
  await page.goto('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.querySelector('[data-dev]')?.remove());
  await checkLook('wrong-address');
});
