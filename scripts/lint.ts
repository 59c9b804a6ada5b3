/**
 * `npm run lint`: format, code, contract and unused parts, each by its own tool, and the project's own
 * rules. All run even if one fails; the end status is 1 if any did.
 */
import path from 'node:path';
import { lint, ownRules, runTool } from './lint-run.ts';

const projectDir = path.resolve(import.meta.dirname, '..');
process.exitCode = lint(projectDir, {
  run: (tool) => runTool(projectDir, tool),
  rules: ownRules,
  print: (line) => console.log(line),
});
