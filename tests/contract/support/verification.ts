import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContract } from '../../../contract/lib/contract.ts';
import { readPact } from '../../../contract/lib/pact.ts';
import type { Check } from '../../../contract/verify/behaviour/check.ts';
import { runVerification } from '../../../contract/verify/run.ts';
import { operations } from '../../../generated/operations.ts';

const pact = readPact();
const contract = readContract();
const screensByOperation = { searchBills: ['Bill list'], getLogo: ['every page'] };

/** The fields that screens read. pact.test.ts reads them from the sources, which takes seconds. */
const loadFieldsOfScreens = () => new Set(['Bill.title']);

/** Output and reports of one run of the command. */
export type VerifierRun = {
  code: number;
  printed: string;
  lines: number;
  json: string | undefined;
  junit: string | undefined;
};

function readIfExists(filePath: string): string | undefined {
  try {
    return readFileSync(filePath, 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs the command as a backend team does. */
export const verify = (...args: string[]): Promise<VerifierRun> =>
  verifyWithChecks(undefined, ...args);

/** Runs the command with all calls of the pact, but only with the chosen behaviour checks. */
export async function verifyWithChecks(
  isChosen: ((check: Check) => boolean) | undefined,
  ...args: string[]
): Promise<VerifierRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mypage-verification-'));
  const lines: string[] = [];
  try {
    const code = await runVerification([...args, '--reports', folder], {
      assets: { contract, pact, operations, screensByOperation, loadFieldsOfScreens },
      print: (text) => lines.push(text),
      ...(isChosen && { isChosen }),
    });
    const printed = lines.join('\n');
    return {
      code,
      printed,
      lines: printed.split('\n').length,
      json: readIfExists(path.join(folder, 'contract-verify.json')),
      junit: readIfExists(path.join(folder, 'contract-verify.xml')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
