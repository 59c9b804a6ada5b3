import { expect, it } from 'vitest';
import { checks as handWrittenChecks, usedChecks } from '../../contract/verify/behaviour/checks.ts';
import { everyCallChecks } from '../../contract/verify/behaviour/every-call.ts';
import type { Check } from '../../contract/verify/behaviour/check.ts';
import { readPact } from '../../contract/lib/pact.ts';
import { operations } from '../../generated/operations.ts';
import { accountMisbehaviours } from './support/account-misbehaviours.ts';
import { effectMisbehaviours } from './support/effect-misbehaviours.ts';
import { billMisbehaviours } from './support/bill-misbehaviours.ts';
import { changeMisbehaviours } from './support/change-misbehaviours.ts';
import { linkMisbehaviours } from './support/link-misbehaviours.ts';
import { misbehaviours as basicMisbehaviours, type ProxyChange } from './support/misbehaviours.ts';
import {
  serialiseDifferently,
  allowedVariations,
  partialMisbehaviours,
} from './support/partial-misbehaviours.ts';
import { storedMisbehaviours } from './support/stored-misbehaviours.ts';
import { changesText, revisionChecks } from './support/tampers.ts';
import { startWrongProvider, type Rewrite, type Tamper } from './support/wrong-provider.ts';
import { runChecks, sandboxForTests, verifyWrongProvider } from './support/sandbox.ts';

const pact = readPact();
const checks = [...handWrittenChecks, ...everyCallChecks({ pact, operations })];

const misbehaviours = [
  ...basicMisbehaviours,
  ...partialMisbehaviours,
  ...effectMisbehaviours,
  ...linkMisbehaviours,
  ...billMisbehaviours,
  ...changeMisbehaviours,
  ...accountMisbehaviours,
  ...Object.entries(storedMisbehaviours),
];

const sandbox = sandboxForTests();

const fullNameOf = ({ operationId, name }: Check): string => `${operationId}: ${name}`;

/** The checks whose full name begins with one of the given texts; `*` stands for any operation. */
const checksByName = (checkNames: readonly string[]): Check[] =>
  checks.filter((check) =>
    checkNames.some((beginning) =>
      [fullNameOf(check), `*: ${check.name}`].some((name) => name.startsWith(beginning)),
    ),
  );

/** Runs checks, each up to its first fault, against a faulty provider. */
const runWith = (proxyChange: ProxyChange, selectedChecks: readonly Check[]) =>
  runChecks(
    sandbox,
    selectedChecks,
    typeof proxyChange === 'function' ? { tamper: proxyChange } : proxyChange,
    { isFirstFaultEnough: true },
  );

it.each(misbehaviours)(
  'reports a provider that %s',
  async (_, [misbehaviour, ...failingCheckNames]) => {
    const checksToFail = checksByName(failingCheckNames);
    expect(failingCheckNames.filter((name) => checksByName([name]).length === 0)).toEqual([]);
    const results = await runWith(misbehaviour, checksToFail);
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
    expect(passingCheckNames.filter((name) => checksByName([name]).length === 0)).toEqual([]);
    const results = await runWith(allowedVariation, checksToPass);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

it('accepts a provider whose revisions have 64 characters', async () => {
  const lengthen = changesText((text) =>
    text.replaceAll(/(?<=evision":")[\w-]+/g, (revision) => revision.padEnd(64, 'Z')),
  );
  const shorten = (text: string): string =>
    text.replace(/[\w-]*Z{9}[\w-]*/, (revision) =>
      revision.length > 64 ? revision : revision.replace(/Z+/, ''),
    );
  const rewrite: Rewrite = (call) => {
    call.body = Buffer.from(shorten(call.body.toString('latin1')), 'latin1');
    for (const [name, value] of call.query) call.query.set(name, shorten(value));
  };
  const states = await startWrongProvider(sandbox.url, lengthen);
  const statesUrl = sandbox.statesUrl.replace(sandbox.url, states.url);
  const results = await runChecks(
    { url: sandbox.url, statesUrl },
    checksByName([...revisionChecks, 'registerCustomer: refuses another revision']),
    { tamper: lengthen, rewrite },
  );
  await states.close();
  expect(results.flatMap(({ faults }) => faults)).toEqual([]);
});

it.each([...new Set(handWrittenChecks.map(({ operationId }) => operationId))])(
  'accepts a provider that differs only in details that the contract leaves open, in the checks of %s',
  async (id) => {
    const checksOfOperation = handWrittenChecks.filter(({ operationId }) => operationId === id);
    const results = await runWith(serialiseDifferently, checksOfOperation);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

it('accepts a provider that differs only in details that the contract leaves open, in the checks that are made from the pact', async () => {
  const operationIds =
    'login,changePassword,setPasswordByToken,updateMailAddresses,getRegistrationForm';
  const handWrittenNames = new Set(handWrittenChecks.map(fullNameOf));
  const isMadeFromPact = (check: Check): boolean => !handWrittenNames.has(fullNameOf(check));
  const verifierRun = await verifyWrongProvider(
    sandbox,
    serialiseDifferently,
    isMadeFromPact,
    '--only',
    operationIds,
  );
  expect(verifierRun.printed).toMatch(/ 0 failed;/);
});

it('accepts a server without preview and archive index that returns 404 for an id with a wrong format', async () => {
  const notFoundBody = Buffer.from('[{"code":"404-1-00-01","target":[],"mapping":[]}]');
  const settings = { isBillPreviewEnabled: false, isArchiveIndexEnabled: false };
  const tamper: Tamper = (path, answer, _sent, { query }) => {
    if (path === '/demo/mypage-api/setting/info') {
      const body = { ...JSON.parse(answer.body.toString()), ...settings };
      return { ...answer, body: Buffer.from(JSON.stringify(body)) };
    }
    const isPreviewCall = path.endsWith('/preview') && answer.status !== 401;
    if (isPreviewCall || path.includes('/files/bill-535'))
      return { ...answer, status: 404, body: notFoundBody };
    const isIndexCall = query.has('hasIndex') || query.has('fileNames');
    return isIndexCall && answer.status === 400 ? { ...answer, status: 200 } : answer;
  };
  const operationIds = 'previewBillPdf,downloadBillsZip,downloadUrlZip,downloadUrlFile';
  const verifierRun = await verifyWrongProvider(sandbox, tamper, undefined, '--only', operationIds);
  expect(verifierRun.printed).toContain('the issuer has no preview (isBillPreviewEnabled)');
  expect(verifierRun.printed).toMatch(/ 0 failed;/);
});

/* `npm run contract:verify` omits checks of operations that the portal does not use. No check may be omitted. */
it('the handwritten checks cover only operations that the portal uses', () => {
  expect(usedChecks(readPact())).toEqual(handWrittenChecks);
});

it('each check fails for at least one faulty provider', () => {
  const provenCheckNames = new Set(
    misbehaviours
      .flatMap(([, [, ...failingCheckNames]]) => checksByName(failingCheckNames))
      .map(fullNameOf),
  );
  expect(checks.map(fullNameOf).filter((name) => !provenCheckNames.has(name))).toEqual([]);
  expect(new Set(checks.map(fullNameOf)).size).toBe(checks.length);
});

it('the checks for a pact cover only operations that the pact uses', () => {
  const interactions = [{ description: 'logout: answered' }, { description: 'login: refused' }];
  const usedOperationIds = usedChecks({ interactions }).map(({ operationId }) => operationId);
  expect(new Set(usedOperationIds)).toEqual(new Set(['login', 'logout']));
});
