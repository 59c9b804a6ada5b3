import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { toPseudoText } from '../../src/i18n/pseudo.ts';
import { paths } from '../../src/lib/paths.ts';
import { routes } from '../../src/lib/routes.ts';
import { BillList } from '../support/bill-list.ts';
import { PageCalls } from '../support/page-calls.ts';
import { savePicture } from '../support/pictures.ts';
import { textsOf } from '../support/texts.ts';
import { expect, test as base } from './examples-test.ts';
import { findFaults } from './text-faults.ts';

/** Every text in a JSON value. An HTML text counts as the texts between its tags. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.split(/<[^>]*>/).map((part) => part.replaceAll(/\s+/g, ' ').trim());
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every example anywhere in the contract. */
function examplesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    key === 'examples' ? [child] : examplesIn(child),
  );
}

/** Reads the issuer's texts from the contract's examples, the longest first. They are not translated (S3). */
function readIssuerTexts(): string[] {
  const contract: unknown = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
  const texts = examplesIn(contract).flatMap(textsIn);
  return [...new Set(texts)]
    .filter((text) => text.length > 1 && /\p{L}/u.test(text))
    .toSorted((a, b) => b.length - a.length);
}

// File types have the same name in every language.
const allowedTexts = [...readIssuerTexts(), 'PDF', 'CSV'];

const phoneSize = { width: 390, height: 844 };

/** Collects the faults of the texts in each state that a test opens. */
class Inspector {
  readonly #faults: string[] = [];
  readonly #page: Page;
  readonly #calls: PageCalls;
  readonly #pictureFolder: string;

  constructor(page: Page, context: BrowserContext, pictureFolder: string) {
    this.#page = page;
    this.#calls = new PageCalls(page, context);
    this.#pictureFolder = pictureFolder;
  }

  /**
   * Checks the page once all calls are answered. The window gets the height of the page, because a browser does not
   * render content outside the window. Saves a picture in reports/pseudo-language.
   *
   * @param faultKinds `misfits` for a page whose texts are not translated, but must fit
   */
  async checkState(state: string, faultKinds: 'all' | 'misfits' = 'all'): Promise<void> {
    const page = this.#page;
    await this.#calls.settle();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...phoneSize, height: Math.max(phoneSize.height, height) });
    await savePicture(page, `reports/pseudo-language/${this.#pictureFolder}/${state}.png`);
    const { unmarkedTexts, misfits } = await findFaults(page, allowedTexts);
    const faults = faultKinds === 'all' ? [...unmarkedTexts, ...misfits] : misfits;
    this.#faults.push(...faults.map((fault) => `${state}: ${fault}`));
    await page.setViewportSize(phoneSize);
  }

  expectNoFaults(): void {
    expect(this.#faults, 'texts that are not translated, or do not fit at 390 px').toEqual([]);
  }
}

/** The portal in the pseudo-language; `t` returns the texts as displayed. */
const test = base.extend<{ inspector: Inspector; billList: BillList }>({
  t: async ({ language }, provide) => provide(textsOf(language, toPseudoText)),

  page: async ({ page, language }, provide) => {
    await page.addInitScript((stored) => {
      localStorage.setItem('language', stored);
      sessionStorage.setItem('pseudo-language', 'on');
    }, language);
    await provide(page);
  },

  billList: async ({ page, t }, provide) => provide(new BillList(page, t)),

  inspector: async ({ page, context, language }, provide) => {
    const inspector = new Inspector(page, context, language);
    await provide(inspector);
    inspector.expectNoFaults();
  },
});

test.use({ viewport: phoneSize, isMobile: true, hasTouch: true });

for (const language of ['ja', 'en'] as const) {
  test.describe(`in the pseudo-language made of ${language}`, () => {
    test.use({ language });

    test('every screen fits when it opens', async ({ page, portal, mock, inspector }) => {
      await portal.open(paths.top());
      await expect(portal.heading('top.title')).toBeVisible();
      for (const [name, { path, layout }] of Object.entries(routes)) {
        // Without this answer, each page would redirect to the login of the link.
        if (layout === 'downloadUrl')
          await mock.setNextAnswer('getDownloadUrlState', { example: 'loggedIn' });
        await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
        await portal.goWithin(`/${path.replace(':token', 'any-token').replace('*', 'nowhere')}`);
        // A new page moves the focus to its heading or message.
        await expect(page.locator(':focus')).toBeVisible();
        await inspector.checkState(name);
      }
    });
  });
}

// English texts are longer.
test.describe('in the pseudo-language', () => {
  test.use({ language: 'en' });

  test('the bill list fits with conditions, errors, details and a selection', async ({
    billList,
    portal,
    page,
    t,
    mock,
    inspector,
  }) => {
    await portal.open(paths.bills());
    await expect(billList.bills.first()).toBeVisible();
    const reversedRange = { priceFrom: '9', priceTo: '1', dateTo: '2026-01-01' };
    await billList.search({ keyword: 'a b c d e f', ...reversedRange });
    await expect(billList.field('keyword')).toBeFocused();
    await inspector.checkState('bills-wrong-entry');

    await billList.search({
      keyword: '2026',
      priceFrom: '',
      priceTo: '60000',
      dateTo: '',
      searchTarget: 'title',
    });
    await billList.expectConditions(3);
    const details = new RegExp(`^${t('bills.row.details')}`);
    await billList.bills.first().getByRole('button', { name: details }).click();
    await billList.bills.getByRole('checkbox', { disabled: false }).first().check();
    await inspector.checkState('bills-narrowed');

    await mock.setNextAnswer('downloadBillPdf', { kind: 'drop' });
    await billList.bills.getByRole('button', { name: /PDF/, disabled: false }).first().click();
    await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
    await inspector.checkState('bills-failed-download');

    await mock.setNextAnswer('searchBills', { example: 'empty' });
    await billList.search({ keyword: '1' });
    await expect(page.getByRole('button', { name: t('bills.result.clear') })).toBeVisible();
    await inspector.checkState('bills-nothing-found');
  });

  test('form parts with errors fit', async ({ portal, page, inspector }) => {
    await portal.open('/_parts');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0);
    await inspector.checkState('parts', 'misfits');
  });
});
