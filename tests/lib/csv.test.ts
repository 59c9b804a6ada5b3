import { describe, expect, it } from 'vitest';
import { toCsv } from '../../src/lib/csv.ts';

const lines = (csv: string): string[] => csv.replace(/^\uFEFF/, '').split('\r\n');

describe('a table as CSV', () => {
  it('begins with the mark of UTF-8, and ends each line as RFC 4180 says', () => {
    expect(
      toCsv([
        ['日時', 'ファイル名'],
        ['a', 1],
      ]),
    ).toBe('\uFEFF日時,ファイル名\r\na,1\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＠a'])(
    'makes the formula %s harmless',
    (text) => {
      expect(lines(toCsv([[text]]))[0]).toBe(`'${text}`);
    },
  );

  it.each(['\t=1', '\r=1'])('makes %j harmless, and keeps it in one cell', (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  });

  it('leaves numbers what they are', () => {
    expect(lines(toCsv([[-1284700, 0]]))[0]).toBe('-1284700,0');
  });

  it('quotes what would end a cell or a line, and what has spaces at its ends', () => {
    expect(toCsv([['a,b', '"c"', 'd\ne', ' f']])).toBe('\uFEFF"a,b","""c""","d\ne"," f"\r\n');
  });
});
