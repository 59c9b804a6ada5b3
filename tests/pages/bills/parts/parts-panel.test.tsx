import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { BillParts } from '../../../../src/pages/bills/parts/BillParts.tsx';
import { writePlan } from '../../../../src/pages/bills/parts/kept-plan.ts';
import { cutIntoParts, type Plan } from '../../../../src/pages/bills/parts/plan.ts';
import { billParts } from '../../../../src/pages/bills/parts/run-parts.ts';
import { keepParts, keptParts } from '../../../../src/shell/downloads/kept-parts.ts';
import { wantedBatch } from '../../../../src/shell/downloads/large-batch.ts';
import { errorAnswer, noAnswer, stubApi } from '../../../support/api.ts';

const bill = (id: string, date: string) => ({
  id,
  number: `INV-${id}`,
  title: `請求書 ${id}`,
  files: 2,
  date,
});
const plan: Plan = {
  parts: cutIntoParts([bill('1', '2026-09-05'), bill('2', '2026-09-06'), bill('3', '2026-10-05')], {
    files: 4,
    bills: 200,
  }),
  gone: [],
  unreadable: 0,
  isBegun: false,
};
const [september, october] = plan.parts;
if (september === undefined || october === undefined) throw new Error('There are two parts.');

const nothing = (): void => undefined;
const show = async () => {
  render(
    <MemoryRouter>
      <button type="button" id="download-all-zip">
        検索結果を一括ダウンロード
      </button>
      <BillParts onPart={nothing} />
    </MemoryRouter>,
  );
  return screen.findByRole('region', { name: '分割ダウンロード' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  await loadTexts('bills', 'common', 'shell', 'ui', 'errors', 'field-names', 'frame');
});

afterEach(() => {
  billParts.discard();
  wantedBatch.set(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a download in parts', () => {
  it('is nowhere while none is wanted', () => {
    render(
      <MemoryRouter>
        <BillParts onPart={nothing} />
      </MemoryRouter>,
    );
    expect(document.body.textContent).toBe('');
  });

  it('takes the focus when it is asked for, and says why the bills could not be looked through', async () => {
    stubApi({ 'GET /bills/search-options': () => errorAnswer('429-1-05-01') });
    wantedBatch.set({ conditions: {} });
    await show();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('分割ダウンロード'));
    expect(await screen.findByRole('alert')).toBeDefined();
    await press('閉じる');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement?.id).toBe('download-all-zip');
  });

  it('shows before it begins what is in which part, and that the browser may ask', async () => {
    keepParts(writePlan(plan));
    const panel = await show();
    await waitFor(() =>
      expect(panel.textContent).toContain(
        '明細3件（6ファイル）を、2個のZIPに分けて順にダウンロードします。',
      ),
    );
    expect(panel.textContent).toContain('複数のファイルのダウンロードを許可するか');
    const parts = within(screen.getByRole('list', { name: 'ZIPごとの内容' }));
    expect(parts.queryByText('INV-1')).toBeNull();
    await userEvent.click(parts.getByText('1. 2026年09月'));
    expect((await parts.findByText('INV-1')).closest('li')?.textContent).toBe('INV-1 請求書 1');
    expect(parts.queryByText('INV-3')).toBeNull();
  });

  it('begun before a reload says how much is left, and can be given up', async () => {
    const parts = [{ ...september, state: 'saved' as const }, october];
    keepParts(writePlan({ ...plan, parts, isBegun: true }));
    const panel = await show();
    expect(panel.textContent).toContain('2個のZIPのうち、残り1個です。');
    expect(screen.getByRole('button', { name: '続きをダウンロード' })).toBeDefined();
    await press('取りやめる');
    expect(keptParts()).toBeUndefined();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('under way says which part comes, of which month, and can be stopped', async () => {
    stubApi({ 'GET /bills': noAnswer });
    keepParts(writePlan(plan));
    await show();
    await press('ダウンロードを開始');
    expect(screen.getByRole('status').textContent).toBe(
      '2個中1個目（2026年09月）をダウンロードしています',
    );
    expect(screen.getByRole('progressbar').getAttribute('max')).toBe('2');
    // The second half of a double click (S9).
    await press('一時停止');
    expect(billParts.state.get()?.phase).toBe('running');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600);
    await press('一時停止');
    expect(await screen.findByRole('button', { name: '続きをダウンロード' })).toBeDefined();
  });

  it('whose part did not come offers one way on, and one out', async () => {
    stubApi({ 'GET /bills': () => errorAnswer('429-1-05-01') });
    keepParts(writePlan(plan));
    const panel = await show();
    await press('ダウンロードを開始');
    await within(panel).findByRole('alert');
    const names = within(panel).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      '続きをダウンロード',
      '取りやめる',
    ]);
  });

  it('at its end names the bills that could not be had any more', async () => {
    keepParts(writePlan({ ...plan, isBegun: true }));
    await show();
    act(() =>
      billParts.state.set({
        phase: 'resting',
        isKept: true,
        plan: {
          ...plan,
          isBegun: true,
          gone: september.bills,
          parts: [
            { ...september, bills: [], state: 'empty' },
            { ...october, state: 'saved' },
          ],
        },
      }),
    );
    const [done, warning] = screen.getAllByRole('status');
    expect(done?.textContent).toBe('明細1件（2ファイル）を、1個のZIPでダウンロードしました。');
    expect(warning?.textContent).toMatch(/次の明細2件は.*INV-1 請求書 1INV-2 請求書 2/);
  });
});
