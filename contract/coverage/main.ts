/**
 * `npm run contract:coverage`: what covers each operation and each error code. Prints it and writes
 * reports/contract-coverage.{md,json,html}. Ends with 1 if a number is lower than accepted or something
 * is missing for an operation whose screens exist.
 *
 *   --accept   makes the present numbers the ones not to fall below (contract/coverage/baseline.json)
 *   --quiet    prints only the numbers and what is wrong
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readOptions } from '../../scripts/setup/options.ts';
import { fullOperations, readContract } from '../lib/contract.ts';
import { inProject } from '../lib/project.ts';
import { codeRows, codesWithHandlerTest } from './code-rows.ts';
import { readBaseline, readEvidence } from './evidence.ts';
import { faultsOf, numbersOf, type Coverage } from './judge.ts';
import { knownGaps } from './known-gaps.ts';
import { htmlReport, markdownReport, printedReport } from './report.ts';
import { operationRow } from './rows.ts';

const { values } = readOptions('npm run contract:coverage', {
  options: {
    accept: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
});

const operations = fullOperations(readContract());
const baseline = readBaseline();
const evidence = readEvidence(operations, baseline);
const rows = [];
for (const operation of operations) rows.push(await operationRow(operation, evidence));
const coverage: Coverage = {
  operations: rows,
  codes: codeRows(operations, evidence.texts, codesWithHandlerTest()),
};

const printed = printedReport(coverage);
console.log(values.quiet ? printed.split('\n').slice(-2).join('\n') : printed);

const faults = faultsOf(
  coverage,
  values.accept ? { ...baseline, operations: {}, codes: {} } : baseline,
  knownGaps,
);
const parts = coverage.operations.length + coverage.codes.length;
const summary = { passed: Math.max(0, parts - faults.length), failed: faults.length };
mkdirSync(inProject('reports'), { recursive: true });
const write = (extension: string, text: string): void =>
  writeFileSync(inProject(`reports/contract-coverage.${extension}`), text);
write('md', markdownReport(coverage));
write('html', htmlReport(coverage));
write(
  'json',
  `${JSON.stringify({ ...summary, faults, numbers: numbersOf(coverage), ...coverage }, null, 2)}\n`,
);

if (values.accept) {
  const accepted = {
    ...numbersOf(coverage),
    sandbox: [...evidence.sandbox].toSorted(),
    e2e: [...evidence.e2e].toSorted(),
  };
  writeFileSync(
    inProject('contract/coverage/baseline.json'),
    `${JSON.stringify(accepted, null, 2)}\n`,
  );
  console.log('Accepted: contract/coverage/baseline.json');
}
for (const fault of faults) console.error(`  ${fault}`);
console.log(faults.length === 0 ? 'Nothing is missing.' : `${faults.length} faults, see above.`);
process.exitCode = faults.length === 0 ? 0 : 1;
