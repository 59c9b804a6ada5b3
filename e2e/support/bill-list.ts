import { expect, type Locator } from '@playwright/test';
import { passClickGuard, Screen } from './portal.ts';

/** Entries of the search form. Omitted fields stay as they are. */
export type SearchEntries = {
  keyword?: string;
  /** The text of an option of the month field. */
  month?: string;
  priceFrom?: string;
  priceTo?: string;
  /** yyyy-MM-dd */
  dateFrom?: string;
  dateTo?: string;
  searchTarget?: string;
};

/** The bill list, found by roles and texts: a table, or cards on a phone. */
export class BillList extends Screen {
  #hasSubmitted = false;

  get form(): Locator {
    return this.page.getByRole('search', { name: this.t('bills.search.region') });
  }

  override field(
    name: 'keyword' | 'priceFrom' | 'priceTo' | 'publicationDateFrom' | 'publicationDateTo',
  ) {
    return this.form.getByLabel(this.t(`bills.search.${name}`), { exact: true });
  }

  get monthField(): Locator {
    return this.form.getByLabel(this.t('bills.search.publicationMonth'), { exact: true });
  }

  get conditionChips(): Locator {
    return this.page.getByRole('list', { name: this.t('bills.chips.region') });
  }

  /** The rows of bills, without the rows of unfolded details and messages. */
  get bills(): Locator {
    return this.page.getByRole('row').filter({
      has: this.page.getByRole('checkbox', {
        name: new RegExp(`^${this.t('downloads.row.select')}: `),
      }),
    });
  }

  bill(billNumber: string): Locator {
    return this.bills.filter({ hasText: billNumber });
  }

  /** Unfolds the details of a bill. */
  async unfold(bill: Locator): Promise<void> {
    await bill.getByRole('button', { name: new RegExp(`^${this.t('bills.row.details')}`) }).click();
  }

  /** Returns the element with the actions of a bill: its row, or on a phone its details after unfolding them. */
  async actionsOf(bill: Locator): Promise<Locator> {
    const headings = this.page.getByRole('columnheader').getByRole('button');
    if ((await headings.count()) > 0) return bill;
    await this.unfold(bill);
    return this.page.locator('tbody');
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
      this.page.getByRole('status').filter({ hasText: this.t('downloads.list.range', values) }),
    ).toBeVisible();
    await expect(this.page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    await expect(this.bills).toHaveCount(to - from + 1);
  }

  /** Waits until this number of conditions is applied and the list is updated. */
  async expectConditions(count: number): Promise<void> {
    const clearAllButton = count > 1 ? 1 : 0;
    await expect(this.conditionChips.getByRole('button')).toHaveCount(count + clearAllButton);
    await expect(this.page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  }

  /** The panel with the conditions that do not fit in the line of the form. */
  get panel(): Locator {
    return this.form.getByRole('dialog', { name: this.t('bills.search.panel') });
  }

  /** The button that opens the panel. Its text contains the number of conditions in use. */
  get panelButton(): Locator {
    return this.form.getByRole('button', { name: new RegExp(`^${this.t('bills.search.more')}`) });
  }

  get submitButton(): Locator {
    return this.form.getByRole('button', { name: this.t('bills.search.submit'), exact: true });
  }

  async openPanel(): Promise<void> {
    if (await this.panel.isVisible()) return;
    if (this.#hasSubmitted) await passClickGuard(this.page);
    await this.panelButton.click();
    await expect(this.panel).toBeVisible();
  }

  async enter(entries: SearchEntries): Promise<void> {
    const { keyword, month, priceFrom, priceTo, dateFrom, dateTo, searchTarget } = entries;
    await expect(this.field('keyword')).toBeVisible();
    if (keyword !== undefined) await this.field('keyword').fill(keyword);
    // On a phone, the form shows only the keywords; all other fields are in the panel.
    const hasOtherEntries = (month ?? priceFrom ?? priceTo) !== undefined;
    if (hasOtherEntries && !(await this.field('priceFrom').isVisible())) await this.openPanel();
    if (month !== undefined) await this.monthField.selectOption({ label: month });
    if (priceFrom !== undefined) await this.field('priceFrom').fill(priceFrom);
    if (priceTo !== undefined) await this.field('priceTo').fill(priceTo);
    if ((dateFrom ?? dateTo ?? searchTarget) === undefined) return;
    await this.openPanel();
    if (dateFrom !== undefined) await this.field('publicationDateFrom').fill(dateFrom);
    if (dateTo !== undefined) await this.field('publicationDateTo').fill(dateTo);
    if (searchTarget !== undefined)
      await this.form.getByLabel(this.t('bills.search.searchTargetId')).selectOption(searchTarget);
  }

  async submit(): Promise<void> {
    if (this.#hasSubmitted) await passClickGuard(this.page);
    this.#hasSubmitted = true;
    const name = this.t('bills.search.submitAll');
    const isOpen = await this.panel.isVisible();
    await (isOpen ? this.panel.getByRole('button', { name }) : this.submitButton).click();
  }

  async search(entries: SearchEntries): Promise<void> {
    await this.enter(entries);
    await this.submit();
  }

  /** Removes all conditions and searches for one bill by its number. */
  async findBill(billNumber: string): Promise<Locator> {
    await this.openPanel();
    await this.panel.getByRole('button', { name: this.t('bills.search.reset') }).click();
    await this.panel.getByRole('button', { name: this.t('common.close') }).click();
    await this.search({ keyword: billNumber });
    await expect(this.bills).toHaveCount(1);
    return this.bill(billNumber);
  }
}
