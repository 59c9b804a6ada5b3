import { readContract, type ContractDocument } from '../../../contract/lib/contract.ts';
import { inProject } from '../../../contract/lib/project.ts';
import { fileStampOf } from '../../file-stamp.ts';

const contractPath = inProject('generated/openapi.json');
let loadedContract: { stamp: string; contract: ContractDocument } | undefined;

/**
 * The contract: the same object until its file changes, such as by `npm run generate`. If the new file is unreadable,
 * the previous contract stays in use.
 *
 * @throws Error if there is no contract
 */
export function getCurrentContract(): ContractDocument {
  const stamp = fileStampOf(contractPath);
  if (loadedContract?.stamp === stamp) return loadedContract.contract;
  try {
    loadedContract = { stamp, contract: readContract(contractPath) };
  } catch (error) {
    if (!loadedContract) throw error;
    console.error(`The sandbox cannot read ${contractPath} and keeps the previous contract.`);
    loadedContract.stamp = stamp;
  }
  return loadedContract.contract;
}

/** An example of the contract, by its key in components/examples. The caller names the type of the example. */
export function readExample<T>(key: string): T {
  const example = getCurrentContract().components['examples']?.[key];
  if (!example) throw new Error(`The contract has no example ${key}.`);
  return structuredClone(Reflect.get(Object(example), 'value')) as T;
}
