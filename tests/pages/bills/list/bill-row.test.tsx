import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { createQueryClient } from '../../../../src/app/query-client.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { createStore } from '../../../../src/lib/store.ts';
import { COLUMNS, type ColumnName } from '../../../../src/pages/bills/columns/columns.ts';
import { BillTable, type BillTableProps } from '../../../../src/pages/bills/list/BillTable.tsx';
import type { DownloadState } from '../../../../src/shell/downloads/download-store.ts';
import { bareBill, fileOf } from '../bare-bill.ts';

beforeAll(() => loadTexts('bills', 'downloads', 'common', 'ui', 'shell', 'errors'));

const actions = {
  select: vi.fn<(bill: Bill, isSelected: boolean) => void>(),
  toggle: vi.fn<(billId: string) => void>(),
  changeStatus: vi.fn<(billId: string) => void>(),
  showHistory: vi.fn<(billId: string) => void>(),
  download: vi.fn<(billId: string, file: { kind: string }) => void>(),
  preview: vi.fn<(billId: string) => void>(),
  changed: vi.fn<() => void>(),
  reload: vi.fn<() => void>(),
};

beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset();
  history.replaceState(null, '', '/demo/mypage/');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

const NAME = '2026年11月分 ご請求書 INV-1';
const ofS2 = COLUMNS.filter(({ isOfPaymentDue }) => !isOfPaymentDue);
const onlyThese = (...names: ColumnName[]) => COLUMNS.filter(({ name }) => names.includes(name));

/** Shows a bill in the table, unfolded or not, with whatever else is given. */
function show(own: Partial<Bill> = {}, props: Partial<BillTableProps> = {}) {
  const bill = bareBill(own);
  // One bill at a time.
  cleanup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BillTable
        list={{ items: [bill], page: 1, perPage: 50, total: 1 }}
        columns={[]}
        below={[]}
        selected={new Map()}
        opened={createStore<ReadonlySet<string>>(new Set())}
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
  return { bill, row };
}
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const unfolded = createStore<ReadonlySet<string>>(new Set(['bill-1']));
const failed: DownloadState = {
  request: { place: 'bill-1', key: 'pdf', path: '/bills/bill-1/pdf' },
  phase: 'unavailable',
  reason: 'unpublished',
};

describe('the row of a bill', () => {
  it.each([
    ['2026-12-25', '支払期日: 2026/12/25'],
    [null, undefined],
  ])('shows the payment due date %s below the title, and nothing without one', (day, text) => {
    const { row } = show({ paymentDueDate: day }, { below: onlyThese('paymentDueDate') });
    expect(within(row).queryByText(/^支払期日/)?.textContent).toBe(text);
  });

  it('shows a chosen column without room below the title', () => {
    const { row } = show(
      { previousAccessIpAddress: '203.0.113.7' },
      { below: onlyThese('ipAddress', 'lastDownload') },
    );
    expect(within(row).getByText('IPアドレス: 203.0.113.7').closest('.main')).not.toBeNull();
    expect(within(row).getByText('最終ダウンロード: なし').closest('.main')).not.toBeNull();
  });

  it('says of everything that a bill may lack that it is not there', () => {
    const cells = [...show().row.children].map(({ textContent }) => textContent);
    expect(cells).toEqual([
      '',
      '2026/11/20',
      '2026年11月分 ご請求書請求書INV-1ダウンロード済み',
      '―',
      '―',
      '期限なし',
      '',
      '',
    ]);
  });

  it('has an amount, with a sign where it is a credit, which looks like one', () => {
    const priceOf = (price: number) => {
      const cell = show({ price }).row.children[3];
      return [cell?.textContent, cell?.className];
    };
    expect([priceOf(1_284_700), priceOf(-500), priceOf(0)]).toEqual([
      ['¥1,284,700', 'price'],
      ['\u2212¥500', 'credit'],
      ['¥0', 'price'],
    ]);
  });

  it.each([
    ['notDownloaded', '未ダウンロード', 'newTitle'],
    ['downloaded', 'ダウンロード済み', 'title'],
    ['redownloaded', '再ダウンロード済み', 'title'],
  ] as const)('stands out until it was downloaded: %s', (downloadStatus, mark, look) => {
    const { row } = show({ downloadStatus });
    expect(within(row).getByText(mark)).toBeDefined();
    expect(within(row).getByText('2026年11月分 ご請求書').className).toBe(look);
  });

  it.each([
    ['2026年11月分 ご請求書', 'ja'],
    ['Invoice', ''],
  ])('says in which language its title is: %s', (title, language) => {
    show({ title });
    expect(screen.getByText(title).lang).toBe(language);
  });

  it('says how many files are attached, and that one was returned', () => {
    const { row } = show({
      attachments: [fileOf('a.xlsx'), fileOf('b.xlsx')],
      returnedFile: fileOf('c.pdf'),
    });
    expect(within(row).getByText('添付 2')).toBeDefined();
    expect(within(row).getByText('返送済み')).toBeDefined();
  });

  it('says both once, where there are columns for them', () => {
    const { row } = show(
      { attachments: [fileOf('a.xlsx')], returnedFile: fileOf('c.pdf') },
      { columns: onlyThese('attachments', 'returnedFile') },
    );
    expect(within(row).queryByText('添付 1')).toBeNull();
    const facts = [...row.querySelectorAll<HTMLElement>('.fact')];
    expect(facts.map((fact) => [fact.dataset['label'], fact.textContent])).toEqual([
      ['添付ファイル', '1件'],
      ['返送ファイル', '返送済み'],
    ]);
    expect(within(row).getAllByText('返送済み')).toHaveLength(1);
  });

  it('says in each further column that there is nothing, or what there is', () => {
    const factsOf = (own: Partial<Bill>): (string | null)[] =>
      [...show(own, { columns: ofS2 }).row.querySelectorAll('.fact')].map(
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

  it('is chosen, and let go, by its box', () => {
    const { bill } = show({ files: { pdf: fileOf('a.pdf'), csv: null } });
    const box = screen.getByRole('checkbox', { name: `選択: ${NAME}` });
    fireEvent.click(box);
    fireEvent.click(box);
    expect(actions.select.mock.calls).toEqual([
      [bill, true],
      [bill, false],
    ]);
  });

  it('cannot be chosen where a batch would hold nothing of it', () => {
    show();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: `選択: ${NAME}` }).disabled).toBe(
      true,
    );
  });
});

describe('the deadline of a bill', () => {
  it.each([
    ['is far away', '2026-11-30', false, '2026/11/30'],
    ['is near', '2026-11-29', false, '2026/11/29あと7日'],
    ['is today in Japan', '2026-11-22', false, '2026/11/22本日まで'],
    ['is over', '2026-11-21', true, '2026/11/21期限終了'],
  ])('that %s says so', (_, downloadDeadline, isDownloadDeadlinePassed, text) => {
    const { row } = show({ downloadDeadline, isDownloadDeadlinePassed });
    const cell = row.querySelector<HTMLElement>('.deadline');
    expect([cell?.textContent, cell?.dataset['label']]).toEqual([text, 'ダウンロード期限']);
  });
});

describe('the status of a bill', () => {
  it('leads to how it came to be', () => {
    show({ statusId: 'unconfirmed', statusName: '未確認' });
    const link = screen.getByRole('link', { name: `未確認 更新履歴: ${NAME}` });
    expect(link.getAttribute('href')).toBe('/demo/mypage/reportStatusUpdateHistory?billId=bill-1');
    expect(link.id).toBe('history-bill-1');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(actions.showHistory.mock.calls.map(([billId]) => billId)).toEqual(['bill-1']);
    expect(link.closest<HTMLElement>('td')?.dataset['label']).toBe('ステータス');
  });

  it('can be changed where there is another to choose', () => {
    show({
      selectableStatuses: [
        { statusId: 'confirmed', name: '確認済', reasonMaxLength: null, isReasonRequired: null },
      ],
    });
    press(`変更: ステータス ${NAME}`);
    expect(actions.changeStatus.mock.calls).toEqual([['bill-1']]);
  });

  it('cannot be changed where there is none', () => {
    show({ statusId: 'unconfirmed', statusName: '未確認' });
    expect(button(`変更: ステータス ${NAME}`)).toBeNull();
  });
});

describe('the files of a row', () => {
  const files = { pdf: fileOf('a.pdf'), csv: fileOf('a.csv') };

  it.each([
    ['PDF', 'pdf'],
    ['CSV', 'csv'],
  ])('are downloaded by a button each: %s', (text, kind) => {
    show({ files });
    press(`${text} ダウンロード: ${NAME}`);
    expect(actions.download.mock.calls).toEqual([['bill-1', { kind }]]);
  });

  it.each([
    ['the issuer publishes no PDF', { pdf: null, csv: files.csv }, ['CSV']],
    ['the issuer publishes no CSV', { pdf: files.pdf, csv: null }, ['PDF']],
  ])('are those that there are: %s', (_, own, names) => {
    const { row } = show({ files: own });
    expect(row.querySelector('.files')?.textContent).toBe(names.join());
  });

  it.each([
    ['taken back', { isPublished: false }],
    ['over', { isDownloadDeadlinePassed: true, downloadDeadline: '2026-11-01' }],
  ])('cannot be had, nor be looked at, when they are %s', (_, own) => {
    show({ files, ...own });
    expect(button(`PDF ダウンロード: ${NAME}`)?.disabled).toBe(true);
    expect(button(`CSV ダウンロード: ${NAME}`)?.disabled).toBe(true);
    expect(button(`プレビュー: ${NAME}`)).toBeNull();
  });

  it('show which of them is on its way', () => {
    show(
      { files },
      {
        downloads: {
          'bill-1': {
            request: failed.request,
            phase: 'running',
            isSlow: false,
            received: 0,
            total: undefined,
          },
        },
      },
    );
    expect(button(`PDF ダウンロード: ${NAME}`)?.getAttribute('aria-busy')).toBe('true');
    expect(button(`CSV ダウンロード: ${NAME}`)?.hasAttribute('aria-busy')).toBe(false);
  });

  it('can be looked at where the issuer offers that, and there is a PDF', () => {
    show({ files });
    press(`プレビュー: ${NAME}`);
    expect(actions.preview.mock.calls).toEqual([['bill-1']]);
  });

  it.each([
    ['the issuer does not offer it', files, undefined],
    ['there is no PDF', { pdf: null, csv: files.csv }, actions.preview],
  ])('cannot be looked at where %s', (_, own, preview) => {
    show({ files: own }, { actions: { ...actions, preview } });
    expect(button(`プレビュー: ${NAME}`)).toBeNull();
  });
});

describe('what stands below a row', () => {
  it('are its details, which its button opens and which it then names', () => {
    show();
    const toggle = button(`詳細: ${NAME}`);
    expect([toggle?.getAttribute('aria-expanded'), toggle?.hasAttribute('aria-controls')]).toEqual([
      'false',
      false,
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    press(`詳細: ${NAME}`);
    expect(actions.toggle.mock.calls).toEqual([['bill-1']]);
  });

  it('goes over all columns, however many there are', () => {
    show({}, { opened: unfolded, downloads: { 'bill-1': failed }, columns: ofS2 });
    const toggle = button(`詳細: ${NAME}`);
    expect(toggle?.getAttribute('aria-expanded')).toBe('true');
    const [, , note, details] = screen.getAllByRole('row');
    expect(details?.id).toBe(toggle?.getAttribute('aria-controls'));
    expect(details?.textContent).toContain('添付ファイル');
    expect(note?.textContent).toContain('公開停止');
    const width = screen.getAllByRole('columnheader').length;
    expect(width).toBe(14);
    for (const row of [note, details]) expect(row?.querySelector('td')?.colSpan).toBe(width);
  });

  it('goes over the columns that always stand where there are no others', () => {
    show({}, { opened: unfolded, downloads: { 'bill-1': failed } });
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
    const below = screen.getAllByRole('row').slice(2);
    expect(below.map((row) => row.querySelector('td')?.colSpan)).toEqual([8, 8]);
  });

  it('is nothing of a download that has come', () => {
    show(
      {},
      {
        downloads: {
          'bill-1': { request: failed.request, phase: 'saved', fileName: 'a.pdf' },
        },
      },
    );
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});
