// `npm run contract:verify [-- --provider http://127.0.0.1:8080 ...]`: holds a provider to the pact;
// without --provider the project's own sandbox, started for it.
import { readFileSync } from 'node:fs';
import { operations } from '../../generated/operations.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { readContract } from '../lib/contract.ts';
import { dateFields } from '../lib/date-fields.ts';
import { pactFile } from '../lib/pact.ts';
import type { PactDocument } from '../lib/pact-verifier.ts';
import { runVerification, type OwnProvider } from './run.ts';
import { screensByOperation } from './screen-names.ts';

async function startSandbox(): Promise<OwnProvider> {
  // More than one page of bills, and few enough that each state is set up in no time.
  const sandbox = await createSandbox({ seedSize: 120 });
  const { url } = sandbox;
  return { url, statesUrl: `${url}/_sandbox/provider-state`, close: () => sandbox.close() };
}

const pact: PactDocument = JSON.parse(readFileSync(pactFile, 'utf8'));
process.exitCode = await runVerification(process.argv.slice(2), {
  assets: { pact, operations, screens: screensByOperation(), dates: dateFields(readContract()) },
  startProvider: startSandbox,
  print: (text) => console.log(text),
});
