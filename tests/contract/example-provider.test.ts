import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { verify } from './support/verification.ts';

const implementedOperations = [
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
    const operationIds = implementedOperations.join(',');
    const verifierRun = await verify('--provider', address, '--only', operationIds, '--level', '2');
    expect(verifierRun.printed).toMatch(/ 0 failed;/);
    expect(verifierRun.code).toBe(0);
    expect(verifierRun.printed.match(/^ok /gm)).toHaveLength(10);
  });
});
