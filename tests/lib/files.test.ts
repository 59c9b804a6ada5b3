import { describe, expect, it } from 'vitest';
import { extensionOf, formatSize } from '../../src/lib/files.ts';

describe('the displayed size', () => {
  it.each([
    [0, '0\u00A0B'],
    [845, '845\u00A0B'],
    [12_300, '12\u00A0KB'],
    [3_565_158, '3.4\u00A0MB'],
    [10_485_760, '10\u00A0MB'],
    [2_147_483_648, '2\u00A0GB'],
    [1023, '1023\u00A0B'],
    [1024, '1\u00A0KB'],
    [5000, '5\u00A0KB'],
    [10_066_330, '9.6\u00A0MB'],
    [10_485_759, '10\u00A0MB'],
    [15_204_352, '15\u00A0MB'],
    [5_498_816_102_400, '5121\u00A0GB'],
  ])('of %i bytes is %s', (bytes, text) => expect(formatSize(bytes)).toBe(text));
});

describe('the extension', () => {
  it.each([
    ['受領書.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['.profile', ''],
    ['名前', ''],
  ])('of %s is %s', (name, extension) => expect(extensionOf(name)).toBe(extension));
});
