import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { readProjectScenario, type RecordedCall } from '../../mocks/scenario/scenario-file.ts';
import { sandboxForTests, verifyWrongProvider } from './support/sandbox.ts';
import type { Tamper } from './support/wrong-provider.ts';

const sandbox = sandboxForTests();

const scenarioFile = inProject('mocks/scenarios/expired-file.json');

/** Verifies the sandbox behind a proxy that changes answers. */
const verifyScenario = (tamper: Tamper, filePath = scenarioFile) =>
  verifyWrongProvider(sandbox, tamper, undefined, '--scenario', filePath);

it('the verification of a scenario makes each call with the login and the ids of the server, and passes', async () => {
  const pdfPaths: string[] = [];
  const run = await verifyScenario((requestPath, answer) => {
    if (requestPath.endsWith('/pdf')) pdfPaths.push(requestPath);
    return answer;
  });
  expect(run.printed).toContain('27 passed, 0 failed');
  expect(run.code).toBe(0);
  // The state causes the refusal for any id, so this line checks that the id is an id of the sandbox.
  expect(pdfPaths).toEqual([expect.stringMatching(/\/bills\/bill-\d{6}-\d{5}\/pdf$/)]);
  expect(run.printed).toContain('This run verifies a part of each level');
});

it('the verification reports another status, another code and a missing field with the call of the scenario', async () => {
  const run = await verifyScenario((requestPath, answer) => {
    if (requestPath.endsWith('/counts')) return { ...answer, status: 204, body: Buffer.alloc(0) };
    if (requestPath.endsWith('/pdf'))
      return {
        ...answer,
        body: Buffer.from(answer.body.toString().replace('404-1-08-01', '404-1-00-01')),
      };
    if (!requestPath.endsWith('/bills')) return answer;
    const body = Buffer.from(answer.body.toString().replaceAll('"title":', '"subject":'));
    return { ...answer, body };
  });
  expect(run.code).toBe(1);
  for (const line of [
    /getBillCounts: call 7 of the scenario\n.*\n.*\n.*\n +expected +200, as recorded\n +got +204/,
    /expected +404 with 404-1-08-01, as recorded\n +got +404 with 404-1-00-01/,
    /body \$\.items\[0\] and \d+ more like it\n +expected +the field title, which the screens read/,
  ])
    expect(run.printed).toMatch(line);
});

/** Verifies the sandbox against a scenario of these calls. */
async function verifyCalls(calls: RecordedCall[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'scenario-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'a.json');
  writeFileSync(file, JSON.stringify({ ...readProjectScenario('expired-file'), calls }));
  return verifyScenario((_, answer) => answer, file);
}

it('the verification takes tokens and passwords from the states, and keeps a new password of the scenario', async () => {
  const parameters = { token: 'recorded-token' };
  const newPassword = { password: 'Redacted-2222', passwordConfirmation: 'Redacted-2222' };
  const body = { currentPassword: 'Redacted-1111', ...newPassword };
  const run = await verifyCalls([
    { operationId: 'changePassword', path: '/auth/password', body, status: 204 },
    {
      operationId: 'getCurrentUser',
      path: '/user/me',
      status: 401,
      answer: [{ code: '401-1-00-01' }],
    },
    {
      operationId: 'login',
      path: '/auth/login',
      body: { loginId: 'recorded', password: newPassword.password },
      status: 200,
    },
    { operationId: 'getDownloadUrlState', path: '/downloads/{token}', parameters, status: 200 },
    {
      operationId: 'loginDownloadUrl',
      path: '/downloads/{token}/login',
      parameters,
      body: { password: 'Redacted-3333' },
      status: 204,
    },
    { operationId: 'listDownloadFiles', path: '/downloads/{token}/files', parameters, status: 200 },
  ]);
  expect(run.printed).toContain('12 passed, 0 failed');
});

it('the verification lists calls that it cannot replay, with the reason', async () => {
  const calls: RecordedCall[] = [
    { operationId: 'getCurrentUser', path: '/user/me', status: 200, answer: {} },
    { operationId: 'getCurrentUser', path: '/user/me', status: 0, failed: 'drop' },
    {
      operationId: 'downloadBillPdf',
      path: '/bills/{billId}/pdf',
      parameters: { billId: 'unknown' },
      status: 200,
    },
  ];
  const run = await verifyCalls(calls);
  expect(JSON.parse(run.json ?? '').notChecked).toEqual([
    'getCurrentUser: call 2 of the scenario: the recording has no answer (drop)',
    'downloadBillPdf: call 3 of the scenario: no earlier answer of the server gives its billId',
  ]);
  expect(run.printed).toMatch(/ok +getCurrentUser +2\/2/);
});
