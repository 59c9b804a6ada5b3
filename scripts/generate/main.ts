/**
 * `npm run generate`: makes `generated/` from `openapi/`. A fault in `openapi/` is reported in one sentence: file and
 * line, the fault, the fix.
 *
 *   --check   compares instead of writing; exits with 1 and names the files that differ
 *   --stack   shows the stack trace of an unexpected error
 */
import path from 'node:path';
import { readOptions } from '../setup/options.ts';
import { generate } from './command.ts';

const { values } = readOptions('npm run generate', {
  options: { check: { type: 'boolean' }, stack: { type: 'boolean' } },
});
process.exitCode = await generate(values, path.resolve(import.meta.dirname, '../..'));
