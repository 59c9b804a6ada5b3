import { describe, expect, it } from 'vitest';
import { formats, verificationCode } from '../../src/forms/formats.ts';

// Accepted, refused and normalised values are in s5/values.ts.

describe('normalisation', () => {
  const longText = `${'あ'.repeat(31)} 9:05`;

  it.each([
    ['date', '12026/4/1'],
    ['date', '2026/4/12345'],
    ['date', '2026/4/1日日'],
    ['date', '2026/4'],
    ['date', '2026/123/1'],
    ['dateTime', '2026/4/1 9:5'],
    ['dateTime', '2026/4/1 9:050'],
    ['dateTime', '2026/4/1 9:05:1'],
    ['dateTime', '2026/4/1 9:05:111'],
    ['dateTime', '2026/4/1 123:05'],
    ['dateTime', '2026/4/19:05'],
    ['dateTime', '9:05'],
    ['dateTime', '2026/4/1\n2026/4/1 9:05'],
    ['dateTime', longText],
    ['dateTime', '2026-04-01T093012'],
    ['integer', '1,23'],
    ['integer', '1,234,56'],
    ['integer', 'x1,234'],
    ['integer', '1,234x'],
    ['integer', '1234,567'],
    ['currency', '1,23'],
    ['invoiceRegisterNumber', 'Tt234567890123'],
  ] as const)('leaves an invalid %s unchanged for correction: %j', (format, entry) =>
    expect(formats[format].normalise?.(entry)).toBe(entry),
  );

  it.each([
    ['dateTime', '来月1日ごろ 9:05', '来月1日ごろT09:05'],
    ['dateTime', '2026/4/1T0930', '2026-04-01T09:30'],
    ['number', '+1,234', '+1234'],
    ['number', '-12,345.67', '-12345.67'],
  ] as const)('changes the valid part of a %s: %j', (format, entry, expected) =>
    expect(formats[format].normalise?.(entry)).toBe(expected),
  );
});

describe('the input attributes', () => {
  const exactAttributes = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

  it.each([
    ['halfWidth', exactAttributes],
    ['loginId', exactAttributes],
    ['integer', { ...exactAttributes, inputMode: 'numeric' }],
    ['number', { ...exactAttributes, inputMode: 'decimal' }],
    ['currency', { ...exactAttributes, inputMode: 'numeric' }],
    ['date', { type: 'date' }],
    ['dateTime', { type: 'datetime-local' }],
    ['postalCode', { ...exactAttributes, inputMode: 'numeric' }],
    ['phoneNumber', { ...exactAttributes, type: 'tel' }],
    ['mailAddress', { ...exactAttributes, inputMode: 'email' }],
    ['invoiceRegisterNumber', exactAttributes],
    ['linkageCode', exactAttributes],
    ['text', undefined],
    ['select', undefined],
  ] as const)('suit the format %s', (format, attributes) =>
    expect(formats[format].inputAttributes).toEqual(attributes),
  );

  it('suit a confirmation code', () => {
    expect(verificationCode.inputAttributes).toEqual({ ...exactAttributes, inputMode: 'numeric' });
    expect(verificationCode.rule('12')).toBeNull();
  });
});
