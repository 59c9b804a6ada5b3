// `mypage-contract-verify`: the command of the package. The package has all its data.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { ContractDocument } from '../lib/contract.ts';
import type { PactDocument } from '../lib/pact.ts';
import { runVerification } from '../verify/run.ts';

const Operations = z.array(
  z.object({
    operationId: z.string(),
    method: z.string(),
    path: z.string(),
    tag: z.string(),
    security: z.string(),
  }),
);

const Screens = z.record(z.string(), z.array(z.string()));

const readAsset = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, '..', name), 'utf8');

const pact: PactDocument = JSON.parse(readAsset('pact.json'));
const contract: ContractDocument = JSON.parse(readAsset('openapi.json'));
process.exitCode = await runVerification(process.argv.slice(2), {
  assets: {
    contract,
    pact,
    operations: Operations.parse(JSON.parse(readAsset('operations.json'))),
    screens: Screens.parse(JSON.parse(readAsset('screens.json'))),
    reads: () => new Set(z.array(z.string()).parse(JSON.parse(readAsset('reads.json')))),
  },
  print: (text) => console.log(text),
});
