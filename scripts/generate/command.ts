import path from 'node:path';
import { parseOptions } from '../setup/options.ts';
import { SourceFault } from './fault.ts';
import { differences, mirror } from './folders.ts';
import { withStage } from './stage.ts';

/** The options of `npm run generate`; see main.ts. */
interface Options {
  check: boolean;
  out: string | undefined;
  areas: string[] | undefined;
  skipMissing: boolean;
  bundleOnly: boolean;
}

/** @throws SourceFault for unknown or incompatible options */
function readArguments(args: string[]): Options {
  const options = {
    check: { type: 'boolean', default: false },
    out: { type: 'string' },
    areas: { type: 'string' },
    'skip-missing': { type: 'boolean', default: false },
    'bundle-only': { type: 'boolean', default: false },
    stack: { type: 'boolean', default: false },
  } as const;
  const { values } = (() => {
    try {
      return parseOptions('npm run generate', { args, options });
    } catch (error) {
      throw new SourceFault([error instanceof Error ? error.message : String(error)]);
    }
  })();
  if ((values.areas !== undefined || values['bundle-only']) && values.out === undefined) {
    throw new SourceFault(['--areas and --bundle-only need --out <dir>.']);
  }
  return {
    check: values.check,
    out: values.out,
    areas: values.areas?.split(','),
    skipMissing: values['skip-missing'],
    bundleOnly: values['bundle-only'],
  };
}

/** One sentence for an error of a generator that no check of the sources found. */
function unexpected(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  const lines = words.split('\n').map((line) => line.trim());
  return `The contract cannot be generated (${lines.filter(Boolean).slice(0, 3).join(' ')}); --stack shows the stack trace.`;
}

/**
 * Runs `npm run generate`: writes or compares `generated/`, and prints the result.
 *
 * @param projectDir the project's folder
 * @returns exit code; 1 if the sources are wrong, or if `--check` found a difference
 */
export async function generate(args: string[], projectDir: string): Promise<number> {
  try {
    const { check, out, areas, skipMissing, bundleOnly } = readArguments(args);
    const target = path.resolve(out ?? path.join(projectDir, 'generated'));
    const options = { projectDir, ...(areas && { areas }), skipMissing, bundleOnly };
    return await withStage(options, (made) => {
      if (!check) {
        const changed = mirror(made, target);
        console.log(
          `${target}: ${changed.length === 0 ? 'no change' : `${changed.length} files written`}`,
        );
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
    if (args.includes('--stack')) console.error(error);
    return 1;
  }
}
