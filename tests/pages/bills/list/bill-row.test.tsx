import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { createQueryClient } from '../../../../src/app/query-client.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { createStore } from '../../../../src/lib/store.ts';
import { BillTable, type BillTableProps } from '../../../../src/pages/bills/list/BillTable.tsx';
import type { DownloadState } from '../../../../src/shell/downloads/download-store.ts';
import { bareBill, columnChoice, COLUMNS_OF_S2, fileOf } from '../bare-bill.ts';
import { onPhone } from '../search/support.tsx';

beforeAll(() => loadTexts('bills', 'downloads'));

const actions = {
  select: vi.fn<(bill: Bill, isSelected: boolean) => void>(),
  toggleDetails: vi.fn<(billId: string) => void>(),
  changeStatus: vi.fn<(billId: string) => void>(),
  showHistory: vi.fn<(billId: string) => void>(),
  download: vi.fn<(billId: string, file: { kind: string }) => void>(),
  preview: vi.fn<(billId: string) => void>(),
  billChanged: vi.fn<() => void>(),
  reload: vi.fn<() => void>(),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+09:00') });
});

const NAME = '2026年11月分 ご請求書 INV-1';
const files = { pdf: fileOf('a.pdf'), csv: fileOf('a.csv') };
const allColumns = columnChoice(COLUMNS_OF_S2.map(({ name }) => name));

/** Renders one bill in the table, unfolded or not. */
function show(overrides: Partial<Bill> = {}, props: Partial<BillTableProps> = {}) {
  const bill = bareBill(overrides);
  cleanup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BillTable
        list={{ items: [bill], page: 1, perPage: 50, total: 1 }}
        sort="publicationDateDesc"
        onSort={() => undefined}
        columns={columnChoice()}
        selected={new Map()}
        expandedIds={createStore<ReadonlySet<string>>(new Set())}
        downloads={{}}
        actions={actions}
        onSelectPage={() => undefined}
        stale={false}
        {...props}
      />
    </QueryClientProvider>,
  );
  const row = screen.getAllByRole('row')[1];
  if (row === undefined) throw new Error('There is no row.');
  return { bill, row, textOf: (cell: string) => row.querySelector(`.${cell}`)?.textContent };
}
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const unfolded = createStore<ReadonlySet<string>>(new Set(['bill-1']));
const failed: DownloadState = {
  request: { position: 'bill-1', key: 'pdf', path: '/bills/bill-1/pdf' },
  phase: 'unavailable',
  reason: 'unpublished',
};

describe('the row of a bill', () => {
  it('shows a sign for each missing value', () => {
    expect([...show().row.children].map(({ textContent }) => textContent)).toEqual([
      '',
      '2026/11/20',
      '2026年11月分 ご請求書',
      'INV-1',
      '―',
      'ダウンロード済み',
      '―',
      '期限なし',
      '',
      '',
    ]);
  });

  it('shows the type of a bill whose title does not contain it', () => {
    expect(show({ title: '11月分' }).textOf('number')).toBe('請求書 INV-1');
  });

  it.each([
    [1_284_700, '¥1,284,700', 'price'],
    [-500, '\u2212¥500', 'credit'],
    [0, '¥0', 'price'],
  ])('shows the amount %d, and marks a credit', (price, text, look) => {
    expect(show({ price }).textOf(look)).toBe(text);
  });

  it.each([
    ['notDownloaded', '未ダウンロード', 'newTitle'],
    ['downloaded', 'ダウンロード済み', 'title'],
    ['redownloaded', '再ダウンロード済み', 'title'],
  ] as const)('shows whether it is %s, and highlights a new bill', (downloadStatus, mark, look) => {
    const { textOf } = show({ downloadStatus });
    expect(textOf('state')).toBe(mark);
    expect(screen.getByText('2026年11月分 ご請求書').className).toBe(look);
  });

  it.each([
    ['2026年11月分 ご請求書', 'ja'],
    ['Invoice', ''],
  ])('has the language of its title: %s has the lang attribute %j', (title, language) => {
    show({ title });
    expect(screen.getByText(title).lang).toBe(language);
  });

  it('counts attachments and returned files once: in their columns, or in the state', () => {
    const extraFiles = { attachments: [fileOf('a.xlsx')], returnedFile: fileOf('c.pdf') };
    expect(show(extraFiles).textOf('state')).toBe('ダウンロード済み添付 1返送済み');
    const { row, textOf } = show(extraFiles, {
      columns: columnChoice(['attachments', 'returnedFile']),
    });
    expect(textOf('state')).toBe('ダウンロード済み');
    expect([...row.querySelectorAll('.fact')].map(({ textContent }) => textContent)).toEqual([
      '1件',
      '返送済み',
    ]);
  });

  it('shows a value, or "none", in each optional column', () => {
    const factsOf = (overrides: Partial<Bill>): (string | null)[] =>
      [...show(overrides, { columns: allColumns }).row.querySelectorAll('.fact')].map(
        ({ textContent }) => textContent,
      );
    expect(factsOf({})).toEqual(['メール送信なし', 'なし', 'なし', 'なし', 'なし', 'なし']);
    expect(
      factsOf({
        mailAttachment: 'tooLarge',
        previousAccessAt: '2026-11-17T23:59:00Z',
        previousAccessIpAddress: '203.0.113.24',
        // Just after midnight in Japan.
        lastDownloadedAt: '2026-11-17T15:00:00Z',
      }),
    ).toEqual([
      '容量超過のため添付なし',
      'なし',
      'なし',
      '2026/11/18 08:59',
      '203.0.113.24',
      '2026/11/18 00:00',
    ]);
  });

  it('shows chosen columns without room below the title', () => {
    const columns = columnChoice([], {}, ['ipAddress', 'lastDownload']);
    const { row } = show({ previousAccessIpAddress: '203.0.113.7' }, { columns });
    expect(within(row).getByText('IPアドレス: 203.0.113.7').closest('.main')).not.toBeNull();
    expect(within(row).getByText('最終ダウンロード: なし').closest('.main')).not.toBeNull();
  });

  it.each([
    ['2026-12-25', '支払期日: 2026/12/25'],
    [null, undefined],
  ])('shows the payment due date %s below the title', (paymentDueDate, text) => {
    const { row } = show({ paymentDueDate }, { columns: columnChoice([], {}, ['paymentDueDate']) });
    expect(within(row).queryByText(/^支払期日/)?.textContent).toBe(text);
  });

  it('is selected by its box if a batch can contain it', () => {
    const boxes = () => screen.getByRole<HTMLInputElement>('checkbox', { name: `選択: ${NAME}` });
    const { bill } = show({ files });
    fireEvent.click(boxes());
    fireEvent.click(boxes());
    expect(actions.select.mock.calls).toEqual([
      [bill, true],
      [bill, false],
    ]);
    show();
    expect(boxes().disabled).toBe(true);
  });

  it.each([
    ['2026-11-30', false, '2026/11/30'],
    ['2026-11-29', false, '2026/11/29あと7日'],
    ['2026-11-22', false, '2026/11/22本日まで'],
    ['2026-11-21', true, '2026/11/21期限終了'],
  ])('shows the deadline %s (passed: %s) as %s', (downloadDeadline, isPassed, text) => {
    const deadline = { downloadDeadline, isDownloadDeadlinePassed: isPassed };
    expect(show(deadline).textOf('deadline')).toBe(text);
  });

  it('links the status to its history, and changes it if another status may follow', () => {
    show({ statusId: 'unconfirmed', statusName: '未確認' });
    const link = screen.getByRole('link', { name: `未確認 更新履歴: ${NAME}` });
    expect(link.getAttribute('href')).toBe('/demo/mypage/reportStatusUpdateHistory?billId=bill-1');
    expect(link.id).toBe('history-bill-1');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(actions.showHistory.mock.calls.map(([billId]) => billId)).toEqual(['bill-1']);
    expect(button(`変更: ステータス ${NAME}`)).toBeNull();
    const confirmed = { reasonMaxLength: null, isReasonRequired: null, name: '確認済' };
    show({ selectableStatuses: [{ statusId: 'confirmed', ...confirmed }] });
    press(`変更: ステータス ${NAME}`);
    expect(actions.changeStatus.mock.calls).toEqual([['bill-1']]);
  });
});

describe('the files of a row', () => {
  it('are downloaded by one button each', () => {
    show({ files });
    press(`PDF ダウンロード: ${NAME}`);
    press(`CSV ダウンロード: ${NAME}`);
    expect(actions.download.mock.calls).toEqual([
      ['bill-1', { kind: 'pdf' }],
      ['bill-1', { kind: 'csv' }],
    ]);
  });

  it.each([
    ['CSV', { pdf: null, csv: files.csv }],
    ['PDF', { pdf: files.pdf, csv: null }],
  ])('are only the files that the issuer publishes: %s', (text, overrides) => {
    expect(show({ files: overrides }).textOf('files')).toBe(text);
  });

  it.each([
    ['withdrawn', { isPublished: false }],
    ['past its deadline', { isDownloadDeadlinePassed: true, downloadDeadline: '2026-11-01' }],
  ])('of a bill that is %s cannot be downloaded or previewed', (_, overrides) => {
    show({ files, ...overrides });
    expect(button(`PDF ダウンロード: ${NAME}`)?.disabled).toBe(true);
    expect(button(`CSV ダウンロード: ${NAME}`)?.disabled).toBe(true);
    expect(button(`プレビュー: ${NAME}`)).toBeNull();
  });

  it('open in the preview by the title, if the issuer offers it and there is a PDF', () => {
    show({ files });
    press(`プレビュー: ${NAME}`);
    expect(actions.preview.mock.calls).toEqual([['bill-1']]);
    show({ files: { pdf: null, csv: files.csv } });
    expect(button(`プレビュー: ${NAME}`)).toBeNull();
    show({ files }, { actions: { ...actions, preview: undefined } });
    expect(button(`プレビュー: ${NAME}`)).toBeNull();
  });
});

describe('below a row', () => {
  it('the details appear, and their button names them', () => {
    show();
    expect(button(`詳細: ${NAME}`)?.getAttribute('aria-expanded')).toBe('false');
    expect(button(`詳細: ${NAME}`)?.hasAttribute('aria-controls')).toBe(false);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    press(`詳細: ${NAME}`);
    expect(actions.toggleDetails.mock.calls).toEqual([['bill-1']]);
  });

  it.each([
    [10, columnChoice()],
    [16, allColumns],
  ])('note and details span all %i columns', (width, columns) => {
    show({}, { expandedIds: unfolded, downloads: { 'bill-1': failed }, columns });
    const [, , note, details] = screen.getAllByRole('row');
    expect(details?.id).toBe(button(`詳細: ${NAME}`)?.getAttribute('aria-controls'));
    expect(details?.textContent).toContain('添付ファイル');
    expect(note?.textContent).toContain('公開停止');
    expect(screen.getAllByRole('columnheader')).toHaveLength(width);
    for (const row of [note, details]) expect(row?.querySelector('td')?.colSpan).toBe(width);
  });
});

describe('a card on a phone', () => {
  const overrides = { files, statusId: 'unconfirmed', statusName: '未確認' };
  beforeEach(onPhone);

  it('has one file button, and unfolds the other actions', () => {
    const { row } = show(overrides);
    const buttons = within(row).getAllByRole('button');
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
      `PDF ダウンロード: ${NAME}`,
      `詳細: ${NAME}`,
    ]);
    // The status history returns to this button.
    expect(button(`詳細: ${NAME}`)?.id).toBe('history-bill-1');
    show(overrides, { expandedIds: unfolded });
    press('プレビュー');
    press(`CSV ダウンロード: ${NAME}`);
    const link = screen.getByRole('link', { name: `未確認 更新履歴: ${NAME}` });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(actions.preview.mock.calls).toEqual([['bill-1']]);
    expect(actions.download.mock.calls).toEqual([['bill-1', { kind: 'csv' }]]);
    expect(actions.showHistory).toHaveBeenCalledOnce();
  });

  it('has the CSV button if there is no PDF, and no empty actions', () => {
    const { textOf } = show({ files: { pdf: null, csv: files.csv } }, { expandedIds: unfolded });
    expect(textOf('files')).toBe('CSV');
    expect(screen.getAllByRole('button', { name: `CSV ダウンロード: ${NAME}` })).toHaveLength(1);
    expect(button('プレビュー')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
