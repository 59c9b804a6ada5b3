// `npm run contract:verify [-- --provider http://127.0.0.1:8080 ...]`: holds a provider to the pact;
// without --provider the project's own sandbox, started for it.
import { readFileSync } from 'node:fs';
import { operations } from '../../generated/operations.ts';
import { readContract } from '../lib/contract.ts';
import { dateFields } from '../lib/date-fields.ts';
import { pactFile } from '../lib/pact.ts';
import type { PactDocument } from '../lib/pact-verifier.ts';
import { startOwnSandbox } from './own-sandbox.ts';
import { runVerification } from './run.ts';
import { screensByOperation } from './screen-names.ts';

const pact: PactDocument = JSON.parse(readFileSync(pactFile, 'utf8'));
const contract = readContract();
process.exitCode = await runVerification(process.argv.slice(2), {
  assets: {
    contract,
    pact,
    operations,
    screens: screensByOperation(),
    dates: dateFields(contract),
  },
  startProvider: () => startOwnSandbox(),
  print: (text) => console.log(text),
});
