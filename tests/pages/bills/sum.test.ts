import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { sumOf, formatSum } from '../../../src/pages/bills/sum.ts';

beforeAll(() => loadTexts('bills'));

describe('the sum of several bills', () => {
  it.each([
    [[1_284_700, 300], '合計 ¥1,285,000'],
    [[1_000, null, -2_500], '合計 \u2212¥1,500（ほかに金額なし1件）'],
    [[0], '合計 ¥0'],
    [[], '金額なし'],
    [[null, null], '金額なし'],
    [[999_999_999_999, 999_999_999_999], '合計 ¥1,999,999,999,998'],
  ])('of %j is displayed as %s', (prices, text) => {
    expect(formatSum(sumOf(prices))).toBe(text);
  });
});
