import { expect, type Locator, type Page } from '@playwright/test';
import { unhurried } from './portal.ts';
import type { Translate } from './texts.ts';

/** Entries of the search form. Omitted fields stay as they are. */
export type Entry = {
  keyword?: string;
  /** The text of the option. */
  month?: string;
  priceFrom?: string;
  priceTo?: string;
  /** yyyy-MM-dd */
  dateFrom?: string;
  dateTo?: string;
  target?: string;
};

/** The bill list, found by roles and texts: a table, or cards on a phone. */
export class BillList {
  readonly page: Page;
  readonly #t: Translate;
  #hasSubmitted = false;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.#t = t;
  }

  get form(): Locator {
    return this.page.getByRole('search', { name: this.#t('bills.search.region') });
  }

  field(name: 'keyword' | 'priceFrom' | 'priceTo' | 'publicationDateFrom' | 'publicationDateTo') {
    return this.form.getByLabel(this.#t(`bills.search.${name}`), { exact: true });
  }

  get month(): Locator {
    return this.form.getByLabel(this.#t('bills.search.publicationMonth'), { exact: true });
  }

  get chips(): Locator {
    return this.page.getByRole('list', { name: this.#t('bills.chips.region') });
  }

  /** The rows of bills, without the rows of unfolded details and messages. */
  get bills(): Locator {
    return this.page.getByRole('row').filter({
      has: this.page.getByRole('checkbox', {
        name: new RegExp(`^${this.#t('downloads.row.select')}: `),
      }),
    });
  }

  bill(number: string): Locator {
    return this.bills.filter({ hasText: number });
  }

  /** Waits until the list displays this range of this total. */
  async expectRange(from: number, to: number, total: number): Promise<void> {
    const format = new Intl.NumberFormat('en-US');
    const values = {
      from: format.format(from),
      to: format.format(to),
      total: format.format(total),
    };
    await expect(
      this.page.getByRole('status').filter({ hasText: this.#t('downloads.list.range', values) }),
    ).toBeVisible();
    await expect(this.page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    await expect(this.bills).toHaveCount(to - from + 1);
  }

  /** Waits until this number of conditions is applied and the list is updated. */
  async expectConditions(count: number): Promise<void> {
    const more = count > 1 ? 1 : 0;
    await expect(this.chips.getByRole('button')).toHaveCount(count + more);
    await expect(this.page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  }

  /** Unfolds the form, which is folded on a phone. */
  async openForm(): Promise<void> {
    const opener = this.form.getByRole('button', { name: this.#t('bills.search.show') });
    if (await opener.isVisible()) {
      if (this.#hasSubmitted) await unhurried(this.page);
      await opener.click();
    }
    await expect(this.field('keyword')).toBeVisible();
  }

  async openMore(): Promise<void> {
    // <summary> has no role.
    const target = this.form.getByLabel(this.#t('bills.search.searchTargetId'), { exact: true });
    if (!(await target.isVisible()))
      await this.form.getByText(this.#t('bills.search.more')).click();
    await expect(target).toBeVisible();
  }

  async enter(entry: Entry): Promise<void> {
    await this.openForm();
    const { keyword, month, priceFrom, priceTo, dateFrom, dateTo, target } = entry;
    if (keyword !== undefined) await this.field('keyword').fill(keyword);
    if (month !== undefined) await this.month.selectOption({ label: month });
    if (priceFrom !== undefined) await this.field('priceFrom').fill(priceFrom);
    if (priceTo !== undefined) await this.field('priceTo').fill(priceTo);
    if ((dateFrom ?? dateTo ?? target) === undefined) return;
    await this.openMore();
    if (dateFrom !== undefined) await this.field('publicationDateFrom').fill(dateFrom);
    if (dateTo !== undefined) await this.field('publicationDateTo').fill(dateTo);
    if (target !== undefined) {
      await this.form.getByLabel(this.#t('bills.search.searchTargetId')).selectOption(target);
    }
  }

  async submit(): Promise<void> {
    if (this.#hasSubmitted) await unhurried(this.page);
    this.#hasSubmitted = true;
    await this.form
      .getByRole('button', { name: this.#t('bills.search.submit'), exact: true })
      .click();
  }

  async search(entry: Entry): Promise<void> {
    await this.enter(entry);
    await this.submit();
  }

  /** Removes all conditions and searches for one bill by its number. */
  async find(number: string): Promise<Locator> {
    await this.openForm();
    await this.form.getByRole('button', { name: this.#t('bills.search.reset') }).click();
    await this.search({ keyword: number });
    await expect(this.bills).toHaveCount(1);
    return this.bill(number);
  }
}
