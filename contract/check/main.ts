/**
 * `npm run contract:check`: pacts, contract, examples, texts and mock server against each other. Writes
 * reports/contract-check.{json,xml}; ends with 1 if anything does not fit.
 */
import { fullOperations, readContract } from '../lib/contract.ts';
import { printedCases, writeResults } from '../lib/results.ts';
import { checkAll } from './all.ts';

try {
  const contract = readContract();
  const cases = await checkAll(contract, fullOperations(contract));
  const { passed, failed } = writeResults('contract-check', cases);
  console.log(printedCases(cases));
  console.log(`\n${passed} passed, ${failed} failed. reports/contract-check.json, .xml`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  // A missing pact, a port that cannot be had: one sentence says it, a stack trace does not.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
