import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { searchFormLoader } from '../../../../src/pages/bills/search/LazySearchForm.tsx';
import { waitForGuard } from '../../../support/click-guard.ts';
import { getField, simulatePhone, openConditions, renderPanel, searchOptions } from './support.tsx';
import { press } from '../../../support/form-fields.ts';

beforeAll(async () => {
  await loadTexts('form', 'validation', 'downloads', 'bills');
  await searchFormLoader.load();
});

const optionTextsOf = (label: string): string[] =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
const fieldNamesIn = (element: Element): string[] => [
  ...new Set([...element.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name)),
];
const getFormFieldNames = (): string[] =>
  fieldNamesIn(screen.getByRole('search', { name: '明細の検索' }));
const panelFieldNames = [
  'searchTargetId',
  'publicationDateFrom',
  'publicationDateTo',
  'billTypeId',
  'statusId',
  'downloadStatus',
  'downloadDeadlineFrom',
  'downloadDeadlineTo',
  'isDownloadable',
  'paymentDueDateFrom',
  'paymentDueDateTo',
];

describe('the search form', () => {
  it('shows the most used conditions in a line, and the other conditions in a panel', () => {
    renderPanel();
    expect(getFormFieldNames()).toEqual(['keyword', 'publicationMonth', 'priceFrom', 'priceTo']);
    expect(fieldNamesIn(openConditions())).toEqual(panelFieldNames);
  });

  it('has no payment due date if the issuer uses no due dates', () => {
    renderPanel({ hasPaymentDueDates: false });
    expect(fieldNamesIn(openConditions())).toEqual(panelFieldNames.slice(0, -2));
  });

  it('shows only the keywords in the line on a phone', () => {
    simulatePhone();
    renderPanel();
    expect(getFormFieldNames()).toEqual(['keyword']);
    expect(getField('キーワード').placeholder).toBe('キーワード');
    const shownNames = fieldNamesIn(openConditions());
    expect(shownNames).toEqual(
      expect.arrayContaining([...panelFieldNames, 'publicationMonth', 'priceTo']),
    );
    expect(shownNames).not.toContain('keyword');
  });

  it('sets the keyboards, units, date limits and groups of its fields', () => {
    renderPanel();
    openConditions();
    const { type, placeholder, form } = getField('キーワード');
    expect(getField('キーワード').getAttribute('enterkeyhint')).toBe('search');
    expect([type, placeholder, form?.autocomplete]).toEqual([
      'search',
      'スペース区切りで5個まで',
      'off',
    ]);
    for (const label of ['金額（下限）', '金額（上限）'])
      expect([getField(label).inputMode, getField(label).parentElement?.dataset['unit']]).toEqual([
        'numeric',
        '¥',
      ]);
    for (const label of ['発行日（開始）', 'ダウンロード期限（終了）'])
      expect([getField(label).type, getField(label).min, getField(label).max]).toEqual([
        'date',
        '1900-01-01',
        '2099-12-31',
      ]);
    for (const name of ['発行日', 'ダウンロード期限', '明細の種類', 'ステータス', '金額'])
      expect(screen.getByRole('group', { name }).querySelector('input')).not.toBeNull();
  });

  it('offers the choices of the API, and "no setting"', () => {
    const { changeProps } = renderPanel({
      condition: { publicationMonth: '2019-01', searchTargetId: 'old' },
    });
    const panel = within(openConditions());
    // A chosen value that is no longer offered stays in the list.
    expect(optionTextsOf('発行月')).toEqual(['設定なし', '2019年01月', '2026年11月']);
    expect(optionTextsOf('検索対象項目')).toEqual(['すべての項目', 'old', '件名']);
    expect(panel.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      '請求書',
      '納品書',
      '確認済',
      '未ダウンロード',
      'ダウンロード済み',
      '再ダウンロード済み',
      'ダウンロードできる明細のみ',
    ]);
    changeProps({ options: { ...searchOptions, statuses: [] } });
    expect(panel.queryByRole('group', { name: 'ステータス' })).toBeNull();
    changeProps({ options: undefined, condition: {} });
    expect(optionTextsOf('発行月')).toEqual(['設定なし']);
    expect(panel.queryByRole('group', { name: '明細の種類' })).toBeNull();
  });

  it('searches by Enter, and by a button in the panel, which closes the panel', async () => {
    const { onSearch } = renderPanel();
    await userEvent.type(getField('キーワード'), '保守{Enter}');
    expect(onSearch.mock.lastCall).toEqual([{ keyword: ['保守'] }]);
    const panel = openConditions();
    fireEvent.change(getField('発行日（開始）'), { target: { value: '2026-11-01' } });
    waitForGuard();
    await press('この条件で検索');
    expect(onSearch.mock.lastCall).toEqual([
      { keyword: ['保守'], publicationDateFrom: '2026-11-01' },
    ]);
    expect(panel.open).toBe(false);
  });

  it('keeps entries of a closed panel for the next search, and opens the panel again after Escape', async () => {
    const { onSearch } = renderPanel();
    const panel = openConditions();
    fireEvent.change(getField('発行日（開始）'), { target: { value: '2026-11-01' } });
    await press('閉じる');
    expect(panel.open).toBe(false);
    waitForGuard();
    openConditions();
    act(() => panel.close()); // As Escape closes the panel.
    waitForGuard();
    expect(openConditions().open).toBe(true);
    await press('検索');
    expect(onSearch.mock.calls).toEqual([[{ publicationDateFrom: '2026-11-01' }]]);
  });

  it('counts the conditions of the panel that are in use', () => {
    const { changeProps } = renderPanel({ condition: { keyword: ['a'], isDownloadable: true } });
    expect(screen.getByRole('button', { name: '詳しい条件（1）' })).toBeDefined();
    changeProps({ condition: { keyword: ['a'] } });
    const panelButton = screen.getByRole('button', { name: '詳しい条件' });
    expect(panelButton.getAttribute('aria-haspopup')).toBe('dialog');
  });

  it('limits the keywords by the number of the API, or else of the contract', async () => {
    const { onSearch, changeProps } = renderPanel({
      options: { ...searchOptions, keywordLimit: 2 },
    });
    await userEvent.type(getField('キーワード'), '一 二 三{Enter}');
    expect(await screen.findByText('キーワードは3個以上入力できません。')).toBeDefined();
    expect(onSearch).not.toHaveBeenCalled();
    changeProps({ options: undefined });
    expect(getField('キーワード').placeholder).toBe('スペース区切りで5個まで');
  });

  it.each([
    ['days', { publicationDateFrom: '2026-11-01', publicationDateTo: '2026-11-01' }],
    ['amounts', { priceFrom: 0, priceTo: 0 }],
    ['negative amounts', { priceFrom: -5000, priceTo: -1000 }],
  ])('accepts a range of %s with equal or ordered ends', async (_, condition) => {
    const { onSearch } = renderPanel({ condition });
    await press('検索');
    expect(onSearch.mock.calls).toEqual([[condition]]);
  });

  it('opens the panel if an entry in the panel is invalid, and focuses the entry', async () => {
    const { onSearch } = renderPanel({
      condition: { downloadDeadlineFrom: '2026-12-02', downloadDeadlineTo: '2026-12-01' },
    });
    await press('検索');
    const messages = screen.findAllByText(/^ダウンロード期限の範囲の指定が逆になっています/);
    expect(await messages).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(getField('ダウンロード期限（開始）')));
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    expect(onSearch).not.toHaveBeenCalled();
  });

  it.each([[{}], [{ downloadDeadlineFrom: '2026-12-02', downloadDeadlineTo: '2026-12-01' }]])(
    'with %j closes the panel if an entry in the line is invalid, and focuses the entry',
    async (condition) => {
      const { onSearch } = renderPanel({ condition });
      await userEvent.type(getField('金額（上限）'), '千');
      const panel = openConditions();
      await press('この条件で検索');
      await waitFor(() => expect(document.activeElement).toBe(getField('金額（上限）')));
      expect(panel.open).toBe(false);
      expect(onSearch).not.toHaveBeenCalled();
    },
  );

  it('shows the condition of the list after Back', async () => {
    const { changeProps } = renderPanel({
      condition: { priceFrom: 1000, publicationMonth: '2026-11' },
    });
    await userEvent.type(getField('キーワード'), '保守');
    changeProps({ condition: { publicationMonth: '2026-11', priceTo: 9000 } });
    const labels = ['キーワード', '金額（下限）', '金額（上限）', '発行月'];
    expect(labels.map((label) => getField(label).value)).toEqual(['', '', '9,000', '2026-11']);
    // A new object with the same condition changes no field.
    await userEvent.clear(getField('金額（上限）'));
    changeProps({ condition: { publicationMonth: '2026-11', priceTo: 9000 } });
    expect(getField('金額（上限）').value).toBe('');
  });
});

describe('the search form on a phone', () => {
  const condition = { priceFrom: 5000 };
  const queryKeywordField = () => screen.queryByLabelText('キーワード');

  it('renders after the list, or as soon as the page moves the focus to the form', () => {
    simulatePhone();
    const { handleRef, changeProps } = renderPanel({ condition, isListPainted: false });
    expect(queryKeywordField()).toBeNull();
    // On a phone, the outline has only the keyword field, like the form.
    expect(screen.queryByText('発行月')).toBeNull();
    act(() => handleRef.current?.focus());
    expect(document.activeElement).toBe(queryKeywordField());
    const otherElement = screen.getByRole('button', { name: '検索' });
    otherElement.focus();
    changeProps({ isListPainted: true });
    expect(document.activeElement).toBe(otherElement);
  });

  it('focuses its first field when its code arrives later', async () => {
    simulatePhone();
    vi.spyOn(searchFormLoader, 'getLoadedValue').mockReturnValueOnce(undefined);
    const { handleRef } = renderPanel({ isListPainted: false });
    act(() => handleRef.current?.focus());
    expect(queryKeywordField()).toBeNull();
    await vi.dynamicImportSettled();
    expect(document.activeElement).toBe(queryKeywordField());
  });

  it('adds a quick choice to the conditions before the form is rendered', () => {
    simulatePhone();
    const { handleRef, onSearch } = renderPanel({ condition, isListPainted: false });
    act(() => handleRef.current?.applyChange({ isDownloadable: true }));
    expect(onSearch.mock.calls).toEqual([[{ ...condition, isDownloadable: true }]]);
  });
});
