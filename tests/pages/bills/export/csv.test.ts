import { describe, expect, it } from 'vitest';
import { csvFile, csvOf } from '../../../../src/pages/bills/export/csv.ts';

describe('a table for spreadsheet programs', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+81', "'+81"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['＋81', "'＋81"],
    ['－1', "'－1"],
    ['＠SUM', "'＠SUM"],
    ['  =1', "'  =1"],
    ['　=1', "'　=1"],
    ['ご請求書 = 1', 'ご請求書 = 1'],
    ['2026/11/20', '2026/11/20'],
    ['', ''],
  ])('takes the harm out of %j', (text, written) => {
    expect(csvOf([[text]])).toBe(`${written}\r\n`);
  });

  it.each(['\r=1', '\n=1'])('takes the harm out of %j, in its quotes', (text) => {
    expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
  });

  it('quotes what needs it, as RFC 4180 has it', () => {
    expect(csvOf([['a,b', 'say "x"', 'two\nlines', "it's", '、']])).toBe(
      '"a,b","say ""x""","two\nlines",it\'s,、\r\n',
    );
    expect(csvOf([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
  });

  it('leaves numbers what they are, and nothing empty', () => {
    expect(csvOf([[1284700, -500, 0, null]])).toBe('1284700,-500,0,\r\n');
  });

  it('ends each row in CRLF', () => {
    expect(csvOf([['a'], ['b']])).toBe('a\r\nb\r\n');
  });

  it('begins with the mark that says UTF-8', async () => {
    const bytes = new Uint8Array(await csvFile([['明細']]).arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(new TextDecoder().decode(bytes)).toBe('明細\r\n');
  });
});
