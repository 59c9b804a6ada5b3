import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { operations as operationTable } from '../../generated/operations.ts';
import type { FullOperation } from '../lib/contract.ts';
import { codesIn, operationOf, readInteractions } from '../lib/pacts.ts';
import { inProject } from '../lib/project.ts';
import { readScreens } from '../lib/screens.ts';
import { readErrorTexts } from '../lib/texts.ts';
import { ownName } from '../verify/run.ts';
import { Baseline } from './judge.ts';
import type { Evidence } from './rows.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The accepted numbers; all nothing if none were accepted yet. */
export function readBaseline(file = inProject('contract/coverage/baseline.json')): Baseline {
  if (!existsSync(file)) return { operations: {}, codes: {}, sandbox: [], e2e: [] };
  return Baseline.parse(readJson(file));
}

const VerifyReport = z.object({
  provider: z.string(),
  interactions: z.array(z.object({ operationId: z.string(), ok: z.boolean() })),
});

/**
 * Operations whose calls at the sandbox all passed (contract/verify); undefined if they were not all made here,
 * or at another provider.
 *
 * @param file report of the verification
 */
export function verified(file: string, inPact: ReadonlySet<string>): Set<string> | undefined {
  if (!existsSync(file)) return undefined;
  const { provider, interactions } = VerifyReport.parse(readJson(file));
  const asked = new Set(interactions.map(({ operationId }) => operationId));
  if (provider !== ownName || [...inPact].some((name) => !asked.has(name))) return undefined;
  const failed = new Set(interactions.flatMap((one) => (one.ok ? [] : [one.operationId])));
  return new Set([...inPact].filter((name) => !failed.has(name)));
}

/** Operations that e2e called; undefined if it did not run here. */
function calledByE2e(file: string): Set<string> | undefined {
  return existsSync(file) ? new Set(z.array(z.string()).parse(readJson(file))) : undefined;
}

function pactsByOperation(operations: readonly FullOperation[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const interaction of readInteractions()) {
    const operationId = operationOf(interaction, operations)?.operationId;
    if (operationId === undefined) continue;
    const kinds = found.get(operationId) ?? new Set();
    found.set(operationId, kinds);
    const { status, body } = interaction.response;
    if (status < 300) kinds.add('success');
    else for (const code of codesIn(body?.content)) kinds.add(code);
  }
  return found;
}

/**
 * What the screens, the texts, the pacts and earlier runs say. A run that was not made here counts as
 * the last accepted one.
 */
export function readEvidence(operations: readonly FullOperation[], baseline: Baseline): Evidence {
  const pacts = pactsByOperation(operations);
  const inPact = new Set(pacts.keys());
  return {
    screens: readScreens(operationTable),
    texts: readErrorTexts(),
    pacts,
    sandbox:
      verified(inProject('reports/contract-verify.json'), inPact) ?? new Set(baseline.sandbox),
    e2e: calledByE2e(inProject('reports/e2e-operations.json')) ?? new Set(baseline.e2e),
  };
}
