import { beforeAll } from 'vitest';
import { readPact } from '../../../contract/lib/pact.ts';
import type { Check } from '../../../contract/verify/behaviour/check.ts';
import { verifyBehaviour } from '../../../contract/verify/behaviour/run.ts';
import { startOwnSandbox } from '../../../contract/verify/own-sandbox.ts';
import { operations } from '../../../generated/operations.ts';
import { verifyWithChecks } from './verification.ts';
import { startWrongProvider, type Rewrite, type Tamper } from './wrong-provider.ts';

type Addresses = { url: string; statesUrl: string };

const pact = readPact();
const operationIds = new Set<string>(operations.map(({ operationId }) => operationId));

/** Runs a sandbox during the tests of a file. Returns its addresses, which are empty before the tests. */
export function sandboxForTests(): Addresses {
  const addresses = { url: '', statesUrl: '' };
  beforeAll(async () => {
    const { close, ...startedAddresses } = await startOwnSandbox();
    Object.assign(addresses, startedAddresses);
    return close;
  });
  return addresses;
}

/** Runs checks against a sandbox behind a proxy: `tamper` changes its answers, `rewrite` changes calls. */
export async function runChecks(
  { url, statesUrl }: Addresses,
  checks: readonly Check[],
  { tamper, rewrite }: { tamper?: Tamper; rewrite?: Rewrite },
  options?: { isFirstFaultEnough: boolean },
) {
  const server = await startWrongProvider(url, tamper, rewrite);
  const target = {
    provider: server.url,
    base: '/demo/mypage-api',
    statesUrl,
    operationIds,
    timeoutMs: 30_000,
  };
  try {
    return await verifyBehaviour({ operations, pact }, target, checks, options);
  } finally {
    await server.close();
  }
}

/** Runs contract:verify against a sandbox behind a proxy that changes answers, with the chosen behaviour checks. */
export async function verifyWrongProvider(
  { url, statesUrl }: Addresses,
  tamper: Tamper,
  isChosen: ((check: Check) => boolean) | undefined,
  ...args: string[]
) {
  const server = await startWrongProvider(url, tamper);
  try {
    const providerArguments = ['--provider', server.url, '--states-url', statesUrl];
    return await verifyWithChecks(isChosen, ...providerArguments, ...args);
  } finally {
    await server.close();
  }
}
