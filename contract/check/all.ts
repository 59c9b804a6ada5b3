import { readFileSync } from 'node:fs';
import { readCatalogue } from '../../scripts/generate/catalogue.ts';
import type { ContractDocument, FullOperation } from '../lib/contract.ts';
import type { PactDocument } from '../lib/pact-verifier.ts';
import { pactFiles, readInteractions } from '../lib/pacts.ts';
import { inProject } from '../lib/project.ts';
import type { Case } from '../lib/results.ts';
import { readErrorTexts } from '../lib/texts.ts';
import { namedExamples } from './named-examples.ts';
import { pactAgainstBundle } from './pact-vs-bundle.ts';
import { pactAgainstExamples } from './pact-vs-examples.ts';
import { catalogueAgainstS8 } from './s8.ts';
import { textsAgainstCatalogue } from './texts.ts';
import { mockAgainstStockPrism } from './stock-prism.ts';

/** The project's pact. @throws Error if there is not exactly one file */
export function readPact(): PactDocument {
  const [file, ...others] = pactFiles();
  if (file === undefined || others.length > 0) {
    throw new Error(
      'contract/pacts has to hold exactly one pact: write it by npm run test:contract',
    );
  }
  const pact: PactDocument = JSON.parse(readFileSync(file, 'utf8'));
  return pact;
}

/** Everything against everything, in the order in which one fault explains the next. */
export async function checkAll(
  contract: ContractDocument,
  operations: readonly FullOperation[],
): Promise<Case[]> {
  const pact = readPact();
  const catalogue = readCatalogue(inProject('openapi'));
  const interactions = readInteractions();
  return [
    ...catalogueAgainstS8(catalogue),
    ...textsAgainstCatalogue(catalogue, readErrorTexts()),
    ...namedExamples(operations),
    ...(await pactAgainstBundle(contract, operations, pact, interactions)),
    ...(await pactAgainstExamples(operations, pact, interactions)),
    ...(await mockAgainstStockPrism(operations)),
  ];
}
