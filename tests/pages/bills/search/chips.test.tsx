import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { ConditionChips } from '../../../../src/pages/bills/search/ConditionChips.tsx';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import { searchFormLoader } from '../../../../src/pages/bills/search/LaterSearchForm.tsx';
import { waitForGuard } from '../../../support/click-guard.ts';
import { searchOptions } from './search-options.ts';
import { renderPanel } from './support.tsx';

beforeAll(async () => {
  await loadTexts('common', 'ui', 'form', 'validation', 'downloads', 'bills');
  await searchFormLoader.load();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the conditions in force', () => {
  const show = (condition: BillCondition) => {
    const onChange = vi.fn<(condition: BillCondition) => void>();
    render(<ConditionChips condition={condition} options={searchOptions} onChange={onChange} />);
    return onChange;
  };

  it('are a list, and each button says what it takes away', () => {
    show({ keyword: ['保守'], billTypeId: ['invoice'] });
    const list = screen.getByRole('list', { name: '設定中の検索条件' });
    expect(
      [...list.querySelectorAll('button')].map((button) => [
        button.textContent,
        button.getAttribute('aria-label'),
      ]),
    ).toEqual([
      ['キーワード：保守', '条件「キーワード：保守」を解除'],
      ['明細の種類：請求書', '条件「明細の種類：請求書」を解除'],
      ['すべて解除', null],
    ]);
  });

  it('are taken away one by one; the focus stays with the others', async () => {
    const onChange = show({ keyword: ['保守', '料金'] });
    await press('条件「キーワード：料金」を解除');
    expect(onChange.mock.calls).toEqual([[{ keyword: ['保守'] }]]);
    const list = screen.getByRole('list', { name: '設定中の検索条件' });
    expect(document.activeElement).toBe(list);
    // No stop of the keyboard of its own.
    expect(list.tabIndex).toBe(-1);
  });

  it('are all taken away at once, where there are several', async () => {
    const onChange = show({ keyword: ['保守'], priceFrom: 1 });
    await press('すべて解除');
    expect(onChange.mock.calls).toEqual([[{}]]);
  });

  it('have no such button where there is one', () => {
    show({ priceFrom: 1 });
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it.each<BillCondition>([{}, { searchTargetId: 'title' }])(
    'are nothing where nothing narrows the list: %j',
    (condition) => {
      show(condition);
      expect(screen.queryByRole('list')).toBeNull();
    },
  );
});

describe('the choices of one press', () => {
  const counts = { today: '2026-11-20', deadlineSoonTo: '2026-11-25' };
  const soon = {
    downloadDeadlineFrom: '2026-11-20',
    downloadDeadlineTo: '2026-11-25',
    isDownloadable: true,
  };
  const isOn = (name: string): boolean =>
    screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

  it('stand by what they are about', () => {
    renderPanel({ counts });
    const groups = screen
      .getAllByRole('group')
      .filter((group) => group.querySelector('[aria-pressed]') !== null);
    expect(
      groups.map((group) => [
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
        ...[...group.querySelectorAll('button')].map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['発行日', '今月', '先月', '今年度'],
      ['ダウンロード', '未ダウンロード', '5日以内に期限'],
      ['支払い', '今週が期日'],
    ]);
  });

  it('say whether they are on: with all that they set, and nothing but that', () => {
    const { change } = renderPanel({ counts, condition: soon });
    expect([isOn('5日以内に期限'), isOn('未ダウンロード')]).toEqual([true, false]);
    change({ condition: { ...soon, isDownloadable: undefined } });
    expect(isOn('5日以内に期限')).toBe(false);
    change({ condition: { ...soon, downloadStatus: ['notDownloaded', 'downloaded'] } });
    expect([isOn('5日以内に期限'), isOn('未ダウンロード')]).toEqual([true, false]);
    change({ condition: { downloadStatus: ['notDownloaded'], isDownloadable: true } });
    expect([isOn('5日以内に期限'), isOn('未ダウンロード')]).toEqual([false, true]);
  });

  it('set what they say beside what is in force, and take it away again', async () => {
    const { onSearch, change } = renderPanel({ counts, condition: { priceFrom: 1 } });
    await press('5日以内に期限');
    expect(onSearch.mock.lastCall).toEqual([{ priceFrom: 1, ...soon }]);
    change({ condition: { priceFrom: 1, ...soon } });
    waitForGuard();
    await press('5日以内に期限');
    expect(onSearch.mock.lastCall).toEqual([{ priceFrom: 1 }]);
  });

  it.each([
    ['2026-11-22', '2日以内に期限'],
    ['2026-11-21', '明日までに期限'],
  ])('are called by the days that the API says are soon: until %s', (deadlineSoonTo, name) => {
    renderPanel({ counts: { today: '2026-11-20', deadlineSoonTo } });
    expect(screen.getByRole('button', { name })).toBeDefined();
  });
});
