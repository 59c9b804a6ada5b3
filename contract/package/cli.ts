// `mypage-contract-verify`: the verifier as it is packed, with everything it needs beside it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { ContractDocument } from '../lib/contract.ts';
import { dateFields } from '../lib/date-fields.ts';
import type { PactDocument } from '../lib/pact-verifier.ts';
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

const beside = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, '..', name), 'utf8');

const pact: PactDocument = JSON.parse(beside('pact.json'));
const contract: ContractDocument = JSON.parse(beside('openapi.json'));
process.exitCode = await runVerification(process.argv.slice(2), {
  assets: {
    contract,
    pact,
    operations: Operations.parse(JSON.parse(beside('operations.json'))),
    screens: Screens.parse(JSON.parse(beside('screens.json'))),
    dates: dateFields(contract),
  },
  print: (text) => console.log(text),
});
