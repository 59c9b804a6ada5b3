import { expect, it } from 'vitest';
import { describeCounts, killedShare, readReport } from '../../scripts/mutants/read-report.ts';
import { isDrawn } from '../../scripts/mutants/sample.ts';

const source = ['const a = (n: number) =>', '  n > 1 &&', '  n < 9;', ''].join('\n');

const place = (startLine: number, startColumn: number, endLine: number, endColumn: number) => ({
  start: { line: startLine, column: startColumn },
  end: { line: endLine, column: endColumn },
});

const mutant = (
  status: string,
  location: ReturnType<typeof place>,
  replacement?: string,
  statusReason?: string,
) => ({ status, location, replacement, statusReason });

const report = {
  files: {
    'src/a.ts': {
      source,
      mutants: [
        mutant('Killed', place(2, 3, 2, 8), 'n >= 1'),
        mutant('Timeout', place(2, 3, 2, 8), 'n <= 1'),
        mutant('Killed', place(2, 7, 2, 8), '0', 'Error: Test timed out in 60000ms.'),
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
  expect(counts).toEqual({ killed: 3, timedOut: 2, survived: 2, explained: 0, leftOut: 1 });
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
  expect(killedShare(counts)).toBe(60);
  expect(describeCounts(counts)).toBe(
    '3 noticed (2 by no end in time), 2 not, 0 explained, 1 not tried',
  );
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
  expect(killedShare({ killed: 0, survived: 0 })).toBe(100);
});

it('refuses what is no report', () => {
  expect(() => readReport({ files: [] }, [])).toThrow('expected record');
});

it('counts only what was to be tried', () => {
  const { counts } = readReport(report, [], ({ location }) => location.start.line === 3);
  expect(counts).toEqual({ killed: 0, timedOut: 0, survived: 1, explained: 0, leftOut: 0 });
});

it('draws the same part of all changes each time, another for another seed', () => {
  const changes = Array.from({ length: 2000 }, (_, index) => ({
    file: `src/${index % 7}.ts`,
    location: place(index, 1, index, 9),
    replacement: 'true',
  }));
  const drawn = (seed: number) => changes.filter((one) => isDrawn({ percent: 10, seed }, one));
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
  // 200 are to be expected.
  expect(Math.abs(drawn(1).length - 200)).toBeLessThan(60);
  expect(changes.every((one) => isDrawn({ percent: 100, seed: 1 }, one))).toBe(true);
  expect(changes.some((one) => isDrawn({ percent: 0, seed: 1 }, one))).toBe(false);
});
