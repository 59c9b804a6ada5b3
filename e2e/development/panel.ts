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
  get operations(): Locator {
    return this.element.getByRole('region', { name: 'Answer the next call' }).getByRole('group');
  }

  /** The buttons of all displayed answers. */
  get answerButtons(): Locator {
    return this.operations.getByRole('button').filter({ hasNotText: /^Order$/ });
  }

  operation(operationId: string): Locator {
    return this.operations.filter({ has: this.page.getByText(operationId, { exact: true }) });
  }

  /** Orders an answer with two clicks: on the operation and on the answer. */
  async order(operationId: string, answer: string): Promise<void> {
    await this.operation(operationId).getByText(operationId, { exact: true }).click();
    await this.operation(operationId).getByRole('button', { name: answer, exact: true }).click();
  }

  get orders(): Locator {
    return this.element.getByRole('status', { name: 'Ordered' });
  }

  get noOrderText(): Locator {
    return this.orders.getByText('Nothing is ordered');
  }

  /** The last calls of an operation, newest first. */
  calls(operationId: string): Locator {
    return this.element
      .getByRole('region', { name: 'Last calls' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: operationId, exact: true }) });
  }
}
