import { describe, expect, it } from 'vitest';
import { csvFile, csvOf, readCsv } from '../../src/lib/csv.ts';

describe('a CSV table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+81', "'+81"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋81', "'＋81"],
    ['－1', "'－1"],
    ['＠SUM', "'＠SUM"],
    ['  =1', "'  =1"],
    ['　=1', "'　=1"],
    ['ご請求書 = 1', 'ご請求書 = 1'],
    ['2026/11/20', '2026/11/20'],
    ['', ''],
  ])('writes %j as %j, which is not a formula', (text, expectedCell) => {
    expect(csvOf([[text]])).toBe(`${expectedCell}\r\n`);
  });

  it.each(['\t=1', '\r=1', '\n=1', '\tx', '\nx'])('writes %j with an apostrophe', (text) => {
    expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
  });

  it('quotes cells by RFC 4180', () => {
    expect(csvOf([['a,b', 'say "x"', 'two\nlines', 'a\tb', "it's", '、']])).toBe(
      '"a,b","say ""x""","two\nlines","a\tb",it\'s,、\r\n',
    );
    // Some programs remove spaces at the ends of a cell.
    expect(csvOf([[' a', 'b ', 'c d']])).toBe('" a","b ",c d\r\n');
    expect(csvOf([['=HYPERLINK("x","y")']])).toBe('"\'=HYPERLINK(""x"",""y"")"\r\n');
  });

  it('writes numbers unchanged, null as an empty cell, and each row with CRLF at its end', () => {
    expect(csvOf([[1284700, -500, 0, null], ['b']])).toBe('1284700,-500,0,\r\nb\r\n');
  });

  it('begins with a UTF-8 byte order mark', async () => {
    const file = csvFile([['明細']]);
    expect(file.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    expect(new TextDecoder().decode(bytes)).toBe('明細\r\n');
  });
});

describe('a parsed CSV table', () => {
  it('has the written texts', () => {
    const table = [
      ['a,b', 'say "x"', 'two\nlines', '', '=1', "it's", "'x", ' a'],
      ['', 'b'],
      ['only'],
    ];
    expect(readCsv(`\uFEFF${csvOf(table)}`)).toEqual(table);
  });

  it('may end without a line break', () => {
    expect(readCsv('a,b\nc,')).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  });
});
