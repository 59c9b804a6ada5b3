/**
 * `npm run generate`: makes `generated/` from `openapi/`. A fault in `openapi/` is reported in one sentence: file and
 * line, the fault, the fix.
 *
 *   --check   compares instead of writing; exits with 1 and names the files that differ
 *   --stack   shows the stack trace of an unexpected error
 */
import path from 'node:path';
import { readOptions } from '../setup/options.ts';
import { SourceFault } from './fault.ts';
import { findChangedFiles, copyChanges, withGeneratedFiles } from './folders.ts';

/** One sentence for an error that no check of the sources has reported. */
function formatUnexpectedError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split('\n').map((line) => line.trim());
  return `The contract cannot be generated (${lines.filter(Boolean).slice(0, 3).join(' ')}); --stack shows the stack trace.`;
}

/**
 * Runs `npm run generate`: writes or compares `generated/`, and prints the result.
 *
 * @param options see the top of this file
 * @param projectDir the project's folder
 * @returns exit code; 1 if the sources are wrong, or if `--check` found a difference
 */
export async function generate(
  { check, stack }: { check?: boolean | undefined; stack?: boolean | undefined },
  projectDir: string,
): Promise<number> {
  const targetDir = path.join(projectDir, 'generated');
  try {
    return await withGeneratedFiles(projectDir, (generatedDir) => {
      if (!check) {
        const count = copyChanges(generatedDir, targetDir).length;
        console.log(`${targetDir}: ${count === 0 ? 'no change' : `${count} files written`}`);
        return 0;
      }
      const staleFiles = findChangedFiles(generatedDir, targetDir);
      if (staleFiles.length === 0) return 0;
      console.error(`generated/ is not up to date with openapi/:\n  ${staleFiles.join('\n  ')}`);
      console.error('Run: npm run generate');
      return 1;
    });
  } catch (error) {
    console.error(error instanceof SourceFault ? error.message : formatUnexpectedError(error));
    if (stack) console.error(error);
    return 1;
  }
}

if (import.meta.main) {
  const { values } = readOptions('npm run generate', {
    options: { check: { type: 'boolean' }, stack: { type: 'boolean' } },
  });
  process.exitCode = await generate(values, path.resolve(import.meta.dirname, '../..'));
}
