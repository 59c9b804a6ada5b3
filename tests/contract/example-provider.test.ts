import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { checks } from '../../contract/verify/behaviour/checks.ts';
import { runChecks } from './support/sandbox.ts';
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

/** A module that moves the clock of a server by two years. */
const laterClock = `
import { subscribe } from 'node:diagnostics_channel';
const [Present, later] = [Date, () => Present.now() + 2 * 366 * 86_400_000];
globalThis.Date = class extends Present { static now = later; constructor(time = later()) { super(time); } };
const setDate = ({ response }) => response.setHeader('Date', new Date().toUTCString());
subscribe('http.server.request.start', setDate);`;

describe('the example provider', () => {
  const servers: ChildProcess[] = [];
  async function startServer(...nodeOptions: string[]): Promise<string> {
    const file = inProject('contract/example-provider/main.mjs');
    const env = { ...process.env, PORT: '0' };
    const server = spawn(process.execPath, [...nodeOptions, file], { env });
    servers.push(server);
    const [line]: unknown[] = await once(server.stdout, 'data');
    return String(line).trim();
  }
  afterAll(() => {
    for (const server of servers) server.kill();
  });

  it('passes level 2 with its ten operations', async () => {
    const address = await startServer();
    const operationIds = implementedOperations.join(',');
    const verifierRun = await verify('--provider', address, '--only', operationIds, '--level', '2');
    expect(verifierRun.printed).toMatch(/ 0 failed;/);
    expect(verifierRun.code).toBe(0);
    expect(verifierRun.printed.match(/^ok /gm)).toHaveLength(10);
  });

  it('has bills and search options that are consistent in two years, too', async () => {
    const preload = `data:text/javascript,${encodeURIComponent(laterClock)}`;
    const url = await startServer('--import', preload);
    const checksOfDates = checks.filter(({ name }) =>
      /^(has bills whose fields|offers the types)/.test(name),
    );
    const results = await runChecks(
      { url, statesUrl: `${url}/_pact/provider-state` },
      checksOfDates,
      {},
    );
    expect(results.map(({ faults }) => faults)).toEqual([[], []]);
  });
});
