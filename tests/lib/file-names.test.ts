import { describe, expect, it } from 'vitest';
import { oddStrings } from '../support/odd-strings.ts';
import { makeNamesDistinct, isUsableFileName, sanitiseFileName } from '../../src/lib/file-names.ts';

describe('a file name', () => {
  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\Windows\\a.pdf', 'C__Windows_a.pdf'],
    ['.htaccess', 'htaccess'],
    ['a\r\nb\u0000\u2028\u2029.pdf', 'ab.pdf'],
    ['bill\u202Efdp.exe', 'billfdp.exe'],
    ['CON.pdf', '_CON.pdf'],
    ['con', '_con'],
    ['COM\u00b9', '_COM\u00b9'],
    ['lpt\u00b3.tar.gz', '_lpt\u00b3.tar.gz'],
    ['CONIN$', '_CONIN$'],
    ['conout$.txt', '_conout$.txt'],
    ['con .pdf', '_con .pdf'],
    ['com10.pdf', 'com10.pdf'],
    ['COM\u2074.pdf', 'COM\u2074.pdf'],
    ['console.pdf', 'console.pdf'],
    ['bill?.pdf ', 'bill_.pdf'],
    ['a.tar.gz', 'a.tar.gz'],
    ['x'.repeat(240), 'x'.repeat(240)],
    ['x'.repeat(241), 'x'.repeat(240)],
    [`x${'😀'.repeat(60)}`, `x${'😀'.repeat(59)}`],
    [`${'x'.repeat(250)}.tar.gz`, `${'x'.repeat(237)}.gz`],
    ['  請求書 2026年10月.pdf', '請求書 2026年10月.pdf'],
  ])('%j is sanitised to %j', (name, sanitisedName) => {
    expect(sanitiseFileName(name)).toBe(sanitisedName);
  });

  it('is shortened to the limit of file systems, with its extension', () => {
    const sanitisedName = sanitiseFileName(`${'請'.repeat(300)}.pdf`) ?? '';
    expect(sanitisedName).toMatch(/^請+\.pdf$/);
    expect(new TextEncoder().encode(sanitisedName).length).toBeLessThanOrEqual(255);
  });

  it('is usable after it was sanitised', () => {
    const safeNames = oddStrings()
      .map((name) => sanitiseFileName(name))
      .filter((name) => name !== undefined);
    expect(safeNames.length).toBeGreaterThan(300);
    expect(safeNames.filter((name) => !isUsableFileName(name))).toEqual([]);
    expect(safeNames.filter((name) => new TextEncoder().encode(name).length > 255)).toEqual([]);
  });

  it.each(['', '...', '///', '\u200b'])('%j has no usable character', (name) => {
    expect(sanitiseFileName(name)).toBeUndefined();
  });
});

describe('the name of a sent file', () => {
  it.each(['bill.pdf', '請求書 (1).pdf', 'a'])('may be %j', (name) => {
    expect(isUsableFileName(name)).toBe(true);
  });

  it.each(['a/b.pdf', 'a:b', 'bill\u202Efdp.exe', 'a\u0000', '.htaccess', 'bill.pdf ', 'bill.'])(
    'may not be %j',
    (name) => {
      expect(isUsableFileName(name)).toBe(false);
    },
  );
});

describe('equal names', () => {
  it('get numbers, also if the names differ in upper and lower case or composed characters', () => {
    const names = ['a.pdf', 'A.pdf', 'a (2).pdf', '\u304C', '\u304B\u3099', '.x', 'b'];
    expect(makeNamesDistinct(names)).toEqual([
      'a.pdf',
      'A (2).pdf',
      'a (2) (2).pdf',
      '\u304C',
      '\u304B\u3099 (2)',
      '.x',
      'b',
    ]);
  });
});
