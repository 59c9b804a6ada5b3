/**
 * `npm run generate`: makes `generated/` from `openapi/`.
 *
 *   --check          compares instead of writing; ends with 1 and names the files that differ
 *   --out <dir>      writes there instead of to generated/
 *   --areas a,b      only these areas (with --out), while others are being written
 *   --skip-missing   leaves out paths whose file does not exist yet
 *   --bundle-only    only openapi.yaml and openapi.json (with --out)
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { differences, mirror } from './folders.ts';
import { withStage } from './stage.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    out: { type: 'string' },
    areas: { type: 'string' },
    'skip-missing': { type: 'boolean', default: false },
    'bundle-only': { type: 'boolean', default: false },
  },
});

const projectDir = path.resolve(import.meta.dirname, '../..');
const target = path.resolve(values.out ?? path.join(projectDir, 'generated'));
if ((values.areas !== undefined || values['bundle-only']) && values.out === undefined) {
  throw new Error('--areas and --bundle-only are for trials: give --out <dir> too.');
}

await withStage(
  {
    projectDir,
    ...(values.areas !== undefined && { areas: values.areas.split(',') }),
    skipMissing: values['skip-missing'],
    bundleOnly: values['bundle-only'],
  },
  (made) => {
    if (!values.check) {
      const changed = mirror(made, target);
      console.log(
        `${target}: ${changed.length === 0 ? 'no change' : `${changed.length} files written`}`,
      );
      return;
    }
    const different = differences(made, target);
    if (different.length === 0) return;
    console.error(`generated/ is not what openapi/ says:\n  ${different.join('\n  ')}`);
    console.error('Mend it with: npm run generate');
    process.exitCode = 1;
  },
);
