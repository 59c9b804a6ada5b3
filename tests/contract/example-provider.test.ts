import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { verification } from './support/verification.ts';

const operations = [
  'setting',
  'getPasswordPolicy',
  'login',
  'logout',
  'getCurrentUser',
  'listOperatorNotices',
];

let server: ChildProcess;
let address: string;

beforeAll(async () => {
  const file = inProject('contract/example-provider/main.mjs');
  server = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' } });
  const [line]: unknown[] = server.stdout ? await once(server.stdout, 'data') : [];
  address = String(line).trim();
});
afterAll(() => {
  server.kill();
});

it('is a server that another team could have begun with, and passes', async () => {
  const run = await verification('--provider', address, '--only', operations.join(','));
  expect(run.printed).toMatch(/ 0 failed;/);
  expect(run.code).toBe(0);
  expect(run.printed.match(/^ok /gm)).toHaveLength(10);
});

it('says which situations it does not know yet', async () => {
  const run = await verification('--provider', address, '--only', 'getBillSearchOptions');
  expect(run.code).toBe(1);
  expect(run.printed).toMatch(/got +.*status 404/);
});
