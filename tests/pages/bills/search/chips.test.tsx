import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts, setLanguage } from '../../../../src/i18n/i18n.ts';
import { ConditionChips } from '../../../../src/pages/bills/search/ConditionChips.tsx';
import { findActiveConditions } from '../../../../src/pages/bills/search/active-conditions.ts';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import { searchOptions as options } from './support.tsx';
import { press } from '../../../support/form-fields.ts';

beforeAll(() => loadTexts('bills', 'downloads'));

const textsOf = (condition: BillCondition): string[] =>
  findActiveConditions(condition, options).map(({ text }) => text);
const conditionWithout = (condition: BillCondition, text: string): BillCondition | undefined =>
  findActiveConditions(condition, options).find((activeCondition) => activeCondition.text === text)
    ?.remainingCondition;

describe('the text of a condition', () => {
  it.each<[BillCondition, string[]]>([
    [{ keyword: ['保守', '料金'] }, ['キーワード：保守', 'キーワード：料金']],
    [{ keyword: ['保守'], searchTargetId: 'title' }, ['キーワード：保守', '検索対象項目：件名']],
    [{ publicationMonth: '2026-11' }, ['発行月：2026年11月']],
    // The options no longer offer this month.
    [{ publicationMonth: '2019-01' }, ['発行月：2019年01月']],
    [{ publicationDateFrom: '2026-11-01' }, ['発行日：2026/11/01 以降']],
    [{ publicationDateTo: '2026-11-30' }, ['発行日：2026/11/30 まで']],
    [
      { publicationDateFrom: '2026-11-01', publicationDateTo: '2026-11-30' },
      ['発行日：2026/11/01 ～ 2026/11/30'],
    ],
    [{ priceFrom: 0 }, ['金額：¥0 以上']],
    [{ priceTo: -5000 }, ['金額：\u2212¥5,000 以下']],
    [{ priceTo: 0 }, ['金額：¥0 以下']],
    [{ priceFrom: -1_000_000, priceTo: 0 }, ['金額：\u2212¥1,000,000 ～ ¥0']],
    [{ billTypeId: ['invoice', 'deliveryNote'] }, ['明細の種類：請求書', '明細の種類：納品書']],
    // The options no longer offer the second status, so its name is unknown.
    [{ statusId: ['confirmed', 'old'] }, ['ステータス：確認済', 'ステータス：old']],
    [{ downloadStatus: ['notDownloaded'] }, ['ダウンロード状況：未ダウンロード']],
    [{ isDownloadable: true }, ['ダウンロードできる明細のみ']],
    [{}, []],
  ])('for %j is %j', (condition, texts) => {
    expect(textsOf(condition)).toEqual(texts);
  });

  it('uses the language of the page', async () => {
    setLanguage('en');
    await loadTexts('bills', 'downloads');
    const condition = {
      publicationMonth: '2026-11',
      publicationDateTo: '2026-11-30',
      priceFrom: 1,
    };
    expect(textsOf(condition)).toEqual([
      'Month of issue: 2026/11',
      'Date issued: until 2026/11/30',
      'Amount: ¥1 or more',
    ]);
  });

  it('has a unique key, and a fallback text without the options of the API', () => {
    const condition = { keyword: ['保守', '料金'], billTypeId: ['保守', '料金'], priceFrom: 1 };
    expect(new Set(findActiveConditions(condition, undefined).map(({ key }) => key)).size).toBe(5);
    expect(findActiveConditions({ billTypeId: ['invoice'] }, undefined)[0]?.text).toBe(
      '明細の種類：invoice',
    );
  });
});

describe('a removed condition', () => {
  const otherConditions = { isDownloadable: true, publicationMonth: '2026-11' };
  const keywordConditions = { ...otherConditions, keyword: ['保守'], searchTargetId: 'title' };

  it.each<[string, BillCondition, BillCondition]>([
    [
      'キーワード：保守',
      { ...otherConditions, keyword: ['保守', '料金'] },
      { ...otherConditions, keyword: ['料金'] },
    ],
    ['キーワード：保守', keywordConditions, { ...otherConditions, searchTargetId: 'title' }],
    ['検索対象項目：件名', keywordConditions, { ...otherConditions, keyword: ['保守'] }],
    [
      '金額：¥1,000 ～ ¥2,000',
      { ...otherConditions, priceFrom: 1000, priceTo: 2000 },
      otherConditions,
    ],
    ['ダウンロードできる明細のみ', otherConditions, { publicationMonth: '2026-11' }],
  ])('leaves the other conditions: %s', (text, condition, remainingConditions) => {
    expect(conditionWithout(condition, text)).toEqual(remainingConditions);
  });
});

describe('the chips', () => {
  const showChips = (condition: BillCondition) => {
    const onChange = vi.fn<(condition: BillCondition) => void>();
    render(<ConditionChips condition={condition} options={options} onChange={onChange} />);
    return onChange;
  };
  const getList = () => screen.getByRole('list', { name: '設定中の検索条件' });

  it('remove one condition, and the list of conditions gets the focus', async () => {
    const onChange = showChips({ keyword: ['保守', '料金'] });
    expect([...getList().querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(
      ['キーワード：保守', 'キーワード：料金', 'すべて解除'],
    );
    await press('条件「キーワード：料金」を解除');
    expect(onChange.mock.calls).toEqual([[{ keyword: ['保守'] }]]);
    expect(document.activeElement).toBe(getList());
    expect(getList().tabIndex).toBe(-1);
  });

  it('remove all conditions by one button, if there are several, and ignore the next press of a double click', async () => {
    const onChange = showChips({ keyword: ['保守'], priceFrom: 1 });
    await press('すべて解除');
    await press('条件「キーワード：保守」を解除');
    expect(onChange.mock.calls).toEqual([[{}]]);
  });

  it.each<BillCondition>([{}, { searchTargetId: 'title' }])(
    'are missing if no condition narrows the list: %j',
    (condition) => {
      showChips(condition);
      expect(screen.queryByRole('list')).toBeNull();
    },
  );
});
