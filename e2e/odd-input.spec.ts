import type { Page } from '@playwright/test';
import { formats } from '../src/forms/formats.ts';
import { fewOddStrings } from './support/odd-strings.ts';
import { expect, test } from './support/test.ts';

/*
 * Some odd strings typed, sent and put into the address. All 500 go through rules, schemas and addresses
 * in tests/pages/auth/odd-login.test.ts and tests/pages/bills/search/odd-search.test.ts.
 */

/** As it comes out of the page, and goes into every address: half a surrogate pair does not. */
const utf8 = (text: string | undefined): string => Buffer.from(text ?? '').toString();

/** What one string did in a field, by its name: its value before and after, and whether it was refused. */
type Outcome = { name: string; entered: string; left: string; isRefused: boolean };

/**
 * Enters each string as typing does, sends the form and waits until the page is at rest. All in the
 * page, since typing them from outside would be minutes of talking to the browser.
 */
function enterAll(page: Page, names: string[]): Promise<Outcome[]> {
  return page.evaluate(
    async ([fieldNames, texts]) => {
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      // What is drawn without hurry (a navigation) is drawn by then.
      const leisure = () => new Promise((resolve) => requestIdleCallback(resolve));
      const fieldOf = (name: string): HTMLInputElement => {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (!field) throw new Error(`The field ${name} has gone.`);
        return field;
      };
      const outcomes: Outcome[] = [];
      for (const text of texts) {
        for (const name of fieldNames) {
          // Not by `value`, whose changes React takes for its own.
          fieldOf(name).setRangeText(text, 0, fieldOf(name).value.length);
          fieldOf(name).dispatchEvent(new Event('input', { bubbles: true }));
        }
        const entered = fieldNames.map((name) => fieldOf(name).value);
        fieldOf(fieldNames[0] ?? '').form?.requestSubmit();
        do {
          await nextTask();
          await leisure();
          await nextTask();
          await leisure();
        } while (document.querySelector('[aria-busy=true]'));
        for (const [index, name] of fieldNames.entries()) {
          const { value: left, ariaInvalid } = fieldOf(name);
          outcomes.push({
            name,
            entered: entered[index] ?? '',
            left,
            isRefused: ariaInvalid === 'true',
          });
        }
      }
      return outcomes;
    },
    [names, fewOddStrings] as const,
  );
}

test('odd strings at the login: none gets in, none is lost, none does anything', async ({
  portal,
  page,
  watch,
  mock,
}) => {
  watch.allowFailedCalls();
  await portal.open();
  await page.waitForLoadState('networkidle');
  const outcomes = await enterAll(page, ['loginId', 'password']);
  expect(outcomes).toHaveLength(2 * fewOddStrings.length);
  // A password stays as it was typed; a login ID is made regular and shown so. A form's data holds no half
  // surrogate pairs.
  const { tidy } = formats.loginId;
  const changed = outcomes.filter(({ name, entered, left }) =>
    name === 'loginId' ? left !== tidy?.(utf8(entered)) : left !== entered,
  );
  expect(changed).toEqual([]);
  expect(outcomes.filter(({ isRefused }) => isRefused).length).toBeGreaterThan(5);
  expect((await mock.callsOf('login')).length).toBeGreaterThan(7);
  await expect(page).toHaveTitle(/^ログイン/);

  await portal.enterLogin('demo-user');
  await expect(portal.heading('top.title')).toBeVisible();
});
