import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { createStore } from '../../../../src/lib/store.ts';
import { takeOut } from '../../../../src/api/unreadable.ts';
import {
  COLUMNS,
  type Column,
  type ColumnName,
} from '../../../../src/pages/bills/columns/columns.ts';
import { BillTable } from '../../../../src/pages/bills/list/BillTable.tsx';
import type { RowActions } from '../../../../src/pages/bills/row-actions.ts';
import { countInSight } from '../../../../src/shell/downloads/list/row-parts.tsx';
import { bareBill, fileOf } from '../bare-bill.ts';

const NONE: readonly Column[] = [];

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
  reload: nothing,
};
const opened = createStore<ReadonlySet<string>>(new Set());
const onSelectPage = vi.fn<(isSelected: boolean) => void>();

interface Given {
  items: Bill[];
  selected?: readonly string[];
  columns?: readonly ColumnName[];
  stale?: boolean;
}

const listOf = (items: Bill[]) => ({ items, page: 1, perPage: 50, total: items.length });
const tableOf = ({ items, selected = [], columns = [], stale = false }: Given) => (
  <BillTable
    list={listOf(items)}
    columns={COLUMNS.filter(({ name }) => columns.includes(name))}
    below={NONE}
    selected={new Map(selected.map((billId) => [billId, 1]))}
    opened={opened}
    downloads={{}}
    actions={actions}
    onSelectPage={onSelectPage}
    stale={stale}
  />
);

const files = { pdf: fileOf('a.pdf'), csv: null };
/** Bills that can be selected, by their numbers from 1. */
const billsOf = (count: number): Bill[] =>
  Array.from({ length: count }, (_, place) =>
    bareBill({ billId: `bill ${place + 1}`, billNumber: `INV-${place + 1}`, files }),
  );
const idsOf = (bills: readonly Bill[]): string[] => bills.map(({ billId }) => billId);
const checked = (): number =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^選択: / })
    .filter((box) => box.checked).length;

it('shows at once which of the rows in sight are selected, and then all others', async () => {
  const inSight = countInSight();
  const items = billsOf(inSight + 3);
  const { rerender } = render(tableOf({ items }));
  expect(checked()).toBe(0);
  rerender(tableOf({ items, selected: idsOf(items) }));
  expect(checked()).toBe(inSight);
  await waitFor(() => expect(checked()).toBe(items.length));
  rerender(tableOf({ items, selected: [`bill ${items.length}`] }));
  await waitFor(() => expect(checked()).toBe(1));
});

it('shows of bills that come later which of them were selected before', () => {
  const { rerender } = render(tableOf({ items: billsOf(2), selected: ['bill 3'] }));
  expect(checked()).toBe(0);
  rerender(tableOf({ items: billsOf(3), selected: ['bill 3'] }));
  expect(checked()).toBe(1);
});

describe('the box above the rows', () => {
  const pageBox = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'このページの明細をすべて選択' });
  const withdrawn = bareBill({ billId: 'withdrawn', files, isPublished: false });

  it.each([
    ['none of the bills', [], 'off'],
    ['some of them', ['bill 1'], 'mixed'],
    ['all that can be selected', ['bill 1', 'bill 2', 'of another page'], 'on'],
  ])('says whether the page is selected: %s', (_, selected, state) => {
    render(tableOf({ items: [...billsOf(2), withdrawn], selected }));
    const { checked: isOn, indeterminate } = pageBox();
    expect(indeterminate ? 'mixed' : isOn ? 'on' : 'off').toBe(state);
  });

  it('selects the page, and lets it go', () => {
    const items = billsOf(1);
    const { rerender } = render(tableOf({ items }));
    fireEvent.click(pageBox());
    rerender(tableOf({ items, selected: idsOf(items) }));
    fireEvent.click(pageBox());
    expect(onSelectPage.mock.calls).toEqual([[true], [false]]);
  });

  it('cannot be used where nothing can be selected', () => {
    render(tableOf({ items: [withdrawn] }));
    expect(pageBox().disabled).toBe(true);
  });
});

describe('the columns of the table', () => {
  const headings = (): string[] =>
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('are those of S2 that always stand, the last two behind those that can be chosen', () => {
    render(tableOf({ items: billsOf(1), columns: ['mailAttachment', 'lastDownload'] }));
    expect(headings()).toEqual([
      'このページの明細をすべて選択',
      '発行日',
      '明細',
      '金額',
      'ステータス',
      'ダウンロード期限',
      'メール添付',
      '最終ダウンロード',
      'ダウンロード',
      '詳細',
    ]);
    const cells = screen.getAllByRole('row')[1]?.children;
    expect(cells).toHaveLength(headings().length);
  });

  it('have the amounts at the right', () => {
    render(tableOf({ items: billsOf(1) }));
    const right = screen.getAllByRole('columnheader').filter(({ className }) => className !== '');
    expect(right.map(({ className }) => className)).toEqual(['selectCell', 'price']);
  });

  it('may break their headings where kanji and katakana meet, and nowhere else', () => {
    render(tableOf({ items: billsOf(1), columns: ['attachments', 'ipAddress'] }));
    const words = (name: string) =>
      screen
        .getAllByRole('columnheader')
        .find(({ textContent }) => textContent === name)
        ?.innerHTML.split(/<wbr *\/?>/)
        .filter((word) => word !== '');
    expect(words('ダウンロード期限')).toEqual(['ダウンロード', '期限']);
    expect(words('添付ファイル')).toEqual(['添付', 'ファイル']);
    expect(words('IPアドレス')).toEqual(['IPアドレス']);
  });

  it('have the widths of the style sheet, or of what is chosen', () => {
    const { rerender } = render(tableOf({ items: billsOf(1) }));
    const table = screen.getByRole('table', { name: '明細の一覧' });
    const widths = () => table.style.getPropertyValue('--columns');
    expect([widths(), table.className]).toEqual(['', 'table columns']);
    rerender(tableOf({ items: billsOf(1), columns: ['mailAttachment'] }));
    expect(widths()).toContain('5.5rem');
    expect(table.className).toBe('table columns narrow');
  });
});

it('says that other rows are about to come', () => {
  const { rerender } = render(tableOf({ items: billsOf(1), stale: true }));
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  rerender(tableOf({ items: billsOf(1) }));
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
});

it('says in its place that a bill could not be read; the others can be used', () => {
  const answer = { ...listOf([]) };
  const [one, two] = billsOf(2);
  takeOut(answer, 'items', [one, null, two], [1]);
  const { rerender } = render(tableOf({ items: [] }));
  rerender(
    <BillTable
      list={answer}
      columns={[]}
      below={NONE}
      selected={new Map([['bill 2', 1]])}
      opened={opened}
      downloads={{}}
      actions={actions}
      onSelectPage={onSelectPage}
      stale={false}
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent.includes('表示できません'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(rows[1]?.querySelector('td')?.colSpan).toBe(8);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^選択: / });
  expect(boxes.map((box) => box.checked)).toEqual([false, true]);
});
