import { afterAll, beforeAll, expect, it } from 'vitest';
import { checks as handWrittenChecks, usedChecks } from '../../contract/verify/behaviour/checks.ts';
import { everyCallChecks } from '../../contract/verify/behaviour/every-call.ts';
import type { Check } from '../../contract/verify/behaviour/check.ts';
import { verifyBehaviour } from '../../contract/verify/behaviour/run.ts';
import { readPact } from '../../contract/lib/pact.ts';
import { operations } from '../../generated/operations.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { accountMisbehaviours } from './support/account-misbehaviours.ts';
import { effectMisbehaviours } from './support/effect-misbehaviours.ts';
import { billMisbehaviours } from './support/bill-misbehaviours.ts';
import { changeMisbehaviours } from './support/change-misbehaviours.ts';
import { linkMisbehaviours } from './support/link-misbehaviours.ts';
import { misbehaviours as generalMisbehaviours, type Tampering } from './support/misbehaviours.ts';
import {
  serialiseDifferently,
  allowedVariations,
  partialMisbehaviours,
} from './support/partial-misbehaviours.ts';
import { storedMisbehaviours } from './support/stored-misbehaviours.ts';
import { verify, verifyWithChecks } from './support/verification.ts';
import { startWrongProvider, type ProxiedAnswer } from './support/wrong-provider.ts';

const pact = readPact();
const checks = [...handWrittenChecks, ...everyCallChecks({ pact, operations })];

const misbehaviours = [
  ...generalMisbehaviours,
  ...partialMisbehaviours,
  ...effectMisbehaviours,
  ...linkMisbehaviours,
  ...billMisbehaviours,
  ...changeMisbehaviours,
  ...accountMisbehaviours,
  ...Object.entries(storedMisbehaviours),
];

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ seedSize: 120 });
});
afterAll(() => sandbox.close());

const fullName = ({ operationId, name }: Check): string => `${operationId}: ${name}`;

/** The checks whose full name begins with one of the given texts; `*` stands for any operation. */
const checksByName = (checkNames: readonly string[]): Check[] =>
  checks.filter((check) =>
    checkNames.some((beginning) =>
      [fullName(check), `*: ${check.name}`].some((name) => name.startsWith(beginning)),
    ),
  );

/** Runs checks, each up to its first fault, against the sandbox behind a proxy that changes calls or answers. */
async function runChecks(misbehaviour: Tampering, selectedChecks: readonly Check[]) {
  const { tamper = (_: string, answer: ProxiedAnswer) => answer, rewrite } =
    typeof misbehaviour === 'function'
      ? { tamper: misbehaviour, rewrite: undefined }
      : misbehaviour;
  const server = await startWrongProvider(sandbox.url, tamper, rewrite);
  const operationIds = new Set<string>(operations.map(({ operationId }) => operationId));
  const target = {
    provider: server.url,
    base: '/demo/mypage-api',
    statesUrl: `${sandbox.url}/_sandbox/provider-state`,
    operationIds,
    timeout: 30_000,
  };
  try {
    return await verifyBehaviour({ operations, pact }, target, selectedChecks, {
      isFirstFaultEnough: true,
    });
  } finally {
    await server.close();
  }
}

it.each(misbehaviours)(
  'reports a provider that %s',
  async (_, [misbehaviour, ...failingCheckNames]) => {
    const checksToFail = checksByName(failingCheckNames);
    expect(checksToFail.length).toBeGreaterThanOrEqual(failingCheckNames.length);
    const results = await runChecks(misbehaviour, checksToFail);
    const passedChecks = results.filter(({ ok }) => ok).map(({ description }) => description);
    expect(passedChecks).toEqual([]);
    const faultPlaces = results.flatMap(({ faults }) => faults.map(({ where }) => where));
    expect(faultPlaces).not.toContain('its provider states');
  },
);

it.each(Object.entries(allowedVariations))(
  'accepts a provider that %s',
  async (_, [allowedVariation, ...passingCheckNames]) => {
    const checksToPass = checksByName(passingCheckNames);
    expect(checksToPass.length).toBeGreaterThanOrEqual(passingCheckNames.length);
    const results = await runChecks(allowedVariation, checksToPass);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

it.each([...new Set(handWrittenChecks.map(({ operationId }) => operationId))])(
  'accepts a provider that differs only in details that the contract leaves open, in the checks of %s',
  async (id) => {
    const checksOfOperation = handWrittenChecks.filter(({ operationId }) => operationId === id);
    const results = await runChecks(serialiseDifferently, checksOfOperation);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

it('accepts a provider that differs only in details that the contract leaves open, in the checks that are made from the pact', async () => {
  const server = await startWrongProvider(sandbox.url, serialiseDifferently);
  const operationIds =
    'login,changePassword,setPasswordByToken,updateMailAddresses,getRegistrationForm';
  const providerArguments = [
    '--provider',
    server.url,
    '--states-url',
    `${sandbox.url}/_sandbox/provider-state`,
  ];
  const handWrittenNames = new Set(handWrittenChecks.map(fullName));
  const isMadeFromPact = (check: Check): boolean => !handWrittenNames.has(fullName(check));
  const verifierRun = await verifyWithChecks(
    isMadeFromPact,
    ...providerArguments,
    '--only',
    operationIds,
  );
  await server.close();
  expect(verifierRun.printed).toMatch(/ 0 failed;/);
});

it('accepts an issuer that has switched off preview and archive index, and a server that returns 404 for an id with a wrong format', async () => {
  const notFound = Buffer.from('[{"code":"404-1-00-01","target":[],"mapping":[]}]');
  const settings = { isBillPreviewEnabled: false, isArchiveIndexEnabled: false };
  const server = await startWrongProvider(sandbox.url, (path, answer, _sent, { query }) => {
    if (path === '/demo/mypage-api/setting/info') {
      const body = { ...JSON.parse(answer.body.toString()), ...settings };
      return { ...answer, body: Buffer.from(JSON.stringify(body)) };
    }
    const isPreviewCall = path.endsWith('/preview') && answer.status !== 401;
    if (isPreviewCall || path.includes('/files/bill-535'))
      return { ...answer, status: 404, body: notFound };
    const isIndexCall = query.has('hasIndex') || query.has('fileNames');
    return isIndexCall && answer.status === 400 ? { ...answer, status: 200 } : answer;
  });
  const operationIds = 'previewBillPdf,downloadBillsZip,downloadUrlZip,downloadUrlFile';
  const statesArguments = ['--states-url', `${sandbox.url}/_sandbox/provider-state`];
  const verifierRun = await verify(
    '--provider',
    server.url,
    ...statesArguments,
    '--only',
    operationIds,
  );
  await server.close();
  expect(verifierRun.printed).toContain('the issuer has no preview (isBillPreviewEnabled)');
  expect(verifierRun.printed).toMatch(/ 0 failed;/);
});

/* `npm run contract:verify` runs only the checks of operations that the portal uses. This test ensures that no check is left out. */
it('the handwritten checks cover only operations that the portal uses', () => {
  expect(usedChecks(readPact())).toEqual(handWrittenChecks);
});

it('each check is failed by at least one faulty provider', () => {
  const provenCheckNames = new Set(
    misbehaviours
      .flatMap(([, [, ...failingCheckNames]]) => checksByName(failingCheckNames))
      .map(fullName),
  );
  expect(checks.map(fullName).filter((name) => !provenCheckNames.has(name))).toEqual([]);
  expect(new Set(checks.map(fullName)).size).toBe(checks.length);
});

it('the checks for a pact leave out operations that the pact does not use', () => {
  const interactions = [{ description: 'logout: answered' }, { description: 'login: refused' }];
  const usedOperationIds = usedChecks({ interactions }).map(({ operationId }) => operationId);
  expect(new Set(usedOperationIds)).toEqual(new Set(['login', 'logout']));
});
