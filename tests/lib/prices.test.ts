import { describe, expect, it } from 'vitest';
import { formatCount, formatYen, parseYen } from '../../src/lib/prices.ts';

describe('formatYen', () => {
  it('groups the digits', () => expect(formatYen(1284700)).toBe('¥1,284,700'));
  it('shows nothing owed', () => expect(formatYen(0)).toBe('¥0'));
  it('puts a real minus before a credit', () => expect(formatYen(-32000)).toBe('−¥32,000'));
});

it('a count has its digits grouped, too', () => expect(formatCount(1284700)).toBe('1,284,700'));

describe('parseYen', () => {
  it.each([
    ['1284700', 1284700],
    ['1,284,700', 1284700],
    ['１２８４７００', 1284700],
    ['￥１，２８４，７００', 1284700],
    [' 5000円 ', 5000],
    ['▲3,000', -3000],
    ['－３０００', -3000],
    ['−¥3,000', -3000],
    ['0', 0],
    ['-0', 0],
    ['12,345', 12345],
    ['¥-500', -500],
    ['\\-500', -500],
    ['-¥500', -500],
  ])('reads %s', (text, yen) => expect(parseYen(text)).toBe(yen));

  it.each([
    '',
    'abc',
    '12.5',
    '1,28,4',
    '1e5',
    '10 000 円 税込',
    '9007199254740992',
    '--5',
    '5¥-3',
    '1¥000',
    '3円000',
    '０x１０',
  ])('refuses %j', (text) => expect(parseYen(text)).toBeNull());
});
