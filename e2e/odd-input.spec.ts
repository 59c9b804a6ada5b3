import type { Page } from '@playwright/test';
import type { Format } from '../src/forms/field-spec.ts';
import { formats, verificationCode } from '../src/forms/formats.ts';
import { paths } from '../src/lib/paths.ts';
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

const formatOf: Readonly<Record<string, 'loginId' | 'mailAddress'>> = {
  loginId: 'loginId',
  mailAddress: 'mailAddress',
  registeredMailAddress: 'mailAddress',
};

test('odd strings in the forms of whoever has no login yet: none is lost, none does anything', async ({
  portal,
  page,
  watch,
  mock,
}) => {
  watch.allowFailedCalls();
  const forms: [path: string, names: string[]][] = [
    [paths.passwordReissue(), ['registeredMailAddress', 'loginId']],
    [paths.applyMailAddress(), ['mailAddress']],
    [paths.applyCustomer('demo-registration-agreed'), ['loginId', 'customerName', 'address']],
  ];
  for (const [path, names] of forms) {
    await portal.open(path);
    await expect(page.locator(`input[name=${names[0]}]`)).toBeVisible();
    const outcomes = await enterAll(page, names);
    expect(outcomes).toHaveLength(names.length * fewOddStrings.length);
    // What is refused stays as it was typed, but for what its format makes regular.
    const lost = outcomes.filter(({ name, entered, left }) => {
      const { tidy } = formats[formatOf[name] ?? 'text'];
      return utf8(left) !== utf8(tidy?.(entered));
    });
    expect(lost).toEqual([]);
    expect(outcomes.filter(({ isRefused }) => isRefused).length).toBeGreaterThan(20);
    await expect(page).not.toHaveTitle(/ran|^1$/);
  }
  expect(await mock.callsOf('registerCustomer')).toEqual([]);
});

test('odd strings as confirmation codes: none is sent, none is lost', async ({
  begin,
  page,
  t,
  mock,
}) => {
  await begin(paths.verify(), 'verify-user');
  await page.getByRole('button', { name: t('password.verify.send'), exact: true }).click();
  await expect(page.locator('input[name=verificationCode]')).toBeFocused();
  const outcomes = await enterAll(page, ['verificationCode']);
  expect(outcomes).toHaveLength(fewOddStrings.length);
  expect(outcomes.filter(({ isRefused }) => !isRefused)).toEqual([]);
  const lost = outcomes.filter(
    ({ entered, left }) => utf8(left) !== utf8(verificationCode.tidy?.(entered)),
  );
  expect(lost).toEqual([]);
  expect(await mock.callsOf('checkVerificationCode')).toEqual([]);
});

test('odd strings in the forms of a customer: none is sent unseen, none is lost', async ({
  begin,
  portal,
  page,
  mock,
  watch,
}) => {
  watch.allowFailedCalls();
  const { phoneNumber, postalCode, text, mailAddress } = formats;

  await test.step('registered information', async () => {
    await begin(paths.userEdit());
    // No text is both a phone number and a postal code: none leads to the confirmation.
    const names = ['phoneNumber', 'postalCode', 'customerName'];
    await expect(page.locator('input[name=phoneNumber]')).toBeVisible();
    const outcomes = await enterAll(page, names);
    expect(outcomes).toHaveLength(names.length * fewOddStrings.length);
    const formatBy: Readonly<Record<string, Format>> = {
      phoneNumber,
      postalCode,
      customerName: text,
    };
    const lost = outcomes.filter(
      ({ name, entered, left }) => utf8(left) !== utf8(formatBy[name]?.tidy?.(entered)),
    );
    expect(lost).toEqual([]);
    expect(outcomes.filter(({ isRefused }) => isRefused).length).toBeGreaterThan(30);
    expect(await mock.callsOf('submitChangeRequest')).toEqual([]);
  });

  await test.step('mail addresses', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await portal.open(paths.mailEdit());
    await expect(page.locator('input[name=mailAddress]')).toBeVisible();
    // The same in both: even an address that is one is there twice, and none leads to a save.
    const names = ['mailAddress', 'subMailAddressList.0.subMailAddress'];
    const outcomes = await enterAll(page, names);
    expect(outcomes).toHaveLength(names.length * fewOddStrings.length);
    const lost = outcomes.filter(
      ({ entered, left }) => utf8(left) !== utf8(mailAddress.tidy?.(entered)),
    );
    expect(lost).toEqual([]);
    const isSub = ({ name }: { name: string }): boolean => name.startsWith('sub');
    expect(outcomes.filter((one) => isSub(one) && !one.isRefused)).toEqual([]);
    expect(await mock.callsOf('updateMailAddresses')).toEqual([]);
  });
});

/** The entry as the form writes it once it is searched for: words, each once. */
const words = (text: string): string =>
  utf8([...new Set(text.split(/\s+/u).filter((word) => word !== ''))].join(' '));

test('odd strings in the search for bills, and in its address: what is not valid is left out', async ({
  begin,
  portal,
  list,
  page,
  watch,
}) => {
  // An id that could be one, and is none, is for the server to refuse.
  watch.allowFailedCalls();
  // Among few bills, so that the time goes into the strings.
  await begin('/bapPublishedBillAppSearch?priceTo=30000&perPage=10&page=1');
  await list.expectConditions(1);

  await test.step('keywords', async () => {
    const outcomes = await enterAll(page, ['keyword']);
    for (const { entered, left, isRefused } of outcomes) {
      if (isRefused) expect(left).toBe(entered);
      else expect(words(left)).toBe(words(entered));
    }
    expect(outcomes.filter(({ isRefused }) => !isRefused).length).toBeGreaterThan(10);
    await list.search({ keyword: 'INV-', priceTo: '' });
    await expect(list.bills).toHaveCount(10);
  });

  await test.step('amounts', async () => {
    const outcomes = await enterAll(page, ['priceFrom', 'priceTo']);
    const lost = outcomes.filter(({ entered, left, isRefused }) => isRefused && entered !== left);
    expect(lost).toEqual([]);
    const understood = outcomes.filter(
      ({ entered, isRefused }) => !isRefused && /\p{Nd}/u.test(entered),
    );
    expect(understood.length).toBeGreaterThan(2);
    await list.search({ keyword: '', priceFrom: '', priceTo: '' });
    await list.expectRange(1, 10, 1200);
  });

  await test.step('the address', async () => {
    await page.evaluate(async (values) => {
      const names =
        'publicationMonth publicationDateFrom publicationDateTo billTypeId statusId keyword ' +
        'searchTargetId priceFrom priceTo sort page perPage x';
      for (const value of values) {
        history.pushState(
          null,
          '',
          `?${new URLSearchParams(names.split(' ').map((name) => [name, value]))}`,
        );
        dispatchEvent(new PopStateEvent('popstate'));
        do await new Promise((resolve) => setTimeout(resolve, 10));
        while (document.querySelector('[aria-busy=true]'));
      }
    }, fewOddStrings);
    await portal.open('/bapPublishedBillAppSearch?perPage=10&page=1');
    await list.expectRange(1, 10, 1200);
  });
});
