import { describe, expect, it } from 'vitest';
import { currency } from '../../../src/forms/rules/format-rules.ts';
import { firstBroken, type Rule } from '../../../src/forms/rules/rule.ts';
import {
  halfWidth,
  halfWidthMax,
  digits,
  maxLength,
  minLength,
  noQuestionMark,
} from '../../../src/forms/rules/text-rules.ts';

const accepts = (rule: Rule, values: readonly string[]): string[] =>
  values.filter((value) => rule(value) === null);

interface Case {
  name: string;
  rule: Rule;
  good: string[];
  bad: string[];
}

// The formats of S5 are in ../s5/values.ts.
const cases: Case[] = [
  { name: 'half-width', rule: halfWidth, good: ['aZ09!~'], bad: ['ａ', 'あ', 'a b', 'ｱ'] },
  {
    name: 'at most 3 characters',
    rule: maxLength(3),
    good: ['あいう', '👍👍👍'],
    bad: ['あいうえ'],
  },
  {
    name: 'at most 4 half-width',
    rule: halfWidthMax(4),
    good: ['abcd', 'ああ', 'ｱｲｳｴ', 'a b '],
    bad: ['abcde', 'ああa', 'ｱｲｳｴｵ'],
  },
  { name: 'at least 3 characters', rule: minLength(3), good: ['あいう'], bad: ['あい', '👍👍'] },
  {
    name: '6 digits',
    rule: digits(6),
    good: ['012345'],
    bad: ['12345', '1234567', '12345x', 'x12345'],
  },
  { name: 'no question mark', rule: noQuestionMark, good: ['何？', 'a'], bad: ['a?', '?'] },
  {
    name: 'currency',
    rule: currency,
    good: ['¥1,000', '１０００円', ' ', '　'],
    bad: ['1.5', 'free'],
  },
];

describe('rules of entry', () => {
  it.each(cases)('$name takes what is right', ({ rule, good }) =>
    expect(accepts(rule, good)).toEqual(good),
  );
  it.each(cases)('$name refuses what is wrong', ({ rule, bad }) =>
    expect(accepts(rule, bad)).toEqual([]),
  );
  it.each(cases)('$name leaves an empty field to "required"', ({ rule }) =>
    expect(rule('')).toBeNull(),
  );

  it('tell the first that is broken', () => {
    expect(firstBroken('あいうえお', [noQuestionMark, halfWidth, maxLength(3)])).toEqual({
      rule: 'halfWidth',
    });
  });

  it.each([
    [() => digits(6), 'a', { rule: 'digits', values: { length: 6 } }],
    [() => minLength(2), 'a', { rule: 'minLength', values: { min: 2 } }],
    [() => maxLength(2), 'abc', { rule: 'maxLength', values: { max: 2 } }],
    [() => halfWidthMax(2), 'ああ', { rule: 'halfWidthMax', values: { max: 2 } }],
    [() => halfWidth, 'あ', { rule: 'halfWidth' }],
    [() => noQuestionMark, '?', { rule: 'questionMark' }],
  ])('say which rule it is, and how much is allowed', (rule, entry, broken) =>
    expect(rule()(entry)).toEqual(broken),
  );
});
