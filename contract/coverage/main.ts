/**
 * `npm run contract:coverage`: checks that every operation has screens, examples and pacts, every error code has a
 * handler and texts, and that catalogue, texts, examples, pact and mock server agree. Writes
 * reports/contract-coverage.{json,xml}; exits with 1 if anything is missing or contradictory. `contract:verify`
 * and the browser tests check that each operation works at the sandbox and is called by the portal.
 */
import { readCatalogue } from '../../scripts/generate/catalogue.ts';
import { fullOperations, readContract } from '../lib/contract.ts';
import { readPact } from '../lib/pact.ts';
import { inProject } from '../lib/project.ts';
import { formatCases, writeResults } from '../lib/results.ts';
import { readErrorTexts } from '../lib/texts.ts';
import { operationCases, readEvidence } from './operations.ts';
import { pactAgainstBundle } from './pact-vs-bundle.ts';
import { catalogueAgainstS8 } from './s8.ts';
import { mockAgainstStockPrism } from './stock-prism.ts';
import { textsAgainstCatalogue } from './texts.ts';

try {
  const contract = readContract();
  const operations = fullOperations(contract);
  const pact = readPact();
  const catalogue = readCatalogue(inProject('openapi'));
  const cases = [
    ...catalogueAgainstS8(catalogue),
    ...textsAgainstCatalogue(catalogue, readErrorTexts()),
    ...operationCases(operations, readEvidence(pact)),
    ...(await pactAgainstBundle(contract, operations, pact)),
    ...(await mockAgainstStockPrism(operations)),
  ];
  const { passed, failed } = writeResults('contract-coverage', cases);
  console.log(formatCases(cases));
  console.log(`\n${passed} passed, ${failed} failed. reports/contract-coverage.json, .xml`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} catch (error) {
  // For example a missing pact or a taken port: print the sentence without a stack trace.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
