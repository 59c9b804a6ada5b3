import { readContract, type ContractDocument } from '../../../contract/lib/contract.ts';
import { inProject } from '../../../contract/lib/project.ts';
import { fileStamp } from '../../file-stamp.ts';

const contractFile = inProject('generated/openapi.json');
let currentFile: { stamp: string; contract: ContractDocument } | undefined;

/**
 * The contract. It is reloaded after `npm run generate`, and is the same object until its file changes. If the new file
 * is unreadable, the previous contract stays in use.
 *
 * @throws Error if there is no contract
 */
export function currentContract(): ContractDocument {
  const stamp = fileStamp(contractFile);
  if (currentFile?.stamp === stamp) return currentFile.contract;
  try {
    currentFile = { stamp, contract: readContract(contractFile) };
  } catch (error) {
    if (!currentFile) throw error;
    console.error(`The sandbox cannot read ${contractFile} and keeps the previous contract.`);
    currentFile.stamp = stamp;
  }
  return currentFile.contract;
}

/** An example of the contract, by its key in components/examples. The caller names its type. */
export function namedExample<T>(key: string): T {
  const example = currentContract().components['examples']?.[key];
  if (!example) throw new Error(`The contract has no example ${key}.`);
  return structuredClone(Reflect.get(Object(example), 'value')) as T;
}
