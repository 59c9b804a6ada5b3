import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../../contract/lib/project.ts';
import { addressOf } from '../../../mocks/scenario/player.ts';
import { projectScenario, parseScenario } from '../../../mocks/scenario/scenario-file.ts';
import { testSkeleton } from '../../../mocks/scenario/test-skeleton.ts';

const stepsIn = (text: string): string[] =>
  text.match(/await replay\.\w+\('[^']*'(, '[^']*')?/g) ?? [];

it.each([
  ['browser', 'e2e/scenarios/expired-file.spec.ts'],
  ['screen', 'tests/scenarios/expired-file.test.tsx'],
] as const)(
  'the %s test of a kept scenario begins with the steps of its skeleton',
  (kind, file) => {
    const steps = stepsIn(testSkeleton('expired-file', projectScenario('expired-file'), kind));
    expect(steps.length).toBeGreaterThan(8);
    expect(stepsIn(readFileSync(inProject(file), 'utf8')).slice(0, steps.length)).toEqual(steps);
  },
);

it('a skeleton of a recording without presses opens each page, and expects the message of the last refusal', () => {
  const call = { path: '/', status: 200 };
  const answer = [{ code: '429-1-05-01', target: [], mapping: [] }];
  const calls = [
    { ...call, page: 'top', operationId: 'getCurrentUser' },
    { ...call, page: 'top', operationId: 'getBillCounts', status: 0, failed: 'drop' },
    {
      ...call,
      page: 'downloadurl/list/:token',
      operationId: 'getDownloadFiles',
      status: 429,
      answer,
    },
  ];
  const text = JSON.stringify({ scenario: 1, contract: '1.0.0', pages: [], calls });
  expect(testSkeleton('a', parseScenario(text, 'a'), 'browser').split('\n').slice(2)).toEqual([
    "test('replays a: describe here what the customer sees', async ({ scenario }) => {",
    "  const replay = await scenario('a');",
    "  await replay.open('top');",
    '  // getCurrentUser 200, getBillCounts drop',
    "  await replay.open('downloadurl/list/:token');",
    '  // getDownloadFiles 429 429-1-05-01',
    '',
    "  await replay.expectText('errors.429-1-05-01');",
    '});',
    '',
  ]);
});

it.each([
  ['downloadurl/list/:token', '/downloadurl/list/token-of-the-link'],
  ['top', '/top'],
  ['user/:other', '/user/:other'],
])('a replay opens the page %s at %s', (page, address) => {
  const calls = [{ path: '/', status: 200, page, operationId: 'listDownloadFiles' }];
  const parameters = { billId: 'bill-1', token: 'token-of-the-link' };
  const recorded = calls.map((call) => ({ ...call, parameters }));
  const text = JSON.stringify({ scenario: 1, contract: '1.0.0', pages: [], calls: recorded });
  expect(addressOf(parseScenario(text, 'a'), page)).toBe(address);
});
