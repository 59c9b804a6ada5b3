/**
 * `npm run generate`: makes `generated/` from `openapi/`. What is wrong in `openapi/` is said in one
 * sentence each: file and line, what is wrong, what to do.
 *
 *   --check          compares instead of writing; ends with 1 and names the files that differ
 *   --out <dir>      writes there instead of to generated/
 *   --areas a,b      only these areas (with --out), while others are being written
 *   --skip-missing   leaves out paths whose file does not exist yet
 *   --bundle-only    only openapi.yaml and openapi.json (with --out)
 *   --stack          shows where in the generation an unexpected error came up
 */
import path from 'node:path';
import { generate } from './command.ts';

process.exitCode = await generate(
  process.argv.slice(2),
  path.resolve(import.meta.dirname, '../..'),
);
