import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { quickChoices } from '../../../../src/pages/bills/search/quick-choices.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { openBillList } from '../support.ts';

const api = startMockApi();
const searches = () => api.calls.filter(({ path }) => path === '/bills').map(({ query }) => query);
const lastSearch = () => Object.fromEntries(searches().at(-1) ?? []);
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const isOn = (name: string) => button(name).getAttribute('aria-pressed') === 'true';
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeAll(() => loadTexts('bills', 'downloads'));

// The last hour of the day in Japan; in the east it is the next month, in the west the day before.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a period of the date of issue, in one press', () => {
  it('is filled in and searched for, and shows that it is on', async () => {
    await openBillList('?publicationMonth=2026-09&keyword=保守&page=2');
    await press('先月');
    await waitFor(() =>
      expect(lastSearch()).toMatchObject({
        publicationDateFrom: '2026-10-01',
        publicationDateTo: '2026-10-31',
        keyword: '保守',
        page: '1',
      }),
    );
    // Another month beside it would leave nothing.
    expect(lastSearch()['publicationMonth']).toBeUndefined();
    await waitFor(() => expect(isOn('先月')).toBe(true));
    expect([isOn('今月'), isOn('今年度')]).toEqual([false, false]);
    await userEvent.click(screen.getByText('詳しい条件で絞り込む'));
    expect(valueOf('発行日（開始）')).toBe('2026-10-01');
    expect(valueOf('発行日（終了）')).toBe('2026-10-31');
    expect(valueOf('発行月')).toBe('');
  });

  it('takes the place of another, and goes by another press', async () => {
    await openBillList();
    await press('今年度');
    await waitFor(() => expect(lastSearch()['publicationDateTo']).toBe('2027-03-31'));
    await press('今月');
    await waitFor(() => expect(lastSearch()['publicationDateFrom']).toBe('2026-11-01'));
    await waitFor(() => expect(isOn('今月')).toBe(true));
    expect(document.activeElement).toBe(button('今月'));
    waitForGuard();
    await press('今月');
    await waitFor(() => expect(isOn('今月')).toBe(false));
    expect(lastSearch()['publicationDateFrom']).toBeUndefined();
  });

  it('is searched for with what else was typed, which is judged', async () => {
    await openBillList();
    await userEvent.type(screen.getByLabelText('金額（下限）'), '千');
    const before = searches().length;
    await press('今月');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('金額（下限）')));
    expect(searches()).toHaveLength(before);
    await userEvent.clear(screen.getByLabelText('金額（下限）'));
    await userEvent.type(screen.getByLabelText('金額（下限）'), '1000');
    waitForGuard();
    await press('今月');
    await waitFor(() =>
      expect(lastSearch()).toMatchObject({ priceFrom: '1000', publicationDateFrom: '2026-11-01' }),
    );
  });

  it('takes the place of a day that is half typed', async () => {
    await openBillList();
    await userEvent.click(screen.getByText('詳しい条件で絞り込む'));
    const day = screen.getByLabelText<HTMLInputElement>('発行日（開始）');
    // What a browser says of half a date; with a whole one there is nothing more to say.
    Object.defineProperty(day, 'validity', { get: () => ({ badInput: day.value === '' }) });
    await press('今月');
    await waitFor(() => expect(lastSearch()['publicationDateFrom']).toBe('2026-11-01'));
  });
});

describe('what is left to be done, in one press', () => {
  it('bills that were not downloaded yet', async () => {
    await openBillList();
    await press('未ダウンロード');
    await waitFor(() =>
      expect(lastSearch()).toMatchObject({
        downloadStatus: 'notDownloaded',
        isDownloadable: 'true',
      }),
    );
    const chips = await screen.findByRole('list', { name: '設定中の検索条件' });
    expect(within(chips).getByText('ダウンロード状況：未ダウンロード')).toBeDefined();
    expect(within(chips).getByText('ダウンロードできる明細のみ')).toBeDefined();
  });

  it('bills whose deadline is near, by the days that the API says', async () => {
    await openBillList();
    await press('7日以内に期限');
    await waitFor(() =>
      expect(lastSearch()).toMatchObject({
        downloadDeadlineFrom: '2026-11-20',
        downloadDeadlineTo: '2026-11-27',
        isDownloadable: 'true',
      }),
    );
    const chips = await screen.findByRole('list', { name: '設定中の検索条件' });
    expect(within(chips).getByText('ダウンロード期限：2026/11/20 ～ 2026/11/27')).toBeDefined();
    await waitFor(() => expect(isOn('7日以内に期限')).toBe(true));
  });
});

describe('two choices with a condition in common', () => {
  const both = {
    downloadStatus: ['notDownloaded' as const],
    downloadDeadlineFrom: '2026-11-30',
    downloadDeadlineTo: '2026-12-07',
    isDownloadable: true,
  };
  const goneWith = (condition: Parameters<typeof quickChoices>[0]['condition']) =>
    quickChoices({
      condition,
      fiscalYearFirstMonth: null,
      counts: undefined,
      hasPaymentDueDates: null,
    })[1]?.choices.map((choice) => [choice.isOn, Object.keys(choice.without)]);

  it('leave it to each other, and it goes with the last of them', () => {
    const { downloadStatus, isDownloadable, ...deadlines } = both;
    expect(goneWith(both)).toEqual([
      [true, ['downloadStatus']],
      [true, ['downloadDeadlineFrom', 'downloadDeadlineTo']],
    ]);
    expect(goneWith({ downloadStatus, isDownloadable })).toEqual([
      [true, ['downloadStatus', 'isDownloadable']],
      [false, ['downloadDeadlineFrom', 'downloadDeadlineTo']],
    ]);
    expect(goneWith({ ...deadlines, isDownloadable })?.[1]).toEqual([
      true,
      ['downloadDeadlineFrom', 'downloadDeadlineTo', 'isDownloadable'],
    ]);
  });
});

describe('which choices there are', () => {
  const labels = (fiscalYearFirstMonth: number | null | undefined) =>
    quickChoices({
      condition: {},
      fiscalYearFirstMonth,
      counts: undefined,
      hasPaymentDueDates: null,
    }).flatMap(({ choices }) => choices.map(({ label }) => label));

  it.each([null, undefined])('no business year where the settings name none (%s)', (none) => {
    expect(labels(none)).toEqual(['今月', '先月', '未ダウンロード', '7日以内に期限']);
    expect(labels(4)).toContain('今年度');
  });

  it('seven days from today in Japan, where the API has said nothing', () => {
    const soon = quickChoices({
      condition: {},
      fiscalYearFirstMonth: null,
      counts: undefined,
      hasPaymentDueDates: null,
    })
      .flatMap(({ choices }) => choices)
      .at(-1);
    expect(soon?.change).toEqual({
      downloadDeadlineFrom: '2026-11-30',
      downloadDeadlineTo: '2026-12-07',
      isDownloadable: true,
    });
  });

  it('an issuer for which one day is soon', () => {
    const counts = { today: '2026-11-20', deadlineSoonTo: '2026-11-21' };
    const all = quickChoices({
      condition: {},
      fiscalYearFirstMonth: null,
      counts,
      hasPaymentDueDates: null,
    });
    expect(all[1]?.choices.map(({ label }) => label)).toContain('明日までに期限');
  });
});
