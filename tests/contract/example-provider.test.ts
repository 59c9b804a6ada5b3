import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { verification } from './support/verification.ts';

const operations = [
  'getSettingInfo',
  'getBanner',
  'getLogo',
  'getMypageLogo',
  'login',
  'logout',
  'getCurrentUser',
  'getBillSearchOptions',
  'searchBills',
  'downloadBillPdf',
];

describe('the example provider', () => {
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

  it('passes level 2 with its ten operations', async () => {
    const only = operations.join(',');
    const run = await verification('--provider', address, '--only', only, '--level', '2');
    expect(run.printed).toMatch(/ 0 failed;/);
    expect(run.code).toBe(0);
    expect(run.printed.match(/^ok /gm)).toHaveLength(10);
  });

  it('fails for a provider state that it does not know', async () => {
    const run = await verification('--provider', address, '--only', 'listNotices', '--level', '2');
    expect(run.code).toBe(1);
    expect(run.printed).toMatch(/got +.*status 404/);
  });
});
