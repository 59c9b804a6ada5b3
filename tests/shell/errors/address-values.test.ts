import { describe, expect, it } from 'vitest';
import { isValueOfPlace } from '../../../src/shell/errors/error-texts.ts';

/* Values at the limits of each format. tests/pages/error proves how the text uses them. */

describe('a value in the address of the error page', () => {
  it.each([
    ['max', '0'],
    ['min', '8'],
    ['minutes', '3'],
    ['remaining', '2'],
    ['count', '999999'],
    ['limit', '300'],
    ['limit', '10MB'],
    ['limit', '10 MB'],
    ['limit', '1.5GB'],
    ['limit', '512 B'],
    ['symbols', '!#$%&()*+,-./'],
    ['symbols', '! "'],
    ['symbols', ':;<=>?@[\\]^_`{|}~'],
    ['symbols', '!'.repeat(64)],
    ['extensions', 'pdf'],
    ['extensions', '.PDF'],
    ['extensions', 'pdf、.xlsx'],
    ['extensions', 'pdf, xlsx,csv・7z'],
    ['extensions', `${'jpeg,'.repeat(12)}heic`],
    ['fileName', 'bill.pdf'],
    ['fileName', '請求書_2026-11（1）.pdf'],
    ['fileName', '2026年10月分 御請求書.pdf'],
    ['fileName', 'my bill.pdf'],
    ['fileName', 'a.b.tar.gz'],
    ['fileName', 'がか.html5'],
    ['fileName', `${'x'.repeat(36)}.pdf`],
  ])('is accepted as %s: %j', (place, value) => {
    expect(isValueOfPlace(place, value)).toBe(true);
  });

  it.each([
    ['max', ''],
    ['max', '1000000'],
    ['max', '10MB'],
    ['max', '１０'],
    ['max', '10 '],
    ['max', 'a10'],
    ['limit', '1000000MB'],
    ['limit', '1.25GB'],
    ['limit', '10TB'],
    ['limit', '10  MB'],
    ['limit', '10MBs'],
    ['limit', 'a10MB'],
    ['symbols', ''],
    ['symbols', 'call!'],
    ['symbols', '!0120'],
    ['symbols', '！'],
    ['symbols', '!'.repeat(65)],
    ['extensions', ''],
    ['extensions', 'please'],
    ['extensions', 'pdf,,csv'],
    ['extensions', 'pdf,  csv'],
    ['extensions', 'call us'],
    ['extensions', 'pdf,csv please'],
    ['extensions', '!pdf'],
    ['extensions', `${'jpeg,'.repeat(12)}heics`],
    ['fileName', 'bill'],
    ['fileName', '.pdf'],
    ['fileName', 'a..pdf'],
    ['fileName', 'please call us.pdf'],
    ['fileName', 'my  bill.pdf'],
    ['fileName', ' bill.pdf'],
    ['fileName', 'a.my bill.pdf'],
    ['fileName', 'bill.pdf '],
    ['fileName', 'bill.請求'],
    ['fileName', 'bill.longer'],
    ['fileName', '../bill.pdf'],
    ['fileName', 'bill\u202Efdp.exe'],
    ['fileName', `${'x'.repeat(37)}.pdf`],
    // No places of values.
    ['name', '100'],
    ['', '100'],
  ])('is rejected as %s: %j', (place, value) => {
    expect(isValueOfPlace(place, value)).toBe(false);
  });
});
