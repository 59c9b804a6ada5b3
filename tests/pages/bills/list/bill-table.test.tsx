import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { searchBills } from '../../../../generated/hooks/bills/bills.ts';
import type { BillList } from '../../../../generated/model/billList.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { createStore } from '../../../../src/lib/store.ts';
import { BillTable } from '../../../../src/pages/bills/list/BillTable.tsx';
import type { RowActions } from '../../../../src/pages/bills/row-actions.ts';
import { countInSight } from '../../../../src/shell/downloads/list/row-parts.tsx';
import { startMockApi } from '../../../support/mock-api.ts';

startMockApi();
beforeAll(() => loadTexts('bills', 'downloads', 'common', 'ui'));

const nothing = (): void => undefined;
const actions: RowActions = {
  select: nothing,
  toggle: nothing,
  changeStatus: nothing,
  showHistory: nothing,
  download: nothing,
  preview: undefined,
  changed: nothing,
};
const opened = createStore<ReadonlySet<string>>(new Set());

const tableOf = (list: BillList, selected: ReadonlyMap<string, unknown>) => (
  <BillTable
    list={list}
    columns={[]}
    selected={selected}
    opened={opened}
    downloads={{}}
    actions={actions}
    onSelectPage={nothing}
    stale={false}
  />
);

it('shows at once which of the rows in sight are selected, and then all others', async () => {
  const answer = await searchBills();
  const [bill] = answer.items;
  if (!bill) throw new Error('The example has no bill.');
  const inSight = countInSight();
  const count = inSight + 3;
  const items = Array.from({ length: count }, (_, place) => ({ ...bill, billId: `bill ${place}` }));
  const list = { ...answer, items };
  const { rerender } = render(tableOf(list, new Map()));
  const checked = (): number =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox', { name: /^選択: / })
      .filter((box) => box.checked).length;
  expect(checked()).toBe(0);
  rerender(tableOf(list, new Map(items.map(({ billId }) => [billId, 1]))));
  expect(checked()).toBe(inSight);
  await waitFor(() => expect(checked()).toBe(count));
  rerender(tableOf(list, new Map([[`bill ${count - 1}`, 1]])));
  await waitFor(() => expect(checked()).toBe(1));
});
