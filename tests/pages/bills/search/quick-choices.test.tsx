import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import {
  createQuickChoiceGroups,
  type QuickChoiceSource,
} from '../../../../src/pages/bills/search/quick-choices.ts';
import { QuickChoices } from '../../../../src/pages/bills/search/QuickChoices.tsx';
import { waitForGuard } from '../../../support/click-guard.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { showLoadedBillList } from '../support.ts';
import { getField, openConditions } from './support.tsx';

const api = startMockApi();
const getSearches = () =>
  api.calls.filter(({ path }) => path === '/bills').map(({ query }) => query);
const getLastSearch = () => Object.fromEntries(getSearches().at(-1) ?? []);
const getButton = (buttonName: string) => screen.getByRole('button', { name: buttonName });
const press = (buttonName: string) => userEvent.click(getButton(buttonName));
const isPressed = (name: string) => getButton(name).getAttribute('aria-pressed') === 'true';

beforeAll(() => loadTexts('bills', 'downloads'));

// The time is in the last hour of a month in Japan. In zones further east, the next month has begun.
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:30:00+09:00') }),
);

describe('a quick choice of a period', () => {
  it('fills in the form, searches, and is displayed as pressed', async () => {
    await showLoadedBillList('?publicationMonth=2026-09&keyword=保守&page=2');
    await press('先月');
    await waitFor(() =>
      expect(getLastSearch()).toMatchObject({
        publicationDateFrom: '2026-10-01',
        publicationDateTo: '2026-10-31',
        keyword: '保守',
        page: '1',
      }),
    );
    // A search with another month in addition would find no bills.
    expect(getLastSearch()['publicationMonth']).toBeUndefined();
    await waitFor(() => expect(isPressed('先月')).toBe(true));
    expect([isPressed('今月'), isPressed('今年度')]).toEqual([false, false]);
    openConditions();
    const labels = ['発行日（開始）', '発行日（終了）', '発行月'];
    expect(labels.map((label) => getField(label).value)).toEqual(['2026-10-01', '2026-10-31', '']);
  });

  it('replaces the period of another button, keeps the focus, and a second press removes the period', async () => {
    await showLoadedBillList();
    await press('今年度');
    await waitFor(() => expect(getLastSearch()['publicationDateTo']).toBe('2027-03-31'));
    await press('今月');
    await waitFor(() => expect(isPressed('今月')).toBe(true));
    expect(getLastSearch()['publicationDateFrom']).toBe('2026-11-01');
    expect(document.activeElement).toBe(getButton('今月'));
    waitForGuard();
    await press('今月');
    await waitFor(() => expect(isPressed('今月')).toBe(false));
    expect(getLastSearch()['publicationDateFrom']).toBeUndefined();
  });

  it('searches with the other entries, which are validated', async () => {
    await showLoadedBillList();
    await userEvent.type(getField('金額（下限）'), '千');
    const searchCountBefore = getSearches().length;
    await press('今月');
    await waitFor(() => expect(document.activeElement).toBe(getField('金額（下限）')));
    expect(getSearches()).toHaveLength(searchCountBefore);
    await userEvent.clear(getField('金額（下限）'));
    await userEvent.type(getField('金額（下限）'), '1000');
    waitForGuard();
    await press('今月');
    await waitFor(() =>
      expect(getLastSearch()).toMatchObject({
        priceFrom: '1000',
        publicationDateFrom: '2026-11-01',
      }),
    );
  });

  it('replaces an incomplete date', async () => {
    await showLoadedBillList();
    openConditions();
    const dateField = getField('発行日（開始）');
    Object.defineProperty(dateField, 'validity', {
      get: () => ({ badInput: dateField.value === '' }),
    });
    await press('今月');
    await waitFor(() => expect(getLastSearch()['publicationDateFrom']).toBe('2026-11-01'));
  });
});

describe('the quick choices', () => {
  const counts = { today: '2026-11-20', deadlineSoonTo: '2026-11-25' };
  const deadlineConditions = {
    downloadDeadlineFrom: '2026-11-20',
    downloadDeadlineTo: '2026-11-25',
  };
  const soonDeadlineConditions = { ...deadlineConditions, isDownloadable: true };
  const newBillConditions = { downloadStatus: ['notDownloaded' as const], isDownloadable: true };
  const groupsOf = (overrides: Partial<QuickChoiceSource> = {}) =>
    createQuickChoiceGroups({
      condition: {},
      fiscalYearFirstMonth: 4,
      hasPaymentDueDates: true,
      counts,
      ...overrides,
    });
  const downloadChoiceStatesFor = (condition: BillCondition) =>
    groupsOf({ condition })[1]?.choices.map((choice) => [
      choice.isActive,
      Object.keys(choice.removal),
    ]);

  it('are named groups of buttons that set and remove their conditions', () => {
    const onChange = vi.fn<(change: object) => void>();
    const { rerender } = render(<QuickChoices groups={groupsOf()} onChange={onChange} />);
    const labelsIn = (groupName: string) =>
      within(screen.getByRole('group', { name: groupName }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(labelsIn('発行日')).toEqual(['今月', '先月', '今年度']);
    expect(labelsIn('ダウンロード')).toEqual(['未ダウンロード', '5日以内に期限']);
    expect(labelsIn('支払い')).toEqual(['今週が期日']);
    expect(groupsOf()[2]?.choices[0]?.change).toMatchObject({ paymentDueDateTo: '2026-11-22' });
    fireEvent.click(getButton('5日以内に期限'));
    expect(onChange.mock.lastCall).toEqual([soonDeadlineConditions]);
    rerender(
      <QuickChoices groups={groupsOf({ condition: soonDeadlineConditions })} onChange={onChange} />,
    );
    waitForGuard();
    fireEvent.click(getButton('5日以内に期限'));
    expect(onChange.mock.lastCall).toEqual([
      {
        downloadDeadlineFrom: undefined,
        downloadDeadlineTo: undefined,
        isDownloadable: undefined,
      },
    ]);
  });

  it('are active if exactly their conditions are set, and do not remove a condition that another active choice needs', () => {
    expect(downloadChoiceStatesFor({ ...newBillConditions, ...soonDeadlineConditions })).toEqual([
      [true, ['downloadStatus']],
      [true, ['downloadDeadlineFrom', 'downloadDeadlineTo']],
    ]);
    expect(downloadChoiceStatesFor(newBillConditions)).toEqual([
      [true, ['downloadStatus', 'isDownloadable']],
      [false, ['downloadDeadlineFrom', 'downloadDeadlineTo']],
    ]);
    expect(downloadChoiceStatesFor(soonDeadlineConditions)?.[1]?.[1]).toEqual([
      ...Object.keys(deadlineConditions),
      'isDownloadable',
    ]);
    expect(downloadChoiceStatesFor(deadlineConditions)?.[1]?.[0]).toBe(false);
    const bothStatuses = ['notDownloaded' as const, 'downloaded' as const];
    expect(
      downloadChoiceStatesFor({ ...newBillConditions, downloadStatus: bothStatuses })?.[0]?.[0],
    ).toBe(false);
  });

  it.each([null, undefined])(
    'omit the fiscal year and the payments if the issuer’s settings for them are %s',
    (missingSetting) => {
      const groups = groupsOf({
        fiscalYearFirstMonth: missingSetting,
        hasPaymentDueDates: missingSetting,
      });
      expect(groups).toHaveLength(2);
      expect(groups[0]?.choices.map(({ label }) => label)).toEqual(['今月', '先月']);
    },
  );

  it.each([
    ['2026-11-22', '2日以内に期限'],
    ['2026-11-21', '明日までに期限'],
    ['2026-11-20', '本日が期限'],
  ])(
    'count the days until the limit for near deadlines that the API returns: for %s, the button is %s',
    (deadlineSoonTo, buttonName) => {
      const groups = groupsOf({ counts: { today: '2026-11-20', deadlineSoonTo } });
      expect(groups[1]?.choices[1]?.label).toBe(buttonName);
    },
  );

  it('use seven days from today in Japan until the API has answered', () => {
    expect(groupsOf({ counts: undefined })[1]?.choices[1]?.change).toEqual({
      downloadDeadlineFrom: '2026-11-30',
      downloadDeadlineTo: '2026-12-07',
      isDownloadable: true,
    });
  });
});
