import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContract } from '../../../contract/lib/contract.ts';
import { dateFields } from '../../../contract/lib/date-fields.ts';
import { pactFile } from '../../../contract/lib/pact.ts';
import type { PactDocument } from '../../../contract/lib/pact-verifier.ts';
import { checks } from '../../../contract/verify/behaviour/checks.ts';
import { verifyBehaviour } from '../../../contract/verify/behaviour/run.ts';
import { runVerification, type OwnProvider } from '../../../contract/verify/run.ts';
import { verifyProvider, type VerifiedCall } from '../../../contract/verify/verify.ts';
import { operations } from '../../../generated/operations.ts';

const pact: PactDocument = JSON.parse(readFileSync(pactFile, 'utf8'));
const contract = readContract();
const dates = dateFields(contract);
const screens = { searchBills: ['Bill list'], getLogo: ['every page'] };

/** What a run of the command printed and wrote. */
export type Run = {
  code: number;
  printed: string;
  /** Number of lines printed. */
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
export const verification = (...args: string[]): Promise<Run> => verificationOf(undefined, args);

/** Runs the command as the project does with a provider that is started for it. */
export async function verificationOf(
  startProvider: (() => Promise<OwnProvider>) | undefined,
  args: readonly string[],
): Promise<Run> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mypage-verification-'));
  const lines: string[] = [];
  try {
    const code = await runVerification([...args, '--reports', folder], {
      assets: { contract, pact, operations, screens, dates },
      ...(startProvider && { startProvider }),
      print: (text) => lines.push(text),
    });
    return {
      code,
      printed: lines.join('\n'),
      lines: lines.join('\n').split('\n').length,
      json: read(path.join(folder, 'contract-verify.json')),
      junit: read(path.join(folder, 'contract-verify.xml')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Holds a provider to some calls of the pact and some behaviour checks only.
 *
 * @param parts their descriptions, all of them to be found
 */
export async function verifiedParts(
  provider: string,
  parts: readonly string[],
): Promise<VerifiedCall[]> {
  const only = new Set<string>(operations.map(({ operationId }) => operationId));
  const statesUrl = `${provider}/_pact/provider-state`;
  const target = { provider, base: '/demo/mypage-api', statesUrl, only, timeout: 30_000 };
  const interactions = pact.interactions.filter(({ description }) => parts.includes(description));
  const assets = { contract, pact: { ...pact, interactions }, operations, screens, dates };
  const some = checks.filter(({ operationId, name }) => parts.includes(`${operationId}: ${name}`));
  const pacts = interactions.length === 0 ? [] : await verifyProvider(assets, target);
  const calls = [...pacts, ...(await verifyBehaviour(assets, target, some))];
  return parts.flatMap((part) => calls.filter(({ description }) => description === part));
}
