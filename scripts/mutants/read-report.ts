import * as z from 'zod';
import type { Explained } from './explained/because.ts';
import type { Change } from './sample.ts';

const Position = z.object({ line: z.number(), column: z.number() });

/** What we read of a report by the schema that Stryker's JSON reporter keeps (mutation-testing-report). */
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          replacement: z.string().optional(),
          status: z.string(),
          statusReason: z.string().optional(),
          location: z.object({ start: Position, end: Position }),
        }),
      ),
    }),
  ),
});

/** A change that no test noticed. */
export interface Survivor {
  file: string;
  /** From 1. */
  line: number;
  was: string;
  became: string;
  /** No test even ran the line. */
  isUntested: boolean;
}

export interface MutantCounts {
  killed: number;
  /** Of the killed: those that were only noticed because a test did not end in time. */
  timedOut: number;
  survived: number;
  explained: number;
  /** Values made once when a file is loaded: each would need all tests of the area. */
  leftOut: number;
}

const inOneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

function cut(source: string, start: z.infer<typeof Position>, end: z.infer<typeof Position>) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  // The end first: on a single line its column counts from the line's own beginning.
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return inOneLine(lines.join('\n'));
}

/**
 * Counts what became of each change, and takes out those that are explained.
 *
 * @param json of reports/mutants/AREA.json
 * @param isCounted leaves out what was not to be tried
 * @throws ZodError if it is no such report
 */
export function readReport(
  json: unknown,
  explained: readonly Explained[],
  isCounted: (change: Change) => boolean = () => true,
): { counts: MutantCounts; survivors: Survivor[]; met: Explained[] } {
  const counts: MutantCounts = { killed: 0, timedOut: 0, survived: 0, explained: 0, leftOut: 0 };
  const survivors: Survivor[] = [];
  const met: Explained[] = [];
  for (const [file, { source, mutants }] of Object.entries(Report.parse(json).files)) {
    for (const { status, statusReason = '', location, replacement = '' } of mutants) {
      if (!isCounted({ file, location, replacement })) continue;
      if (status === 'Killed' || status === 'Timeout') {
        counts.killed += 1;
        if (status === 'Timeout' || statusReason.includes('timed out in')) counts.timedOut += 1;
      } else if (status === 'Ignored') counts.leftOut += 1;
      // Any other status is of a change that makes no program, and says nothing.
      else if (status === 'Survived' || status === 'NoCoverage') {
        const was = cut(source, location.start, location.end);
        const became = inOneLine(replacement);
        const known = explained.find(
          (entry) => entry.file === file && entry.was === was && entry.became === became,
        );
        if (known) {
          counts.explained += 1;
          met.push(known);
          continue;
        }
        counts.survived += 1;
        const isUntested = status === 'NoCoverage';
        survivors.push({ file, line: location.start.line, was, became, isUntested });
      }
    }
  }
  return { counts, survivors, met };
}

/** In percent, of the changes that were tried and are not explained; 100 if there were none. */
export function killedShare({
  killed,
  survived,
}: Pick<MutantCounts, 'killed' | 'survived'>): number {
  const tried = killed + survived;
  return tried === 0 ? 100 : (100 * killed) / tried;
}

/** The counts in words. */
export const describeCounts = ({
  killed,
  timedOut,
  survived,
  explained,
  leftOut,
}: MutantCounts): string =>
  `${killed} noticed (${timedOut} by no end in time), ${survived} not, ${explained} explained, ${leftOut} not tried`;
