import type { Bill } from '../../../../generated/model/bill.ts';

/**
 * Sets the boxes of the rows, and what marks a row as selected, where they are not so already. Not by React, which
 * would draw all fifty rows anew at one press of the box above them.
 *
 * @param bills of the rows, in their order
 * @param selected by the bills' ids
 * @param count of how many rows, from the first
 */
export function showSelection(
  table: HTMLTableElement | null,
  bills: readonly Pick<Bill, 'billId'>[],
  selected: ReadonlyMap<string, unknown>,
  count = bills.length,
): void {
  const boxes = table?.querySelectorAll<HTMLInputElement>('input[name="billId"]') ?? [];
  for (const [place, box] of [...boxes].slice(0, count).entries()) {
    const isSelected = selected.has(bills[place]?.billId ?? '');
    if (box.checked !== isSelected) box.checked = isSelected;
    const row = box.closest('tr');
    if (row !== null && row.hasAttribute('data-selected') !== isSelected)
      row.toggleAttribute('data-selected', isSelected);
  }
}
