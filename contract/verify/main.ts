// `npm run contract:verify [-- --provider http://127.0.0.1:8080 ...]`: verifies a provider; without --provider, it
// starts and verifies the sandbox.
import { operations } from '../../generated/operations.ts';
import { readContract } from '../lib/contract.ts';
import { readPact } from '../lib/pact.ts';
import { startOwnSandbox } from './own-sandbox.ts';
import { runVerification } from './run.ts';
import { readScreensByOperation } from './screen-names.ts';

const contract = readContract();
process.exitCode = await runVerification(process.argv.slice(2), {
  assets: {
    contract,
    pact: readPact(),
    operations,
    screensByOperation: readScreensByOperation(),
    // Imported only for a scenario, because reading the sources takes seconds.
    loadFieldsOfScreens: async () => (await import('../lib/field-reads.ts')).findReadFields(),
  },
  startProvider: () => startOwnSandbox(),
  print: (text) => console.log(text),
});
