import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { ItemFormat } from '../../generated/model/itemFormat.ts';
import { judgeItem } from '../../mocks/sandbox/areas/item-rules.ts';
import { values, type FormatValues } from '../forms/s5/values.ts';

const options = ['15', '20'].map((value) => ({ value, label: `${value}日` }));

const judge = (value: string | null, changes: Partial<Parameters<typeof judgeItem>[0]> = {}) =>
  judgeItem(
    {
      itemKey: 'own',
      format: 'text',
      isRequired: false,
      minLength: 0,
      maxLength: 2000,
      options: [],
      ...changes,
    },
    value,
  );

/** Day and time as they are sent: with seconds and an offset (RFC 3339). */
const times: FormatValues = {
  loose: {},
  good: [
    '2026-11-20T09:30:00+09:00',
    '2026-11-20T00:00:00Z',
    '2026-11-20T23:59:59-12:30',
    '2026-11-20T19:05:09.1+00:00',
    '2026-11-20T19:05:09.125+23:59',
  ],
  bad: [
    '2026-11-20',
    '2026-11-20T09:30',
    '2026-11-20T09:30:00',
    '2026-11-20 09:30:00Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T09:60:00Z',
    '2026-11-20T09:30:60Z',
    '2026-11-20T09:30:00.Z',
    '2026-11-20T09:30:00+24:00',
    '2026-11-20T09:30:00+09:60',
    '2026-11-20T09:30:00Z+09:00',
    '2026-11-31T09:30:00Z',
    '1899-12-31T23:59:00Z',
    '2026-11-20T2026-11-20T09:30:00Z',
  ],
};

const formats: [ItemFormat, ErrorCode][] = [
  ['text', '400-1-06-10'],
  ['halfWidth', '400-1-00-03'],
  ['loginId', '400-1-00-03'],
  ['integer', '400-1-00-05'],
  ['number', '400-1-06-04'],
  ['currency', '400-1-06-02'],
  ['date', '400-1-00-06'],
  ['dateTime', '400-1-06-05'],
  ['postalCode', '400-1-06-06'],
  ['phoneNumber', '400-1-06-03'],
  ['mailAddress', '400-1-06-01'],
  ['invoiceRegisterNumber', '400-1-06-11'],
  ['linkageCode', '400-1-06-09'],
];

describe.each(formats)('an item of the format %s', (format, code) => {
  const { good, bad, badForRulesOnly = [] } = format === 'dateTime' ? times : values[format];

  it('takes what S5 takes', () => {
    expect(good.filter((value) => judge(value, { format }) !== undefined)).toEqual([]);
  });

  it('refuses all else by the code of its own', () => {
    const codes = [...bad, ...badForRulesOnly].map((value) => [
      value,
      judge(value, { format })?.code,
    ]);
    expect(codes).toEqual([...bad, ...badForRulesOnly].map((value) => [value, code]));
  });
});

describe('an item of the issuer’s form', () => {
  it('that offers a choice takes each that it offers, and no other', () => {
    const codes = ['15', '20', '17'].map((value) => judge(value, { format: 'select', options }));
    expect(codes.map((error) => error?.code)).toEqual([undefined, undefined, '400-1-00-02']);
  });

  it('may be left blank unless it is required; blanks alone are blank', () => {
    const blanks = [null, '', ' ', '　'];
    const long = { format: 'postalCode', minLength: 7 } as const;
    const codes = (isRequired: boolean) =>
      blanks.map((value) => judge(value, { ...long, isRequired })?.code);
    expect(codes(false)).toEqual([undefined, undefined, undefined, undefined]);
    expect(new Set(codes(true))).toEqual(new Set(['400-1-00-01']));
  });

  it('has as many characters as the issuer lets it have, however they are written', () => {
    const limits = { minLength: 2, maxLength: 3 };
    const entries = ['𠮷', '𠮷野', '𠮷野家', '𠮷野家々'];
    const codes = entries.map((value) => judge(value, limits)?.code);
    expect(codes).toEqual(['400-1-00-02', undefined, undefined, '400-1-00-04']);
  });

  it('is named by its error, with what a text about it needs', () => {
    const tooLong = judge('1234567', { itemKey: 'closingDay', maxLength: 6 });
    expect(tooLong?.target).toEqual(['closingDay']);
    expect(tooLong?.mapping).toMatchObject([
      { key: 'name', value: 'closingDay' },
      { key: 'max', value: '6' },
    ]);
    expect(judge(null, { itemKey: 'address1', isRequired: true })).toMatchObject({
      target: ['address1'],
      mapping: [{ key: 'name', value: 'address1' }],
    });
  });
});
