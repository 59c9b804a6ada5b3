import { operations as operationTable } from '../../generated/operations.ts';
import { fullOperations, readContract } from '../lib/contract.ts';
import { readScreens } from '../lib/screens.ts';
import { readErrorTexts } from '../lib/texts.ts';
import type { Source } from './operation.ts';

/** What the page is made from, as the project has it now. */
export function readSource(): Source {
  const contract = readContract();
  return {
    contract,
    operations: fullOperations(contract),
    screens: readScreens(operationTable),
    texts: readErrorTexts(),
  };
}
