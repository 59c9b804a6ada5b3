import type { Page } from '@playwright/test';
import { formats } from '../src/forms/formats.ts';
import { fewOddStrings } from './support/odd-strings.ts';
import { expect, test } from './support/test.ts';

/*
 * A few unusual strings in a real browser. All 500 are tested in tests/pages/auth/odd-login.test.ts and in
 * the odd-*.test.ts of each area.
 */

/** The text after UTF-8 encoding, which replaces half surrogate pairs. */
const utf8 = (text: string | undefined): string => Buffer.from(text ?? '').toString();

/** The result of one string in a field: its value before and after, and whether it was rejected. */
type Outcome = { name: string; entered: string; left: string; isRefused: boolean };

/**
 * Enters each string like a keyboard, submits the form and waits for the result. This runs in the page:
 * typing from outside would take minutes.
 */
function enterAll(page: Page, names: string[]): Promise<Outcome[]> {
  return page.evaluate(
    async ([fieldNames, texts]) => {
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      // Deferred rendering (a navigation) is done by then.
      const leisure = () => new Promise((resolve) => requestIdleCallback(resolve));
      const fieldOf = (name: string): HTMLInputElement => {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (!field) throw new Error(`The field ${name} has gone.`);
        return field;
      };
      const outcomes: Outcome[] = [];
      for (const text of texts) {
        for (const name of fieldNames) {
          // React ignores changes by `value`.
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

test('unusual strings at the login are rejected or sent unchanged, and have no side effect', async ({
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
  // A password stays as entered. A login ID is normalised. FormData replaces half surrogate pairs.
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
