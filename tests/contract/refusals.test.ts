import { describe, expect, it } from 'vitest';
import { readContract } from '../../contract/lib/contract.ts';
import { readPact } from '../../contract/lib/pact.ts';
import { createBoundaryFinder } from '../../contract/verify/constraints.ts';
import { pactCalls } from '../../contract/verify/pact-calls.ts';
import { refusalChecks } from '../../contract/verify/refusals.ts';
import { operations } from '../../generated/operations.ts';
import { replacesText } from './support/tampers.ts';
import { runChecks, sandboxForTests } from './support/sandbox.ts';
import type { Tamper } from './support/wrong-provider.ts';

const pact = readPact();
const contract = readContract();
const findBoundaries = createBoundaryFinder(contract);
const boundaries = pactCalls(pact, operations).flatMap(({ operation, fill }) =>
  findBoundaries(operation.operationId, fill({})),
);
const checks = refusalChecks({ contract, pact, operations });
const checksBeyondLimits = checks.filter(({ name }) => name.startsWith('refuses'));
const checksAtLimits = checks.filter(({ name }) => name.startsWith('accepts'));

const sandbox = sandboxForTests();

const faultsOf = async (check: (typeof checks)[number], tamper: Tamper) =>
  (await runChecks(sandbox, [check], { tamper })).flatMap(({ faults }) => faults);

describe('calls beyond the limits of the contract', () => {
  it.each(checksBeyondLimits)(
    'detect a provider whose $operationId accepts invalid values',
    async (check) => {
      const boundaryCount = boundaries.filter(
        (boundary) => boundary.operationId === check.operationId && boundary.beyond,
      ).length;
      const faults = await faultsOf(check, (_, answer) => ({
        ...answer,
        status: 200,
        body: Buffer.from('{}'),
      }));
      expect(faults.length).toBe(boundaryCount);
    },
  );

  it.each(checksBeyondLimits.filter(({ operationId }) => operationId === 'login'))(
    'detect a provider whose $operationId names the wrong field',
    async (check) => {
      const faults = await faultsOf(check, replacesText(/"target":\[[^\]]*\]/g, '"target":["x"]'));
      expect(faults.map(({ expected }) => expected)).toContain('the target loginId');
    },
  );
});

describe('the check of the codes and fields in a refusal', () => {
  it.each([
    ['returns the same code for every wrong value', /400-1-00-0\d/g, '400-1-00-02', 'login'],
    ['omits the field name', /"key":"name"/g, '"key":"field"', 'login'],
    ['returns another limit', /"key":"max","value":"\d+"/g, '"key":"max","value":"1"', 'login'],
    ['returns one code for every unknown address', /404-1-00-01/g, '404-1-08-01', 'getLegalText'],
  ])('detects a provider that %s', async (_, from, to, operationId) => {
    for (const check of checksBeyondLimits.filter(
      (candidate) => candidate.operationId === operationId,
    )) {
      const faults = await faultsOf(check, replacesText(from, to));
      expect(faults.length).toBeGreaterThan(0);
    }
  });
});

describe('calls at the limits of the contract', () => {
  it.each(checksAtLimits)(
    'detect a provider whose $operationId refuses a value at the limit',
    async (check) => {
      const boundariesOfOperation = boundaries.filter(
        (boundary) => boundary.operationId === check.operationId && boundary.atLimit,
      );
      const items = boundariesOfOperation.map(({ field }) => ({
        code: '400-1-00-04',
        target: [field],
        mapping: [],
      }));
      const faults = await faultsOf(check, (_, answer) => ({
        ...answer,
        status: 400,
        body: Buffer.from(JSON.stringify(items)),
      }));
      expect(faults.length).toBe(boundariesOfOperation.length);
    },
  );
});

it('the verifier makes calls for nearly all constraints of JSON bodies, queries and paths', () => {
  const boundaryNames = boundaries.map(({ operationId, location, field, rule }) =>
    [operationId, location, field, rule].join(' '),
  );
  expect(new Set(boundaryNames).size).toBe(boundaryNames.length);
  expect(boundaries.filter((boundary) => boundary.beyond === undefined)).toEqual([]);
  expect(boundaries.length).toBeGreaterThan(240);
});
