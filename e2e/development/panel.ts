import type { Locator, Page } from '@playwright/test';

/** The developer's panel, found by roles and texts. */
export class Panel {
  readonly page: Page;
  readonly element: Locator;

  constructor(page: Page) {
    this.page = page;
    this.element = page.getByRole('complementary', { name: 'Developer’s panel' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Dev', exact: true }).click();
  }

  get filterField(): Locator {
    return this.element.getByRole('searchbox');
  }

  /** All operations of the list, unfolded or folded. */
  get operationGroups(): Locator {
    return this.element.getByRole('region', { name: 'Answer the next call' }).getByRole('group');
  }

  /** The buttons of all displayed answers. */
  get answerButtons(): Locator {
    return this.operationGroups.getByRole('button').filter({ hasNotText: /^Order$/ });
  }

  operationGroup(operationId: string): Locator {
    return this.operationGroups.filter({ has: this.page.getByText(operationId, { exact: true }) });
  }

  /** Orders an answer with two clicks: on the operation and on the answer. */
  async order(operationId: string, answer: string): Promise<void> {
    await this.operationGroup(operationId).getByText(operationId, { exact: true }).click();
    await this.operationGroup(operationId)
      .getByRole('button', { name: answer, exact: true })
      .click();
  }

  get orderStatus(): Locator {
    return this.element.getByRole('status', { name: 'Ordered' });
  }

  get noOrderText(): Locator {
    return this.orderStatus.getByText('Nothing is ordered');
  }

  /** The last calls of an operation, newest first. */
  callRows(operationId: string): Locator {
    return this.element
      .getByRole('region', { name: 'Last calls' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: operationId, exact: true }) });
  }
}
