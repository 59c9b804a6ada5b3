import path from 'node:path';
import { SourceFault } from './fault.ts';
import { differences, mirror, withStage } from './folders.ts';

/** The options of `npm run generate`; see main.ts. */
export interface Options {
  check?: boolean | undefined;
  stack?: boolean | undefined;
}

/** One sentence for an error of a generator that no check of the sources found. */
function unexpected(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split('\n').map((line) => line.trim());
  return `The contract cannot be generated (${lines.filter(Boolean).slice(0, 3).join(' ')}); --stack shows the stack trace.`;
}

/**
 * Runs `npm run generate`: writes or compares `generated/`, and prints the result.
 *
 * @param projectDir the project's folder
 * @returns exit code; 1 if the sources are wrong, or if `--check` found a difference
 */
export async function generate({ check, stack }: Options, projectDir: string): Promise<number> {
  const target = path.join(projectDir, 'generated');
  try {
    return await withStage(projectDir, (made) => {
      if (!check) {
        const count = mirror(made, target).length;
        console.log(`${target}: ${count === 0 ? 'no change' : `${count} files written`}`);
        return 0;
      }
      const different = differences(made, target);
      if (different.length === 0) return 0;
      console.error(`generated/ is not up to date with openapi/:\n  ${different.join('\n  ')}`);
      console.error('Run: npm run generate');
      return 1;
    });
  } catch (error) {
    console.error(error instanceof SourceFault ? error.message : unexpected(error));
    if (stack) console.error(error);
    return 1;
  }
}
