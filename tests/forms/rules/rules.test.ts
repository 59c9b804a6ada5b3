import { describe, expect, it } from 'vitest';
import { mailAddress, phoneNumber, postalCode } from '../../../src/forms/rules/contact-rules.ts';
import { date, dateTime } from '../../../src/forms/rules/date-rules.ts';
import {
  currency,
  invoiceRegisterNumber,
  linkageCode,
} from '../../../src/forms/rules/number-rules.ts';
import { firstBroken, type Rule } from '../../../src/forms/rules/rule.ts';
import {
  halfWidth,
  halfWidthMax,
  digits,
  integer,
  maxLength,
  minLength,
  noQuestionMark,
  number,
  required,
} from '../../../src/forms/rules/text-rules.ts';

const accepts = (rule: Rule, values: readonly string[]): string[] =>
  values.filter((value) => rule(value) === null);

interface Case {
  name: string;
  rule: Rule;
  good: string[];
  bad: string[];
}

const cases: Case[] = [
  { name: 'required', rule: required, good: ['a', ' a '], bad: ['', ' ', '\u3000', '\t\n'] },
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
  { name: '6 digits', rule: digits(6), good: ['012345'], bad: ['12345', '1234567', '12345x'] },
  { name: 'integer', rule: integer, good: ['0', '-12', '+3'], bad: ['1.5', 'x', '1,000', '１２'] },
  { name: 'number', rule: number, good: ['0012', '-1.5'], bad: ['1.', '.5', 'x', '1e5', '１２'] },
  { name: 'no question mark', rule: noQuestionMark, good: ['何？', 'a'], bad: ['a?', '?'] },
  {
    name: 'date',
    rule: date,
    good: ['2026-11-20', '2026/11/20'],
    bad: ['2026-11-31', '20261120', '1899-12-31'],
  },
  {
    name: 'date-time',
    rule: dateTime,
    good: ['2026/11/20 00:00', '2026/11/20 24:00', '2026-11-20 23:59:59'],
    bad: ['2026/11/20 24:01', '2026/11/20 25:00', '2026/11/20 12:60', '2026/11/20'],
  },
  {
    name: 'mail address',
    rule: mailAddress,
    good: ['a@example.co.jp', 'keiri+bill@example.com', "o'neil@example.com"],
    bad: [
      'a',
      'a@b',
      'a@@example.com',
      'a b@example.com',
      'あ@例え.jp',
      'a..b@example.com',
      'a@-x.com',
    ],
  },
  {
    name: 'phone number',
    rule: phoneNumber,
    good: ['03-1234-5678', '0312345678', '090-1234-5678', '+81-3-1234-5678'],
    bad: ['12345', '03--1234-5678', '-0312345678', '03-1234-567a', '03(1234)5678'],
  },
  {
    name: 'postal code',
    rule: postalCode,
    good: ['123-4567', '1234567', '１２３４５６７'],
    bad: ['123456', '1234-567'],
  },
  { name: 'currency', rule: currency, good: ['¥1,000', '１０００円'], bad: ['1.5', 'free'] },
  {
    name: 'invoice register number',
    rule: invoiceRegisterNumber,
    good: ['T1234567890123', '1234567890123'],
    bad: [
      't1234567890123',
      'T123456789012',
      'T12345678901234',
      'Ｔ1234567890123',
      '１234567890123',
    ],
  },
  {
    name: 'linkage code',
    rule: linkageCode,
    good: ['1234:1234567890123'],
    bad: ['1234-1234567890123', '123:1234567890123', '1234:123456789012'],
  },
];

describe('rules of entry', () => {
  it.each(cases)('$name takes what is right', ({ rule, good }) =>
    expect(accepts(rule, good)).toEqual(good),
  );
  it.each(cases)('$name refuses what is wrong', ({ rule, bad }) =>
    expect(accepts(rule, bad)).toEqual([]),
  );
  it.each(cases.slice(1))('$name leaves an empty field to "required"', ({ rule }) =>
    expect(rule('')).toBeNull(),
  );

  it('tell the first that is broken', () => {
    expect(firstBroken('あいうえお', [required, halfWidth, maxLength(3)])).toEqual({
      rule: 'halfWidth',
    });
  });
});
