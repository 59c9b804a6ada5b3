import { describe, expect, it } from 'vitest';
import { isValueOfPlaceholder } from '../../../src/shell/errors/error-texts.ts';

/* Values at the limits of each format. tests/pages/error proves how the text uses them. */

const acceptedValues: Readonly<Record<string, readonly string[]>> = {
  max: ['0'],
  min: ['8'],
  minutes: ['3'],
  remaining: ['2'],
  count: ['999999'],
  limit: ['300', '10MB', '10 MB', '1.5GB', '512 B'],
  symbols: ['!#$%&()*+,-./', '! "', ':;<=>?@[\\]^_`{|}~', '!'.repeat(64)],
  extensions: ['pdf', '.PDF', 'pdf、.xlsx', 'pdf, xlsx,csv・7z', `${'jpeg,'.repeat(12)}heic`],
  fileName: [
    'bill.pdf',
    '請求書_2026-11（1）.pdf',
    '2026年10月分 御請求書.pdf',
    'my bill.pdf',
    'a.b.tar.gz',
    'がか.html5',
    `${'x'.repeat(36)}.pdf`,
  ],
};

const rejectedValues: Readonly<Record<string, readonly string[]>> = {
  max: ['', '1000000', '10MB', '１０', '10 ', 'a10'],
  limit: ['1000000MB', '1.25GB', '10TB', '10  MB', '10MBs', 'a10MB'],
  symbols: ['', 'call!', '!0120', '！', '!'.repeat(65)],
  extensions: [
    '',
    'please',
    'pdf,,csv',
    'pdf,  csv',
    'call us',
    'pdf,csv please',
    '!pdf',
    `${'jpeg,'.repeat(12)}heics`,
  ],
  fileName: [
    'bill',
    '.pdf',
    'a..pdf',
    'please call us.pdf',
    'my  bill.pdf',
    ' bill.pdf',
    'a.my bill.pdf',
    'bill.pdf ',
    'bill.請求',
    'bill.longer',
    '../bill.pdf',
    'bill\u202Efdp.exe',
    'bill\u200f.pdf',
    'https://evil.example/a.pdf',
    `${'x'.repeat(37)}.pdf`,
  ],
  // These names are not placeholders for values.
  name: ['100'],
  '': ['100'],
};

describe('a value in the address of the error page', () => {
  it.each(Object.entries(acceptedValues))('is accepted for %s: %j', (placeholder, values) => {
    expect(values.filter((value) => !isValueOfPlaceholder(placeholder, value))).toEqual([]);
  });

  it.each(Object.entries(rejectedValues))('is rejected for %s: %j', (placeholder, values) => {
    expect(values.filter((value) => isValueOfPlaceholder(placeholder, value))).toEqual([]);
  });
});
