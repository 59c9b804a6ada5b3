import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { removeEntries } from '../../../../src/api/unreadable.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { createStore } from '../../../../src/lib/store.ts';
import { COLUMNS } from '../../../../src/pages/bills/columns/columns.ts';
import { PageSizeChoice } from '../../../../src/pages/bills/list/BillChoices.tsx';
import {
  resultPartsText,
  selectionPartsText,
} from '../../../../src/pages/bills/list/BillResults.tsx';
import {
  BillTable,
  showSelection,
  type BillTableProps,
} from '../../../../src/pages/bills/list/BillTable.tsx';
import { visibleRowCount } from '../../../../src/shell/downloads/list/row-parts.tsx';
import { minimalBill, makeChoice, fileOf, mockActions } from '../row-props.ts';
import { simulatePhone } from '../search/support.tsx';

beforeAll(() => loadTexts('bills', 'downloads'));

const expandedIds = createStore<ReadonlySet<string>>(new Set());
const onSelectPage = vi.fn<(isSelected: boolean) => void>();
const onSort = vi.fn<(sort: string) => void>();

type TableProps = Partial<Omit<BillTableProps, 'selection'>> & { selected?: readonly string[] };

const createList = (items: Bill[]) => ({ items, page: 1, perPage: 50, total: items.length });
const tableOf = (items: Bill[], { selected = [], ...props }: TableProps = {}) => (
  <BillTable
    list={createList(items)}
    sort="publicationDateDesc"
    onSort={onSort}
    columnChoice={makeChoice()}
    selection={new Map(selected.map((billId) => [billId, 1]))}
    expandedIds={expandedIds}
    downloads={{}}
    actions={{ ...mockActions(), preview: undefined }}
    onSelectPage={onSelectPage}
    isStale={false}
    {...props}
  />
);

const files = { pdf: fileOf('a.pdf'), csv: null };
/** Creates bills that can be selected, numbered from 1. */
const makeBills = (count: number): Bill[] =>
  Array.from({ length: count }, (_, index) =>
    minimalBill({ billId: `bill ${index + 1}`, billNumber: `INV-${index + 1}`, files }),
  );
const idsOf = (bills: readonly Bill[]): string[] => bills.map(({ billId }) => billId);
const getCheckedCount = (): number =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^選択: / })
    .filter((checkbox) => checkbox.checked).length;

describe('the selection', () => {
  it('appears in the visible rows at once, and then in all other rows', async () => {
    const items = makeBills(visibleRowCount() + 3);
    const { rerender } = render(tableOf(items));
    expect(getCheckedCount()).toBe(0);
    rerender(tableOf(items, { selected: idsOf(items) }));
    expect(getCheckedCount()).toBe(visibleRowCount());
    expect(document.querySelectorAll('tr.first, tr.second')).toHaveLength(visibleRowCount());
    await waitFor(() => expect(getCheckedCount()).toBe(items.length));
    rerender(tableOf(items, { selected: [`bill ${items.length}`] }));
    await waitFor(() => expect(getCheckedCount()).toBe(1));
  });

  it('appears in rows that arrive later', () => {
    const { rerender } = render(tableOf(makeBills(2), { selected: ['bill 3'] }));
    rerender(tableOf(makeBills(3), { selected: ['bill 3'] }));
    expect(getCheckedCount()).toBe(1);
  });

  it('marks exactly the rows of the selected bills', () => {
    const table = document.createElement('table');
    // A row of details may contain other checkboxes.
    table.innerHTML = ['billId', 'billId', 'other', 'billId']
      .map((name) => `<tr><td><input type="checkbox" name="${name}"></td></tr>`)
      .join('');
    const bills = ['one', 'two', 'three'].map((billId) => ({ billId }));
    const marksFor = (selected: string[]) => {
      showSelection(table, bills, new Map(selected.map((billId) => [billId, 1])));
      return [...table.querySelectorAll('tr')].map((row) =>
        [row.querySelector('input')?.checked, row.hasAttribute('data-selected')].join(),
      );
    };
    const [unmarkedRow, markedRow] = ['false,false', 'true,true'];
    expect(marksFor(['two', 'three', 'of another page'])).toEqual([
      unmarkedRow,
      markedRow,
      unmarkedRow,
      markedRow,
    ]);
    expect(marksFor(['three'])).toEqual([unmarkedRow, unmarkedRow, unmarkedRow, markedRow]);
  });

  it.each([
    [200, 2, 5000, undefined],
    [100, 2, 200, undefined],
    [201, 1, 5000, '件数が多いため、複数のZIPに分けて順にダウンロードします。'],
    [101, 2, 200, '件数が多いため、複数のZIPに分けて順にダウンロードします。'],
  ])(
    'of %i bills with %i files each and a limit of %i files has the note %s',
    (billCount, filesPerBill, fileLimit, noteText) => {
      const fileCountEntries = Array.from(
        { length: billCount },
        (_, index) => [`${index}`, filesPerBill] as const,
      );
      expect(selectionPartsText(new Map(fileCountEntries), fileLimit)).toBe(noteText);
    },
  );
});

it('the whole result has a note if it may have more files than one ZIP can contain', () => {
  expect(resultPartsText(166, 200)).toMatch(/ファイルは200件までです（PDFとCSVは別々に数えます）/);
  expect([resultPartsText(100, 200), resultPartsText(500, undefined)]).toEqual([
    undefined,
    undefined,
  ]);
});

describe('the checkbox in the table head', () => {
  const getPageCheckbox = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'このページの明細をすべて選択' });
  const withdrawnBill = minimalBill({ billId: 'withdrawn', files, isPublished: false });

  it.each([
    ['no bills', [], 'off'],
    ['some bills', ['bill 1'], 'mixed'],
    ['all selectable bills', ['bill 1', 'bill 2', 'of another page'], 'on'],
  ])('shows that %s are selected', (_, selected, expectedState) => {
    render(tableOf([...makeBills(2), withdrawnBill], { selected }));
    const { checked: isOn, indeterminate } = getPageCheckbox();
    expect(indeterminate ? 'mixed' : isOn ? 'on' : 'off').toBe(expectedState);
  });
});

describe('the columns', () => {
  const getHeadings = () => screen.getAllByRole('columnheader');
  /** Matches a heading. The simulated browser adds a space to the name at each possible line break. */
  const headingPattern = (headingText: string) =>
    new RegExp(`^${headingText.split(/(?=期限|ファイル)/).join(' ?')}$`);
  const getHeading = (headingText: string) =>
    screen.getByRole('columnheader', { name: headingPattern(headingText) });

  it('include the optional columns before the files, with a cell in each row and a width for every column', () => {
    const columnChoice = makeChoice(['mailAttachment', 'lastDownload']);
    const { rerender } = render(tableOf(makeBills(1), { columnChoice }));
    expect(getHeadings().map(({ textContent }) => textContent)).toEqual([
      'すべて選択',
      '発行日',
      '明細',
      '明細番号',
      '金額',
      '状態',
      'ステータス',
      'ダウンロード期限',
      'メール添付',
      '最終ダウンロード',
      'ダウンロード',
      '詳細',
    ]);
    expect(screen.getAllByRole('row')[1]?.children).toHaveLength(getHeadings().length);
    expect(getHeading('金額').className).toBe('price');
    const table = screen.getByRole('table', { name: '明細の一覧' });
    expect(table.style.getPropertyValue('--columns')).toContain('6.25rem 6.25rem');
    rerender(tableOf(makeBills(1)));
    expect(table.style.getPropertyValue('--columns')).toBe('');
  });

  it('may break their headings between kanji and katakana only', () => {
    render(tableOf(makeBills(1), { columnChoice: makeChoice(['attachments', 'ipAddress']) }));
    const wordsOf = (headingText: string) =>
      getHeading(headingText)
        .innerHTML.replaceAll(/<\/?button[^>]*>/g, '')
        .split(/<wbr *\/?>/)
        .filter((word) => word !== '');
    expect(wordsOf('ダウンロード期限')).toEqual(['ダウンロード', '期限']);
    expect(wordsOf('添付ファイル')).toEqual(['添付', 'ファイル']);
    expect(wordsOf('IPアドレス')).toEqual(['IPアドレス']);
  });

  it.each([
    ['publicationDateDesc', '発行日', 'descending', 'publicationDateAsc'],
    ['publicationDateAsc', '発行日', 'ascending', 'publicationDateDesc'],
    ['publicationDateDesc', '金額', 'none', 'priceDesc'],
    ['priceDesc', '金額', 'descending', 'priceAsc'],
    ['priceAsc', '金額', 'ascending', 'priceDesc'],
    ['priceAsc', 'ダウンロード期限', 'none', 'downloadDeadlineAsc'],
    ['downloadDeadlineAsc', 'ダウンロード期限', 'ascending', 'publicationDateDesc'],
    ['priceAsc', '支払期日', 'none', 'paymentDueDateAsc'],
    ['paymentDueDateAsc', '支払期日', 'ascending', 'publicationDateDesc'],
  ] as const)(
    'of a list sorted by %s: %s has the order %s, and a press on its heading sorts by %s',
    (sort, headingText, order, nextOrder) => {
      render(tableOf(makeBills(1), { sort, columnChoice: makeChoice(['paymentDueDate']) }));
      expect(getHeading(headingText).getAttribute('aria-sort')).toBe(order);
      fireEvent.click(screen.getByRole('button', { name: headingPattern(headingText) }));
      expect(onSort.mock.calls).toEqual([[nextOrder]]);
    },
  );

  it('are sorted on a phone by a select element with the offered orders', async () => {
    simulatePhone();
    render(tableOf(makeBills(1), { sort: 'priceDesc' }));
    const select = screen.getByLabelText<HTMLSelectElement>('並び順');
    expect([...select.options].map(({ text }) => text)).toEqual([
      '発行日の新しい順',
      '発行日の古い順',
      '金額の大きい順',
      '金額の小さい順',
      'ダウンロード期限の近い順',
    ]);
    expect(select.value).toBe('priceDesc');
    expect(screen.queryByRole('button', { name: '金額' })).toBeNull();
    cleanup();
    render(tableOf(makeBills(1), { columnChoice: makeChoice([], { offeredColumns: COLUMNS }) }));
    expect(screen.getByRole('option', { name: '支払期日の近い順' })).toBeDefined();
    cleanup();
    render(tableOf(makeBills(1), { sort: 'priceDesc' }));
    await userEvent.selectOptions(screen.getByLabelText('並び順'), '発行日の古い順');
    expect(onSort.mock.calls).toEqual([['publicationDateAsc']]);
  });
});

describe('the page size', () => {
  const renderChoice = (perPageOptions: readonly number[] | undefined, perPage: number) => {
    const onPerPage = vi.fn<(perPage: number) => void>();
    render(<PageSizeChoice {...{ perPageOptions, perPage, onPerPage }} />);
    return onPerPage;
  };
  const getSelect = () => screen.getByLabelText<HTMLSelectElement>('表示件数');

  it.each([
    [[10, 50, 100], 50, ['10件', '50件', '100件']],
    // An address may have a size that is not offered.
    [[100, 10], 20, ['10件', '20件', '100件']],
    [[50, 10, 50], 50, ['10件', '50件']],
    [undefined, 50, ['50件']],
  ])('is one of %j or the current size %i', async (offeredSizes, perPage, optionTexts) => {
    const onPerPage = renderChoice(offeredSizes, perPage);
    expect([...getSelect().options].map(({ text }) => text)).toEqual(optionTexts);
    expect(getSelect().value).toBe(String(perPage));
    await userEvent.selectOptions(getSelect(), optionTexts[0] ?? '');
    expect(onPerPage.mock.calls).toEqual([[Number.parseInt(optionTexts[0] ?? '', 10)]]);
  });

  it('cannot be chosen if only one size is offered', () => {
    renderChoice([50], 50);
    expect(screen.queryByLabelText('表示件数')).toBeNull();
  });
});

it('the table shows that other rows are loading, and whether its rows are high', () => {
  const { rerender } = render(tableOf(makeBills(1), { isStale: true }));
  const table = screen.getByRole('table');
  expect([table.getAttribute('aria-busy'), table.dataset['comfortable']]).toEqual([
    'true',
    undefined,
  ]);
  rerender(tableOf(makeBills(1), { columnChoice: makeChoice([], { isComfortable: true }) }));
  expect([table.getAttribute('aria-busy'), table.dataset['comfortable']]).toEqual([
    'false',
    'true',
  ]);
});

it('an unreadable bill is replaced by a message, and the other bills can be used', () => {
  const list = createList([]);
  const [firstBill, secondBill] = makeBills(2);
  removeEntries(list, 'items', [firstBill, null, secondBill], [1]);
  const { rerender } = render(tableOf([]));
  rerender(tableOf([], { list, selected: ['bill 2'] }));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent.includes('表示できません'))).toEqual([
    false,
    true,
    false,
  ]);
  expect(rows[1]?.querySelector('td')?.colSpan).toBe(10);
  const checkboxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^選択: / });
  expect(checkboxes.map((checkbox) => checkbox.checked)).toEqual([false, true]);
});
