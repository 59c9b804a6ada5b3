import { readContract, type ContractDocument } from '../../../contract/lib/contract.ts';
import { inProject } from '../../../contract/lib/project.ts';
import { fileStamp } from '../../file-stamp.ts';

const file = inProject('generated/openapi.json');
let read: { stamp: string; contract: ContractDocument } | undefined;

/**
 * The contract, reloaded after `npm run generate`; the same object until the file changes. If the new file is
 * unreadable, the previous contract stays in use.
 *
 * @throws Error if there is no contract
 */
export function currentContract(): ContractDocument {
  const stamp = fileStamp(file);
  if (read?.stamp === stamp) return read.contract;
  try {
    read = { stamp, contract: readContract(file) };
  } catch (error) {
    if (!read) throw error;
    console.error(`The sandbox cannot read ${file} and keeps the previous contract.`);
    read.stamp = stamp;
  }
  return read.contract;
}

/** An example of the contract, by its key in components/examples. The caller names its type. */
export function namedExample<T>(key: string): T {
  const example = currentContract().components['examples']?.[key];
  if (!example) throw new Error(`The contract has no example ${key}.`);
  return structuredClone(Reflect.get(Object(example), 'value')) as T;
}
