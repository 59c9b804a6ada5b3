import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { errorCatalogue } from '../../generated/error-codes.ts';
import type { FullOperation } from '../lib/contract.ts';
import { inProject } from '../lib/project.ts';
import type { ErrorTexts } from '../lib/texts.ts';

export const codeColumns = ['ja', 'en', 'example', 'handlerTest'] as const;
type CodeColumn = (typeof codeColumns)[number];

/** One error code of S8 and what there is of it. */
export type CodeRow = { code: string; has: Record<CodeColumn, boolean> };

/** The test that goes through the catalogue and asks who handles each code. */
const handlerTest = 'tests/shell/errors/error-table.test.tsx';

const Report = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});

/**
 * Codes whose test has passed.
 *
 * @param report of that test, as Vitest writes it
 * @throws ZodError if it is none
 */
export function codesPassedIn(report: unknown): Set<string> {
  const passed = Report.parse(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title, status }) => status === 'passed' && title.startsWith('of the catalogue: '));
  return new Set(passed.flatMap(({ title }) => title.match(/\d{3}-1-\d{2}-\d{2}/g) ?? []));
}

/**
 * Codes for which a test says who handles them, and passes: runs that test.
 *
 * @throws Error if the test gives no report
 */
export function codesWithHandlerTest(): Set<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mypage-coverage-'));
  const file = path.join(folder, 'report.json');
  try {
    const { stdout } = spawnSync(
      process.execPath,
      [
        inProject('node_modules/vitest/vitest.mjs'),
        'run',
        handlerTest,
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      { cwd: inProject(), encoding: 'utf8' },
    );
    if (stdout.includes('No test files found')) throw new Error(`${handlerTest} is not there`);
    return codesPassedIn(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hasText = (texts: Record<string, string>, code: string, hasSub: boolean): boolean =>
  texts[code] !== undefined && (!hasSub || Boolean(texts[`${code}_sub`]));

/** Everything there is of each code of the catalogue. */
export function codeRows(
  operations: readonly FullOperation[],
  texts: ErrorTexts,
  tested: ReadonlySet<string>,
): CodeRow[] {
  const examples = new Set(
    operations.flatMap(({ errors }) =>
      errors.flatMap(({ body }) => (body?.examples ?? []).map(({ name }) => name)),
    ),
  );
  return Object.entries(errorCatalogue).map(([code, { hasSubMessage }]) => ({
    code,
    has: {
      ja: hasText(texts.ja, code, hasSubMessage),
      en: hasText(texts.en, code, hasSubMessage),
      example: examples.has(code),
      handlerTest: tested.has(code),
    },
  }));
}
