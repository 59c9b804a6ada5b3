import { afterAll, beforeAll, expect, it } from 'vitest';
import { checks as handWrittenChecks, usedChecks } from '../../contract/verify/behaviour/checks.ts';
import { everyCallChecks } from '../../contract/verify/behaviour/every-call.ts';
import type { Check } from '../../contract/verify/behaviour/check.ts';
import { verifyBehaviour } from '../../contract/verify/behaviour/run.ts';
import { readPact } from '../../contract/lib/pact.ts';
import { operations } from '../../generated/operations.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { accounts } from './support/account-misbehaviours.ts';
import { effects } from './support/effect-misbehaviours.ts';
import { bills } from './support/bill-misbehaviours.ts';
import { changes } from './support/change-misbehaviours.ts';
import { links } from './support/link-misbehaviours.ts';
import { misbehaviours as generalMisbehaviours, type Wrong } from './support/misbehaviours.ts';
import { inOtherWords, allowedVariations, partial } from './support/partial-misbehaviours.ts';
import { stored } from './support/stored-misbehaviours.ts';
import { verification, verificationOf } from './support/verification.ts';
import { startWrongProvider, type Passing } from './support/wrong-provider.ts';

const pact = readPact();
const checks = [...handWrittenChecks, ...everyCallChecks({ pact, operations })];

const misbehaviours = [
  ...generalMisbehaviours,
  ...partial,
  ...effects,
  ...links,
  ...bills,
  ...changes,
  ...accounts,
  ...stored,
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
async function runChecks(misbehaviour: Wrong, selectedChecks: readonly Check[]) {
  const { tamper = (_: string, answer: Passing) => answer, rewrite } =
    typeof misbehaviour === 'function'
      ? { tamper: misbehaviour, rewrite: undefined }
      : misbehaviour;
  const server = await startWrongProvider(sandbox.url, tamper, rewrite);
  const operationIds = new Set<string>(operations.map(({ operationId }) => operationId));
  const target = {
    provider: server.url,
    base: '/demo/mypage-api',
    statesUrl: `${sandbox.url}/_sandbox/provider-state`,
    only: operationIds,
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
  async (_, misbehaviour, ...failingCheckNames) => {
    const expected = checksByName(failingCheckNames);
    expect(expected.length).toBeGreaterThanOrEqual(failingCheckNames.length);
    const results = await runChecks(misbehaviour, expected);
    const passed = results.filter(({ ok }) => ok).map(({ description }) => description);
    expect(passed).toEqual([]);
    const places = results.flatMap(({ faults }) => faults.map(({ where }) => where));
    expect(places).not.toContain('its provider states');
  },
);

it.each(allowedVariations)(
  'accepts a provider that %s',
  async (_, allowedVariation, ...passingCheckNames) => {
    const expected = checksByName(passingCheckNames);
    expect(expected.length).toBeGreaterThanOrEqual(passingCheckNames.length);
    const results = await runChecks(allowedVariation, expected);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

it.each([...new Set(handWrittenChecks.map(({ operationId }) => operationId))])(
  'accepts a provider that differs only in what the contract leaves free: %s',
  async (id) => {
    const checksOfOperation = handWrittenChecks.filter(({ operationId }) => operationId === id);
    const results = await runChecks(inOtherWords, checksOfOperation);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

it('accepts a provider with other words also in the checks that are made from the pact', async () => {
  const server = await startWrongProvider(sandbox.url, inOtherWords);
  const operationIds =
    'login,changePassword,setPasswordByToken,updateMailAddresses,getRegistrationForm';
  const providerArguments = [
    '--provider',
    server.url,
    '--states-url',
    `${sandbox.url}/_sandbox/provider-state`,
  ];
  const names = new Set(handWrittenChecks.map(fullName));
  const isMadeFromPact = (check: Check): boolean => !names.has(fullName(check));
  const run = await verificationOf(isMadeFromPact, ...providerArguments, '--only', operationIds);
  await server.close();
  expect(run.printed).toMatch(/ 0 failed;/);
});

it('accepts an issuer that has switched off preview and archive index, and a server that returns 404 for an id with a wrong format', async () => {
  const notFound = Buffer.from('[{"code":"404-1-00-01","target":[],"mapping":[]}]');
  const settings = { isBillPreviewEnabled: false, isArchiveIndexEnabled: false };
  const server = await startWrongProvider(sandbox.url, (path, answer, _sent, { query }) => {
    if (path === '/demo/mypage-api/setting/info') {
      const body = { ...JSON.parse(answer.body.toString()), ...settings };
      return { ...answer, body: Buffer.from(JSON.stringify(body)) };
    }
    const isMissing = path.endsWith('/preview') && answer.status !== 401;
    if (isMissing || path.includes('/files/bill-535'))
      return { ...answer, status: 404, body: notFound };
    const isIndex = query.has('hasIndex') || query.has('fileNames');
    return isIndex && answer.status === 400 ? { ...answer, status: 200 } : answer;
  });
  const operationIds = 'previewBillPdf,downloadBillsZip,downloadUrlZip,downloadUrlFile';
  const statesArguments = ['--states-url', `${sandbox.url}/_sandbox/provider-state`];
  const run = await verification(
    '--provider',
    server.url,
    ...statesArguments,
    '--only',
    operationIds,
  );
  await server.close();
  expect(run.printed).toContain('the issuer has no preview (isBillPreviewEnabled)');
  expect(run.printed).toMatch(/ 0 failed;/);
});

/* `npm run contract:verify` runs only the checks that the portal uses; this test ensures that these are all checks. */
it('has only checks of operations that the portal uses', () => {
  expect(usedChecks(readPact())).toEqual(handWrittenChecks);
});

it('has at least one faulty provider for each check', () => {
  const provenCheckNames = new Set(
    misbehaviours
      .flatMap(([, , ...failingCheckNames]) => checksByName(failingCheckNames))
      .map(fullName),
  );
  expect(checks.map(fullName).filter((name) => !provenCheckNames.has(name))).toEqual([]);
  expect(new Set(checks.map(fullName)).size).toBe(checks.length);
});

it('leaves out checks of operations that a pact does not use', () => {
  const interactions = [{ description: 'logout: answered' }, { description: 'login: refused' }];
  const usedOperationIds = usedChecks({ interactions }).map(({ operationId }) => operationId);
  expect(new Set(usedOperationIds)).toEqual(new Set(['login', 'logout']));
});
