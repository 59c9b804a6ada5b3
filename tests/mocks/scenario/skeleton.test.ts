import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../../contract/lib/project.ts';
import { pageAddressOf } from '../../../mocks/scenario/player.ts';
import { readProjectScenario, parseScenario } from '../../../mocks/scenario/scenario-file.ts';
import { skeletonOf } from '../../../mocks/scenario/test-skeleton.ts';

/** The steps and the calls of a test, without quotes and spaces, which the formatter has changed in a kept test. */
const stepsIn = (text: string): string[] =>
  text.replaceAll(/["' ]/g, '').match(/^(awaitreplay\.|\/\/).*$/gm) ?? [];

it.each([
  ['browser', 'e2e/scenarios/expired-file.spec.ts'],
  ['screen', 'tests/scenarios/expired-file.test.tsx'],
] as const)(
  'the %s test of a kept scenario begins with the steps of its skeleton',
  (kind, path) => {
    const steps = stepsIn(skeletonOf('expired-file', readProjectScenario('expired-file'), kind));
    expect(steps.length).toBeGreaterThan(16);
    expect(stepsIn(readFileSync(inProject(path), 'utf8')).slice(0, steps.length)).toEqual(steps);
  },
);

it.each([
  ['downloadurl/list/:token', '/downloadurl/list/token-of-the-link'],
  ['top', '/top'],
  ['user/:other', '/user/:other'],
])('a replay opens the page %s at the address %s', (page, address) => {
  const parameters = { billId: 'bill-1', token: 'token-of-the-link' };
  const calls = [{ path: '/', status: 200, page, operationId: 'listDownloadFiles', parameters }];
  const text = JSON.stringify({ scenario: 1, contract: '1.0.0', pages: [], calls });
  expect(pageAddressOf(parseScenario(text, 'a'), page)).toBe(address);
});
