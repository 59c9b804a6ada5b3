import { beforeAll, describe, expect, it } from 'vitest';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { loadTexts, setLanguage } from '../../../../src/i18n/i18n.ts';
import type { BillCondition } from '../../../../src/pages/bills/search/conditions.ts';
import { conditionParts } from '../../../../src/pages/bills/search/condition-parts.ts';
import { searchOptions } from './search-options.ts';

const options: BillSearchOptions = {
  ...searchOptions,
  billTypes: [
    { billTypeId: 'invoice', name: '請求書' },
    { billTypeId: 'deliveryNote', name: '納品書' },
  ],
};

beforeAll(() => loadTexts('bills', 'downloads'));

const wordsOf = (condition: BillCondition, known: BillSearchOptions | undefined = options) =>
  conditionParts(condition, known).map(({ text }) => text);
/** What is left when the condition of some words is taken away. */
const without = (condition: BillCondition, words: string): BillCondition | undefined =>
  conditionParts(condition, options).find(({ text }) => text === words)?.without;

describe('a condition in words', () => {
  it.each<[BillCondition, string[]]>([
    [{ keyword: ['保守', '料金'] }, ['キーワード：保守', 'キーワード：料金']],
    [{ keyword: ['保守'], searchTargetId: 'title' }, ['キーワード：保守', '検索対象項目：件名']],
    [{ publicationMonth: '2026-11' }, ['発行月：2026年11月']],
    // No longer offered.
    [{ publicationMonth: '2019-01' }, ['発行月：2019年01月']],
    [{ publicationDateFrom: '2026-11-01' }, ['発行日：2026/11/01 以降']],
    [{ publicationDateTo: '2026-11-30' }, ['発行日：2026/11/30 まで']],
    [
      { publicationDateFrom: '2026-11-01', publicationDateTo: '2026-11-30' },
      ['発行日：2026/11/01 ～ 2026/11/30'],
    ],
    [{ priceFrom: 0 }, ['金額：¥0 以上']],
    [{ priceTo: -5000 }, ['金額：\u2212¥5,000 以下']],
    [{ priceFrom: 1000, priceTo: 1_000_000 }, ['金額：¥1,000 ～ ¥1,000,000']],
    [{ billTypeId: ['invoice', 'deliveryNote'] }, ['明細の種類：請求書', '明細の種類：納品書']],
    // No longer offered, and nothing but the API has a name for it.
    [{ statusId: ['confirmed', 'old'] }, ['ステータス：確認済', 'ステータス：old']],
    [{ downloadStatus: ['notDownloaded'] }, ['ダウンロード状況：未ダウンロード']],
    [{ downloadDeadlineTo: '2026-12-07' }, ['ダウンロード期限：2026/12/07 まで']],
    [{ isDownloadable: true }, ['ダウンロードできる明細のみ']],
    [{}, []],
  ])('%j', (condition, words) => {
    expect(wordsOf(condition)).toEqual(words);
  });

  it('is that of the language of the page', async () => {
    setLanguage('en');
    await loadTexts('bills', 'downloads');
    expect(
      wordsOf({ publicationMonth: '2026-11', publicationDateTo: '2026-11-30', priceFrom: 1 }),
    ).toEqual(['Month of issue: 2026/11', 'Date issued: until 2026/11/30', 'Amount: ¥1 or more']);
    setLanguage('ja');
  });

  it('says what was asked for while the API has not said what it is called', () => {
    expect(conditionParts({ billTypeId: ['invoice'] }, undefined)[0]?.text).toBe(
      '明細の種類：invoice',
    );
  });

  it('has a key of its own', () => {
    const keys = conditionParts(
      { keyword: ['保守', '料金'], billTypeId: ['保守', '料金'], priceFrom: 1 },
      options,
    ).map(({ key }) => key);
    expect(new Set(keys).size).toBe(5);
  });
});

describe('a condition that is taken away', () => {
  const others = { isDownloadable: true, publicationMonth: '2026-11' };

  it('of several words leaves the other words', () => {
    expect(without({ ...others, keyword: ['保守', '料金'] }, 'キーワード：保守')).toEqual({
      ...others,
      keyword: ['料金'],
    });
  });

  it('of one word leaves none, and the item to look in for another', () => {
    const condition = { ...others, keyword: ['保守'], searchTargetId: 'title' };
    expect(without(condition, 'キーワード：保守')).toEqual({ ...others, searchTargetId: 'title' });
    expect(without(condition, '検索対象項目：件名')).toEqual({ ...others, keyword: ['保守'] });
  });

  it('of a range takes both its ends', () => {
    expect(
      without({ ...others, priceFrom: 1000, priceTo: 2000 }, '金額：¥1,000 ～ ¥2,000'),
    ).toEqual(others);
  });

  it('of a box takes its tick', () => {
    expect(without(others, 'ダウンロードできる明細のみ')).toEqual({
      publicationMonth: '2026-11',
      isDownloadable: undefined,
    });
  });
});
