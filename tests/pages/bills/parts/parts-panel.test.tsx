import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { BillParts } from '../../../../src/pages/bills/parts/BillParts.tsx';
import { planToText } from '../../../../src/pages/bills/parts/plan-text.ts';
import { divideIntoParts, type Plan } from '../../../../src/pages/bills/parts/plan.ts';
import { billPartsDownload } from '../../../../src/pages/bills/parts/run-parts.ts';
import { savePlan, readPlanText } from '../../../../src/shell/downloads/stored-parts.ts';
import { requestedBatchStore } from '../../../../src/shell/downloads/large-batch.ts';
import { expectAnnounced } from '../../../support/announced.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi } from '../../../support/api.ts';
import { billOf, searchResponse } from '../../../support/bills.ts';
import { saveArchiveOptions } from '../../../../src/shell/downloads/archive/archive-options.ts';
import { switchLanguage } from '../../../support/render.tsx';
import { savedNames } from '../../../support/saved.ts';
import { errorOf } from '../../../support/error-of.ts';
import { press } from '../../../support/form-fields.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { searchOptions } from '../search/support.tsx';

const makeBill = (id: string, date: string) => ({
  id,
  billNumber: `INV-${id}`,
  title: `請求書 ${id}`,
  fileCount: 2,
  date,
});
const plan: Plan = {
  parts: divideIntoParts(
    [makeBill('1', '2026-09-05'), makeBill('2', '2026-09-06'), makeBill('3', '2026-10-05')],
    { maxFiles: 4, maxBills: 200 },
  ),
  unavailable: [],
  excluded: [],
  unreadable: 0,
  isBegun: false,
};
const [september, october] = plan.parts;
if (september === undefined || october === undefined)
  throw new Error('The plan must have two parts.');

const noOperation = (): void => undefined;
const showPanel = async (onPartSaved: () => void = noOperation) => {
  render(
    <MemoryRouter>
      <button type="button" id="download-all-zip">
        検索結果を一括ダウンロード
      </button>
      <BillParts onPartSaved={onPartSaved} />
    </MemoryRouter>,
  );
  return screen.findByRole('region', { name: '分割ダウンロード' });
};
const showStoredPlan = (storedPlan: Plan = plan, onPartSaved?: () => void) => {
  savePlan(planToText(storedPlan));
  return showPanel(onPartSaved);
};
const getPanelHeading = () => screen.getByRole('heading', { name: '分割ダウンロード' });
const setDownloadState = (state: ReturnType<typeof billPartsDownload.state.get>): void =>
  act(() => billPartsDownload.state.set(state));

beforeEach(async () => {
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  await loadTexts('bills');
});

afterEach(() => {
  billPartsDownload.discard();
  requestedBatchStore.set(undefined);
});

describe('a download in parts', () => {
  it.each([
    ['without a request', undefined],
    ['if the stored plan is unreadable', '{"of": "another version"}'],
  ])('is not displayed %s', async (_, storedText) => {
    if (storedText !== undefined) savePlan(storedText);
    render(
      <MemoryRouter>
        <BillParts onPartSaved={noOperation} />
      </MemoryRouter>,
    );
    await waitFor(() => {
      expect(document.body.textContent).toBe('');
      expect(document.querySelector('[data-loading]')).toBeNull();
    });
  });

  it('gets the focus, shows the error of a failed search, and can repeat the search', async () => {
    const failures = [1, 2, 3].map(() => errorAnswer('429-1-05-01'));
    const requests = stubApi({
      'GET /bills/search-options': () => failures.shift() ?? jsonAnswer(searchOptions),
      'GET /bills': (request) => searchResponse([], request),
    });
    requestedBatchStore.set({ conditions: {} });
    await showPanel();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('分割ダウンロード'));
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(await screen.findByRole('alert')).toBeDefined();
    await press('閉じる');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement?.id).toBe('download-all-zip');
    act(() => requestedBatchStore.set({ conditions: {} }));
    await screen.findByRole('alert');
    await press('もう一度試す');
    expect(await screen.findByText('ダウンロードできる明細はありません。')).toBeDefined();
  });

  it('shows the progress of the search, and can be cancelled', async () => {
    stubApi({ 'GET /bills/search-options': noAnswer });
    requestedBatchStore.set({ conditions: {} });
    const panel = await showPanel();
    expectAnnounced(await screen.findByText('対象の明細を確認しています'));
    // The line keeps its height before the numbers arrive.
    const progressText = panel.querySelector('[aria-hidden="true"]');
    expect(progressText?.textContent).toBe('\u00A0');
    setDownloadState({ phase: 'planning', fetchedCount: 1100, total: 12_345 });
    expect(progressText?.textContent).toBe('12,345件中 1,100件を確認済み');
    await press('取りやめる');
    expect(screen.queryByRole('region')).toBeNull();
    expect(billPartsDownload.state.get()).toBeUndefined();
    expect(requestedBatchStore.get()).toBeUndefined();
    expect(document.activeElement?.id).toBe('download-all-zip');
  });

  it('shows the number of unreadable bills if no bill can be downloaded, and closes', async () => {
    const panel = await showStoredPlan();
    const emptyPlan = { ...plan, parts: [], unreadable: 2 };
    setDownloadState({ phase: 'idle', isStored: true, plan: emptyPlan });
    expectAnnounced(screen.getByText('ダウンロードできる明細はありません。'));
    expect(panel.textContent).toContain('明細2件は、サーバーから正しく受け取れなかったため');
    setDownloadState({ phase: 'idle', isStored: true, plan: { ...emptyPlan, unreadable: 0 } });
    expect(panel.textContent).not.toContain('サーバーから正しく');
    await press('閉じる');
    expect(screen.queryByRole('region')).toBeNull();
    expect(billPartsDownload.state.get()).toBeUndefined();
  });

  it('replaces a stored plan that has not started, and gets the focus', async () => {
    stubApi({ 'GET /bills/search-options': noAnswer });
    await showStoredPlan();
    await screen.findByRole('button', { name: 'ダウンロードを開始' });
    expect(document.activeElement).toBe(document.body);
    act(() => requestedBatchStore.set({ conditions: {} }));
    expect(await screen.findByText('対象の明細を確認しています')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '分割ダウンロード' }));
  });

  it('does not take the focus again after a return to the page', async () => {
    stubApi({ 'GET /bills/search-options': noAnswer });
    requestedBatchStore.set({ conditions: {} });
    await showPanel();
    expect(document.activeElement).toBe(getPanelHeading());
    cleanup();
    await showPanel();
    expect(document.activeElement).not.toBe(getPanelHeading());
    expect(screen.queryByText(/今回のダウンロードは開始していません。/)).toBeNull();
  });

  it('warns before the start and after a stop if the browser cannot store the plan', async () => {
    const panel = await showStoredPlan();
    const warning = 'この画面を再読み込みすると最初からやり直しになります。';
    expect(panel.textContent).not.toContain(warning);
    setDownloadState({ phase: 'idle', isStored: false, plan });
    expect(panel.textContent).toContain(warning);
    setDownloadState({ phase: 'idle', isStored: false, plan: { ...plan, isBegun: true } });
    expect(panel.textContent).toContain(warning);
  });

  it('lists the bills of each part before the start, and explains the question that the browser will ask', async () => {
    const panel = await showStoredPlan();
    await waitFor(() =>
      expect(panel.textContent).toContain(
        '明細3件（6ファイル）を、2個のZIPに分けて順にダウンロードします。',
      ),
    );
    expect(panel.textContent).toContain('複数のファイルのダウンロードを許可するか');
    expect(panel.textContent).not.toContain('ダウンロード中');
    const parts = within(screen.getByRole('list', { name: 'ZIPごとの内容' }));
    expect(parts.queryByText('INV-1')).toBeNull();
    await userEvent.click(parts.getByText('1. 2026/09/05～2026/09/06'));
    expect((await parts.findByText('INV-1')).closest('li')?.textContent).toBe('INV-1 請求書 1');
    expect(parts.queryByText('INV-3')).toBeNull();
    await switchLanguage('en', 'parts');
    setDownloadState({ phase: 'idle', isStored: true, plan });
    expect(panel.textContent).toContain('Bills: 2, files: 4');
  });

  it('that has started is not replaced after a reload, shows the number of remaining parts, and can be cancelled', async () => {
    const emptyPart = { ...september, bills: [], state: 'empty' as const };
    const parts = [{ ...september, state: 'saved' as const }, emptyPart, october];
    const storedText = planToText({ ...plan, parts, isBegun: true });
    savePlan(storedText);
    requestedBatchStore.set({ conditions: {} });
    const panel = await showPanel();
    expect(panel.textContent).toContain('3個のZIPのうち、残り1個です。');
    expectAnnounced(await screen.findByText(/今回のダウンロードは開始していません。/));
    expect(readPlanText()).toBe(storedText);
    expect(screen.getByRole('button', { name: '続きをダウンロード' })).toBeDefined();
    await press('取りやめる');
    expect(readPlanText()).toBeUndefined();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows the running part with its dates, and can be paused', async () => {
    stubApi({ 'GET /bills': noAnswer });
    await showStoredPlan();
    const performanceNow = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    await press('ダウンロードを開始');
    expect(screen.getByRole('status').textContent).toBe(
      '2個中1個目（2026/09/05～2026/09/06）をダウンロードしています',
    );
    expect(screen.getByRole('progressbar').getAttribute('max')).toBe('2');
    // The guard ignores the second press of a double click (S9).
    await press('一時停止');
    expect(billPartsDownload.state.get()?.phase).toBe('running');
    performanceNow.mockReturnValue(10_600);
    await press('一時停止');
    expect(await screen.findByRole('button', { name: '続きをダウンロード' })).toBeDefined();
  });

  it('saves all parts into a folder if the browser supports folders', async () => {
    const startDownload = vi.spyOn(billPartsDownload, 'start').mockResolvedValue();
    await showStoredPlan();
    expect(screen.queryByRole('button', { name: 'フォルダーに保存' })).toBeNull();
    const folder = {};
    const pickFolder = vi.fn<() => Promise<object>>().mockResolvedValue(folder);
    vi.stubGlobal('showDirectoryPicker', pickFolder.mockRejectedValueOnce(new DOMException()));
    setDownloadState({ phase: 'idle', isStored: true, plan });
    await press('フォルダーに保存');
    waitForGuard();
    await press('フォルダーに保存');
    await waitFor(() => expect(startDownload).toHaveBeenCalledExactlyOnceWith(folder));
    setDownloadState({ phase: 'running', isStored: true, plan, progress: undefined });
    await waitFor(() => expect(document.activeElement).toBe(getPanelHeading()));
  });

  it('marks running, saved and empty parts', async () => {
    await showStoredPlan();
    const parts = [
      { ...september, state: 'saved' as const },
      { ...september, bills: [], state: 'empty' as const },
      october,
      { ...october, bills: [{ id: '4', billNumber: 'INV-4', title: 'd', fileCount: 1 }] },
    ];
    const showProgress = (receivedBytes: number, totalBytes?: number) =>
      setDownloadState({
        phase: 'running',
        isStored: true,
        plan: { ...plan, isBegun: true, parts },
        progress: receivedBytes < 0 ? undefined : { receivedBytes, totalBytes },
      });
    showProgress(-1);
    const rows = within(screen.getByRole('list', { name: 'ZIPごとの内容' })).getAllByText(
      /ZIP|^\d\./,
    );
    expect(rows.map((row) => row.closest('li')?.textContent)).toEqual([
      '1. 2026/09/05～2026/09/06明細2件・4ファイルダウンロード済み',
      '2. 2026/09/05～2026/09/06明細0件・0ファイル対象なし',
      '3. 2026/10/05明細1件・2ファイルダウンロード中',
      '4. 2026/10/05明細1件・1ファイル',
    ]);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('4個中3個目（2026/10/05）をダウンロードしています');
    const progressBar = screen.getByRole('progressbar', { name: 'ダウンロードの進み具合' });
    // Screen readers skip the numbers, because each announcement would interrupt the previous announcement.
    const getProgressText = () => progressBar.nextElementSibling;
    expect(getProgressText()?.getAttribute('aria-hidden')).toBe('true');
    const getProgress = () => [progressBar.getAttribute('value'), getProgressText()?.textContent];
    expect(getProgress()).toEqual(['2', 'ダウンロードの準備をしています']);
    showProgress(0, 4096);
    expect(getProgress()).toEqual(['2', 'ダウンロードの準備をしています']);
    showProgress(2048, 4096);
    expect(getProgress()).toEqual(['2.5', '2\u00A0KB 受信済み']);
    showProgress(8192, 4096);
    expect(getProgress()).toEqual(['3', '8\u00A0KB 受信済み']);
    showProgress(2048);
    expect(getProgress()).toEqual(['2', '2\u00A0KB 受信済み']);
    expect(document.body.textContent).not.toContain('複数のファイルのダウンロードを許可するか');
  });

  it('reports each saved part to the list', async () => {
    const onPartSaved = vi.fn<() => void>();
    stubApi({
      'GET /bills': (request) =>
        searchResponse(
          ['1', '2', '3'].map((billId) =>
            billOf({ billId, publicationDate: billId === '3' ? '2026-10-05' : '2026-09-05' }),
          ),
          request,
        ),
      'GET /bills/zip': () =>
        new Response('PK', { headers: { 'content-disposition': 'attachment; filename="b.zip"' } }),
    });
    await showStoredPlan(plan, onPartSaved);
    await press('ダウンロードを開始');
    expectAnnounced(
      await screen.findByText('明細3件（6ファイル）を、2個のZIPでダウンロードしました。'),
    );
    expect(onPartSaved).toHaveBeenCalledTimes(2);
    expect(readPlanText()).toBeUndefined();
    // The pressed button was removed.
    expect(document.activeElement).toBe(getPanelHeading());
    await press('閉じる');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement?.id).toBe('download-all-zip');
  });

  it.each([
    ['failed', 'ダウンロードを開始'],
    ['searchFailed', 'もう一度試す'],
  ] as const)(
    'that failed while another page was open shows the error in its panel (%s), and offers %s',
    async (phase, buttonName) => {
      const panel = await showStoredPlan();
      setDownloadState({ phase, error: errorOf('500-1-00-01'), plan, isStored: true });
      const alert = await within(panel).findByRole('alert');
      expect(alert.textContent).toContain('予期しないエラー');
      expect(within(panel).getByRole('button', { name: buttonName })).toBeDefined();
    },
  );

  it('offers one index for all parts if the customer wants an index and a part is saved', async () => {
    await showStoredPlan();
    const isIndexOffered = (zipName?: string): boolean => {
      const parts = [{ ...september, state: 'saved' as const, file: zipName }, october];
      setDownloadState({ phase: 'idle', isStored: true, plan: { ...plan, isBegun: true, parts } });
      return screen.queryByRole('button', { name: /^全体の索引簿/ }) !== null;
    };
    expect(isIndexOffered('a.zip')).toBe(false);
    saveArchiveOptions({ hasIndex: true, fileNames: 'published' });
    expect([isIndexOffered(), isIndexOffered('a.zip')]).toEqual([false, true]);
    await press('全体の索引簿を保存（CSV）');
    expect(savedNames()).toEqual([expect.stringMatching(/^索引簿_.*\.csv$/)]);
  });

  it('lists after the last part the bills that were not downloaded', async () => {
    await showStoredPlan({ ...plan, isBegun: true });
    const parts = [
      { ...september, bills: [], state: 'empty' as const },
      { ...october, state: 'saved' as const },
    ];
    const { bills: unavailable } = september;
    const endedPlan = { ...plan, isBegun: true, unavailable, unreadable: 1234, parts };
    setDownloadState({ phase: 'idle', isStored: true, plan: endedPlan });
    const [successMessage, warning, unreadableMessage, ...otherMessages] =
      screen.getAllByRole('status');
    expect(successMessage?.textContent).toBe(
      '明細1件（2ファイル）を、1個のZIPでダウンロードしました。',
    );
    expect(warning?.textContent).toMatch(/次の明細2件は.*INV-1 請求書 1INV-2 請求書 2/);
    expect(unreadableMessage?.textContent).toContain(
      '明細1,234件は、サーバーから正しく受け取れなかった',
    );
    expect(otherMessages).toEqual([]);
    expect(screen.getByText('請求書 1').lang).toBe('ja');
  });
});
