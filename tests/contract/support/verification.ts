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
const screens = { searchBills: ['Bill list'], getLogo: ['every page'] };

/** Reading them from the sources takes seconds; pact.test.ts does. */
const reads = () => new Set(['Bill.title']);

/** Output and reports of one run of the command. */
export type Run = {
  code: number;
  printed: string;
  lines: number;
  json: string | undefined;
  junit: string | undefined;
};

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs the command as a backend team does. */
export const verification = (...args: string[]): Promise<Run> => verificationOf(undefined, ...args);

/** Runs the command with the pact and the chosen ones of the checks that make several calls. */
export async function verificationOf(
  isChosen: ((check: Check) => boolean) | undefined,
  ...args: string[]
): Promise<Run> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mypage-verification-'));
  const lines: string[] = [];
  try {
    const code = await runVerification([...args, '--reports', folder], {
      assets: { contract, pact, operations, screens, reads },
      print: (text) => lines.push(text),
      ...(isChosen && { isChosen }),
    });
    const printed = lines.join('\n');
    return {
      code,
      printed,
      lines: printed.split('\n').length,
      json: read(path.join(folder, 'contract-verify.json')),
      junit: read(path.join(folder, 'contract-verify.xml')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
