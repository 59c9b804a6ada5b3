// `npm run test:contract`: writes the pacts anew, then checks portal, contract, mock server and
// sandbox against each other. Each command counts as one test, each pact's interaction as one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { addCounts, stepCounts, vitestCounts, type Counts } from './test/counts.ts';

const vitest = 'node_modules/vitest/vitest.mjs';
const pactReport = 'reports/pacts.json';

/** Checks that need the pacts, in the order in which a failure explains the next. */
const commands: string[][] = [['contract/breaking/main.ts']];

const run = (args: string[]): number | null => {
  console.log(`\n> ${args.join(' ')}`);
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' };
  return spawnSync(process.execPath, args, { stdio: 'inherit', env }).status;
};

function writePacts(): Counts {
  rmSync(pactReport, { force: true });
  const status = run([
    vitest,
    'run',
    '--config=contract/consumer/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${pactReport}`,
  ]);
  try {
    return stepCounts(status, vitestCounts(JSON.parse(readFileSync(pactReport, 'utf8'))));
  } catch (error) {
    console.error(`The pacts were not written: ${String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

mkdirSync('reports', { recursive: true });
let total = writePacts();
for (const command of commands) total = addCounts(total, stepCounts(run(command), undefined));
writeFileSync('reports/contract.json', JSON.stringify(total));
console.log(`\nContract: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
