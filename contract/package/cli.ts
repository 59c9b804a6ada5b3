// `mypage-contract-verify`: the command of the package. It reads all data from files of the package.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractDocument } from '../lib/contract.ts';
import type { PactDocument } from '../lib/pact.ts';
import type { OperationEntry, ScreensByOperation } from '../verify/assets.ts';
import { runVerification } from '../verify/run.ts';

const readAsset = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, '..', name), 'utf8');

const pact: PactDocument = JSON.parse(readAsset('pact.json'));
const contract: ContractDocument = JSON.parse(readAsset('openapi.json'));
const operations: OperationEntry[] = JSON.parse(readAsset('operations.json'));
const screensByOperation: ScreensByOperation = JSON.parse(readAsset('screens.json'));
process.exitCode = await runVerification(process.argv.slice(2), {
  assets: {
    contract,
    pact,
    operations,
    screensByOperation,
    loadFieldsOfScreens: () => new Set<string>(JSON.parse(readAsset('reads.json'))),
  },
  print: (text) => console.log(text),
});
