import { expect, it } from 'vitest';
import { describeCounts, killedShare, readReport } from '../../scripts/mutants/read-report.ts';

const source = ['const a = (n: number) =>', '  n > 1 &&', '  n < 9;', ''].join('\n');

const place = (startLine: number, startColumn: number, endLine: number, endColumn: number) => ({
  start: { line: startLine, column: startColumn },
  end: { line: endLine, column: endColumn },
});

const mutant = (status: string, location: ReturnType<typeof place>, replacement?: string) => ({
  status,
  location,
  replacement,
});

const report = {
  files: {
    'src/a.ts': {
      source,
      mutants: [
        mutant('Killed', place(2, 3, 2, 8), 'n >= 1'),
        mutant('Timeout', place(2, 3, 2, 8), 'n <= 1'),
        mutant('Ignored', place(1, 1, 1, 2), '""'),
        mutant('Survived', place(2, 3, 3, 8), 'n > 1 ||\n  n < 9'),
        mutant('NoCoverage', place(3, 3, 3, 8), 'n <= 9'),
        mutant('RuntimeError', place(3, 3, 3, 8), 'nothing'),
      ],
    },
  },
};

it('counts what was noticed, and shows in one line what was not', () => {
  const { counts, survivors } = readReport(report, []);
  expect(counts).toEqual({ killed: 2, survived: 2, explained: 0, leftOut: 1 });
  expect(survivors).toEqual([
    {
      file: 'src/a.ts',
      line: 2,
      was: 'n > 1 && n < 9',
      became: 'n > 1 || n < 9',
      isUntested: false,
    },
    { file: 'src/a.ts', line: 3, was: 'n < 9', became: 'n <= 9', isUntested: true },
  ]);
  expect(killedShare(counts)).toBe(50);
  expect(describeCounts(counts)).toBe('2 noticed, 2 not, 0 explained, 1 not tried');
});

it('takes out what is explained, and says which explanations were needed', () => {
  const [known, other] = ['n <= 9', 'n !== 9'].map((became) => ({
    file: 'src/a.ts',
    was: 'n < 9',
    became,
    why: 'A digit.',
  }));
  if (!known || !other) throw new Error('Two explanations.');
  const { counts, met } = readReport(report, [known, other]);
  expect(counts).toMatchObject({ survived: 1, explained: 1 });
  expect(met).toEqual([known]);
});

it('is content where there is nothing to notice', () => {
  expect(killedShare({ killed: 0, survived: 0, explained: 3, leftOut: 2 })).toBe(100);
});

it('refuses what is no report', () => {
  expect(() => readReport({ files: [] }, [])).toThrow('expected record');
});
