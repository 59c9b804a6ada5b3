import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import * as z from 'zod';

const Sample = z.object({ percent: z.number(), seed: z.number() });

/** A part of all changes, drawn by chance and yet the same each time. */
export type Sample = z.infer<typeof Sample>;

/** One change, as Stryker tells it. */
export interface Change {
  /** From the project's folder. */
  file: string;
  /** Lines and columns from 1. */
  location: Record<'start' | 'end', { line: number; column: number }>;
  replacement?: string | undefined;
}

/** Whether a change is in the sample. The change alone decides, so neither order nor other changes matter. */
export function isDrawn(
  { percent, seed }: Sample,
  { file, location, replacement }: Change,
): boolean {
  const { start, end } = location;
  const whole = [seed, file, start.line, start.column, end.line, end.column, replacement];
  const chance = createHash('sha256').update(JSON.stringify(whole)).digest().readUInt32BE();
  return chance < (percent / 100) * 2 ** 32;
}

/** How the mutation tester's processes hear of the sample. */
export const sampleVariable = 'MUTANTS_SAMPLE';

const root = resolve(import.meta.dirname, '../..');

/** What Stryker gives its plugins: lines and columns from 0. */
type Mutant = Omit<Change, 'file'> & { id: string; fileName: string };

const fromOne = ({ line, column }: { line: number; column: number }) => ({
  line: line + 1,
  column: column + 1,
});

/** Lets Stryker leave out what is not in the sample, before any test runs. */
class SampleChecker {
  readonly #sample = Sample.parse(JSON.parse(process.env[sampleVariable] ?? 'null'));

  async init(): Promise<void> {}

  async check(mutants: readonly Mutant[]) {
    return Object.fromEntries(
      mutants.map(({ id, fileName, location, replacement }) => {
        const change: Change = {
          file: relative(root, fileName),
          location: { start: fromOne(location.start), end: fromOne(location.end) },
          replacement,
        };
        return [
          id,
          isDrawn(this.#sample, change)
            ? { status: 'passed' }
            : { status: 'compileError', reason: 'It is not in the sample.' },
        ];
      }),
    );
  }
}

/** The name that Stryker looks for. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
