import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { createQueryClient } from '../../../../src/app/query-client.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { createStore } from '../../../../src/lib/store.ts';
import { BillTable, type BillTableProps } from '../../../../src/pages/bills/list/BillTable.tsx';
import type { DownloadState } from '../../../../src/shell/downloads/download-store.ts';
import { runningState } from '../../../shell/downloads/running-state.ts';
import { minimalBill, makeChoice, COMMON_COLUMNS, fileOf, mockActions } from '../row-props.ts';
import { simulatePhone } from '../search/support.tsx';

beforeAll(() => loadTexts('bills', 'downloads'));

const actions = mockActions();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+09:00') });
});

const BILL_LABEL = '2026年11月分 ご請求書 INV-1';
const files = { pdf: fileOf('a.pdf'), csv: fileOf('a.csv') };
const commonChoice = makeChoice(COMMON_COLUMNS.map(({ name }) => name));

/** Renders a table with one bill. */
function showRow(overrides: Partial<Bill> = {}, props: Partial<BillTableProps> = {}) {
  const bill = minimalBill(overrides);
  cleanup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BillTable
        list={{ items: [bill], page: 1, perPage: 50, total: 1 }}
        sort="publicationDateDesc"
        onSort={() => undefined}
        columnChoice={makeChoice()}
        selection={new Map()}
        expandedIds={createStore<ReadonlySet<string>>(new Set())}
        downloads={{}}
        actions={actions}
        onSelectPage={() => undefined}
        isStale={false}
        {...props}
      />
    </QueryClientProvider>,
  );
  const row = screen.getAllByRole('row')[1];
  if (row === undefined) throw new Error('There is no row.');
  return {
    bill,
    row,
    textOf: (cellClass: string) => row.querySelector(`.${cellClass}`)?.textContent,
  };
}
const queryButton = (buttonName: string) =>
  screen.queryByRole<HTMLButtonElement>('button', { name: buttonName });
const press = (buttonName: string): void =>
  void fireEvent.click(screen.getByRole('button', { name: buttonName }));
const expandedIds = createStore<ReadonlySet<string>>(new Set(['bill-1']));
const failedDownload: DownloadState = {
  request: { position: 'bill-1', key: 'pdf', path: '/bills/bill-1/pdf' },
  phase: 'unavailable',
  reason: 'unpublished',
};

describe('the row of a bill', () => {
  it('shows a placeholder for each missing value', () => {
    expect([...showRow().row.children].map(({ textContent }) => textContent)).toEqual([
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

  it('shows the type of a bill if the title does not contain the type', () => {
    expect(showRow({ title: '11月分' }).textOf('number')).toBe('請求書 INV-1');
  });

  it.each([
    [1_284_700, '¥1,284,700', 'price'],
    [-500, '\u2212¥500', 'credit'],
    [0, '¥0', 'price'],
  ])('shows the amount %d, and marks a credit', (price, text, className) => {
    expect(showRow({ price }).textOf(className)).toBe(text);
  });

  it.each([
    ['notDownloaded', '未ダウンロード', 'newTitle'],
    ['downloaded', 'ダウンロード済み', 'title'],
    ['redownloaded', '再ダウンロード済み', 'title'],
  ] as const)('shows the state %s, and marks a new bill', (downloadStatus, text, className) => {
    const { textOf } = showRow({ downloadStatus });
    expect(textOf('state')).toBe(text);
    expect(screen.getByText('2026年11月分 ご請求書').className).toBe(className);
  });

  it.each([
    ['2026年11月分 ご請求書', 'ja'],
    ['Invoice', ''],
  ])('marks the language of its title: %s has the lang attribute %j', (title, language) => {
    showRow({ title });
    expect(screen.getByText(title).lang).toBe(language);
  });

  it('shows attachments and returned files either in their columns or in the state', () => {
    const extraFiles = { attachments: [fileOf('a.xlsx')], returnedFile: fileOf('c.pdf') };
    expect(showRow(extraFiles).textOf('state')).toBe('ダウンロード済み添付 1返送済み');
    const oneColumn = makeChoice(['attachments']);
    expect(showRow(extraFiles, { columnChoice: oneColumn }).textOf('state')).toMatch(/み返送済み$/);
    const { row, textOf } = showRow(extraFiles, {
      columnChoice: makeChoice(['attachments', 'returnedFile']),
    });
    expect(textOf('state')).toBe('ダウンロード済み');
    expect([...row.querySelectorAll('.fact')].map(({ textContent }) => textContent)).toEqual([
      '1件',
      '返送済み',
    ]);
  });

  it('shows a value, or "none", in each optional column', () => {
    const factsOf = (overrides: Partial<Bill>): (string | null)[] =>
      [...showRow(overrides, { columnChoice: commonChoice }).row.querySelectorAll('.fact')].map(
        ({ textContent }) => textContent,
      );
    expect(factsOf({})).toEqual(['メール送信なし', 'なし', 'なし', 'なし', 'なし', 'なし']);
    expect(
      factsOf({
        mailAttachment: 'tooLarge',
        previousAccessAt: '2026-11-17T23:59:00Z',
        previousAccessIpAddress: '203.0.113.24',
        // This is midnight of the next day in Japan.
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

  it('shows chosen columns below the title if the table has no space for them', () => {
    const columnNames = ['mailAttachment', 'previousAccess', 'ipAddress', 'lastDownload'] as const;
    const props = { columnChoice: makeChoice([], {}, columnNames) };
    expect(showRow({ previousAccessIpAddress: '203.0.113.7' }, props).textOf('main')).toMatch(
      /メール添付: メール送信なし前回アクセス: なしIPアドレス: 203\.0\.113\.7最終ダウンロード: なし$/,
    );
  });

  it.each([
    ['2026-12-25', '支払期日: 2026/12/25'],
    [null, undefined],
  ])('shows the payment due date %s below the title as %s', (paymentDueDate, text) => {
    const { row } = showRow(
      { paymentDueDate },
      { columnChoice: makeChoice([], {}, ['paymentDueDate']) },
    );
    expect(within(row).queryByText(/^支払期日/)?.textContent).toBe(text);
  });

  it('has a checkbox that selects the bill if a batch can contain the bill', () => {
    const getCheckbox = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: `選択: ${BILL_LABEL}` });
    const { bill } = showRow({ files });
    fireEvent.click(getCheckbox());
    fireEvent.click(getCheckbox());
    expect(actions.select.mock.calls).toEqual([
      [bill, true],
      [bill, false],
    ]);
    showRow();
    expect(getCheckbox().disabled).toBe(true);
  });

  it.each([
    ['2026-11-30', false, '2026/11/30'],
    ['2026-11-29', false, '2026/11/29あと7日'],
    ['2026-11-22', false, '2026/11/22本日まで'],
    ['2026-11-21', true, '2026/11/21期限終了'],
  ])('shows the deadline %s (passed: %s) as %s', (downloadDeadline, isPassed, text) => {
    const deadline = { downloadDeadline, isDownloadDeadlinePassed: isPassed };
    expect(showRow(deadline).textOf('deadline')).toBe(text);
  });

  it('has a link to the status history, and a button if another status may follow', () => {
    showRow({ statusId: 'unconfirmed', statusName: '未確認' });
    const link = screen.getByRole('link', { name: `未確認 更新履歴: ${BILL_LABEL}` });
    expect(link.getAttribute('href')).toBe('/demo/mypage/reportStatusUpdateHistory?billId=bill-1');
    expect(link.id).toBe('history-bill-1');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(actions.showHistory.mock.calls.map(([billId]) => billId)).toEqual(['bill-1']);
    expect(queryButton(`変更: ステータス ${BILL_LABEL}`)).toBeNull();
    const confirmed = { reasonMaxLength: null, isReasonRequired: null, name: '確認済' };
    showRow({ selectableStatuses: [{ statusId: 'confirmed', ...confirmed }] });
    press(`変更: ステータス ${BILL_LABEL}`);
    expect(actions.changeStatus.mock.calls).toEqual([['bill-1']]);
  });
});

describe('the files of a row', () => {
  it('each have a download button', () => {
    showRow({ files });
    press(`PDF ダウンロード: ${BILL_LABEL}`);
    press(`CSV ダウンロード: ${BILL_LABEL}`);
    expect(actions.download.mock.calls).toEqual([
      ['bill-1', { kind: 'pdf' }],
      ['bill-1', { kind: 'csv' }],
    ]);
  });

  it.each([
    ['CSV', { pdf: null, csv: files.csv }],
    ['PDF', { pdf: files.pdf, csv: null }],
  ])('are only the files that the issuer publishes: %s', (text, overrides) => {
    expect(showRow({ files: overrides }).textOf('files')).toBe(text);
  });

  it.each([
    ['withdrawn', { isPublished: false }],
    ['past its deadline', { isDownloadDeadlinePassed: true, downloadDeadline: '2026-11-01' }],
  ])('of a bill that is %s cannot be downloaded or previewed', (_, overrides) => {
    showRow({ files, ...overrides });
    expect(queryButton(`PDF ダウンロード: ${BILL_LABEL}`)?.disabled).toBe(true);
    expect(queryButton(`CSV ダウンロード: ${BILL_LABEL}`)?.disabled).toBe(true);
    expect(queryButton(`プレビュー: ${BILL_LABEL}`)).toBeNull();
  });

  it('open in a preview by a press on the title if there are previews and a PDF', () => {
    showRow({ files });
    press(`プレビュー: ${BILL_LABEL}`);
    expect(actions.preview.mock.calls).toEqual([['bill-1']]);
    showRow({ files: { pdf: null, csv: files.csv } });
    expect(queryButton(`プレビュー: ${BILL_LABEL}`)).toBeNull();
    showRow({ files }, { actions: { ...actions, preview: undefined } });
    expect(queryButton(`プレビュー: ${BILL_LABEL}`)).toBeNull();
  });
});

describe('below a row', () => {
  it('there are no details until the customer presses the details button', () => {
    showRow();
    expect(queryButton(`詳細: ${BILL_LABEL}`)?.getAttribute('aria-expanded')).toBe('false');
    expect(queryButton(`詳細: ${BILL_LABEL}`)?.hasAttribute('aria-controls')).toBe(false);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    press(`詳細: ${BILL_LABEL}`);
    expect(actions.toggleDetails.mock.calls).toEqual([['bill-1']]);
  });

  it.each([
    [10, makeChoice()],
    [16, commonChoice],
  ])('the note and the details span all %i columns', (columnCount, columnChoice) => {
    showRow({}, { expandedIds, downloads: { 'bill-1': failedDownload }, columnChoice });
    const [, , note, details] = screen.getAllByRole('row');
    expect(details?.id).toBe(queryButton(`詳細: ${BILL_LABEL}`)?.getAttribute('aria-controls'));
    expect(details?.textContent).toContain('添付ファイル');
    expect(note?.textContent).toContain('公開停止');
    expect(screen.getAllByRole('columnheader')).toHaveLength(columnCount);
    for (const row of [note, details]) expect(row?.querySelector('td')?.colSpan).toBe(columnCount);
  });
});

describe('a card on a phone', () => {
  const fullBill = { files, statusId: 'unconfirmed', statusName: '未確認' };
  beforeEach(simulatePhone);

  it('has one file button, and shows the other actions after it is expanded', () => {
    const { row } = showRow(fullBill);
    const buttons = within(row).getAllByRole('button');
    expect(buttons.map((fileButton) => fileButton.getAttribute('aria-label'))).toEqual([
      `PDF ダウンロード: ${BILL_LABEL}`,
      `詳細: ${BILL_LABEL}`,
    ]);
    expect(within(row).getByText('未確認').lang).toBe('ja');
    // After the status history, the focus returns to this button.
    expect(queryButton(`詳細: ${BILL_LABEL}`)?.id).toBe('history-bill-1');
    showRow(fullBill, { expandedIds });
    press('プレビュー');
    press(`CSV ダウンロード: ${BILL_LABEL}`);
    const link = screen.getByRole('link', { name: `未確認 更新履歴: ${BILL_LABEL}` });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(actions.preview.mock.calls).toEqual([['bill-1']]);
    expect(actions.download.mock.calls).toEqual([['bill-1', { kind: 'csv' }]]);
    expect(actions.showHistory).toHaveBeenCalledOnce();
  });

  it('opens no tab for a preview while a file of the bill is loading', () => {
    const request = { position: 'bill-1', key: 'pdf', path: '' };
    showRow({ files }, { expandedIds, downloads: { 'bill-1': runningState(request) } });
    expect(queryButton('プレビュー')?.getAttribute('aria-disabled')).toBe('true');
    press('プレビュー');
    expect(actions.preview).not.toHaveBeenCalled();
  });

  it('has the CSV button if there is no PDF, and no other actions', () => {
    const { textOf } = showRow({ files: { pdf: null, csv: files.csv } }, { expandedIds });
    expect(textOf('files')).toBe('CSV');
    expect(screen.getAllByRole('button', { name: `CSV ダウンロード: ${BILL_LABEL}` })).toHaveLength(
      1,
    );
    expect(queryButton('プレビュー')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
