import { expect, it } from 'vitest';
import { formatCount, formatYen, parseYen } from '../../src/lib/prices.ts';

it.each([
  [1284700, '¥1,284,700'],
  [0, '¥0'],
  [-32000, '−¥32,000'],
])('%i yen are displayed as %s', (yen, text) => expect(formatYen(yen)).toBe(text));

it('a count has thousands separators', () => expect(formatCount(1284700)).toBe('1,284,700'));

it.each([
  ['1284700', 1284700],
  ['1,284,700', 1284700],
  ['１２８４７００', 1284700],
  ['￥１，２８４，７００', 1284700],
  [' 5000円 ', 5000],
  ['－３０００', -3000],
  ['−¥3,000', -3000],
  ['0', 0],
  ['-0', 0],
  ['12,345', 12345],
  ['¥-500', -500],
  ['\\-500', -500],
  ['-¥500', -500],
  ['', null],
  ['abc', null],
  ['12.5', null],
  ['1,28,4', null],
  ['1e5', null],
  ['10 000 円 税込', null],
  ['9007199254740992', null],
  ['--5', null],
  ['5¥-3', null],
  ['1¥000', null],
  ['3円000', null],
  ['０x１０', null],
])('the amount %j is read as %s', (text, yen) => expect(parseYen(text)).toBe(yen));

it.each([...'−‐–ー▲△'])('an amount with the minus "%s" is negative', (minus) =>
  expect(parseYen(`${minus}3,000`)).toBe(-3000),
);
