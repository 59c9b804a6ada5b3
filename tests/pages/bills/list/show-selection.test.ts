import { expect, it } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { showSelection } from '../../../../src/pages/bills/list/BillTable.tsx';

const billOf = (billId: string): Pick<Bill, 'billId'> => ({ billId });

it('marks exactly the rows of the selected bills, and takes the mark back', () => {
  const table = document.createElement('table');
  // The middle row has details below it, which have boxes of other names.
  table.innerHTML = `<tbody>
    <tr><td><input type="checkbox" name="billId"></td></tr>
    <tr><td><input type="checkbox" name="billId"></td></tr>
    <tr><td><input type="checkbox" name="other"></td></tr>
    <tr><td><input type="checkbox" name="billId"></td></tr>
  </tbody>`;
  const bills = ['one', 'two', 'three'].map(billOf);
  const boxes = [...table.querySelectorAll<HTMLInputElement>('input[name="billId"]')];
  const marked = () => boxes.map((box) => [box.checked, box.closest('tr')?.dataset['selected']]);

  showSelection(
    table,
    bills,
    new Map([
      ['two', 1],
      ['three', 1],
      ['of another page', 1],
    ]),
  );
  expect(marked()).toEqual([
    [false, undefined],
    [true, ''],
    [true, ''],
  ]);
  showSelection(table, bills, new Map([['three', 1]]));
  expect(marked()).toEqual([
    [false, undefined],
    [false, undefined],
    [true, ''],
  ]);
  expect(table.querySelectorAll('[data-selected]')).toHaveLength(1);
});
