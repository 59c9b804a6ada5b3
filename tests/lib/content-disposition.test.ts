import { describe, expect, it } from 'vitest';
import { fileNameFrom } from '../../src/lib/content-disposition.ts';

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename="bill.pdf"', 'bill.pdf'],
    ['attachment; filename=bill.pdf', 'bill.pdf'],
    ['attachment;filename = "bill.pdf" ;size=3', 'bill.pdf'],
    ['ATTACHMENT; FILENAME="bill.pdf"', 'bill.pdf'],
    ['filename="bill.pdf"', 'bill.pdf'],
    [String.raw`attachment; filename="the \"big\" bill.pdf"`, 'the _big_ bill.pdf'],
    ['attachment; filename="a;b=c.pdf"', 'a;b=c.pdf'],
    ["attachment; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf", '請求書.pdf'],
    ["attachment; filename*=utf-8'ja'%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf", '請求書.pdf'],
    ["attachment; filename*=utf8''%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf", '請求書.pdf'],
    ["attachment; filename*=UTF8'ja'%E5%B8%B3.pdf; filename=x.pdf", '帳.pdf'],
    ["attachment; filename*=ISO-8859-1''caf%E9.pdf", 'café.pdf'],
    ['attachment; filename="\u00e8\u00ab\u008b.pdf"', '請.pdf'],
    ['attachment; filename="café.pdf"', 'café.pdf'],
    ['attachment; filename="bill.pdf', 'bill.pdf'],
    ["attachment; filename*= UTF-8''a%20b.pdf ", 'a b.pdf'],
    ["attachment; filename*=UTF-8''a%e5%b8%b3.pdf", 'a帳.pdf'],
    ["attachment; filename*=UTF-8''100%.pdf; filename=x.pdf", 'x.pdf'],
    ["attachment; filename*=UTF-8''100%2.pdf; filename=x.pdf", 'x.pdf'],
    ["attachment; filename*=XUTF-8''a.pdf; filename=x.pdf", 'x.pdf'],
    ["attachment; filename*=UTF-8''a b.pdf; filename=x.pdf", 'x.pdf'],
    ['attachment; filename="請求書é.pdf"', '請求書é.pdf'],
    ['attachment; filename= bill.pdf ', 'bill.pdf'],
    ["attachment; filename*=UTF-8''; filename=x.pdf", 'x.pdf'],
    [String.raw`attachment; filename="bill.pdf${'\\'}`, 'bill.pdf'],
    ['attachment; filename="a;b=c.pdf', 'a;b=c.pdf'],
    ['attachment; filename=a.pdf; filename=b.pdf', 'a.pdf'],
    ["attachment; filename*=UTF-8''a.pdf; filename*=UTF-8''b.pdf", 'a.pdf'],
  ])('in the header %s is %s', (header, name) => {
    expect(fileNameFrom(header)).toBe(name);
  });

  it('is taken from filename*, in any position', () => {
    const extended = "filename*=UTF-8''%E5%B8%B3.pdf";
    expect(fileNameFrom(`attachment; filename="x.pdf"; ${extended}`)).toBe('帳.pdf');
    expect(fileNameFrom(`attachment; ${extended}; filename="x.pdf"`)).toBe('帳.pdf');
  });

  it.each([
    "filename*=UTF-8''%E8%AB.pdf",
    "filename*=UTF-8''%zz.pdf",
    "filename*=Shift_JIS''%90%BF.pdf",
    'filename*=broken.pdf',
  ])('is taken from filename if %s is invalid', (extended) => {
    expect(fileNameFrom(`attachment; ${extended}; filename="plain.pdf"`)).toBe('plain.pdf');
  });

  it.each([
    null,
    '',
    'attachment',
    'inline; size=3',
    'attachment; filename=""',
    'attachment; filename="..."',
  ])('is undefined for %s', (header) => {
    expect(fileNameFrom(header)).toBeUndefined();
  });
});
