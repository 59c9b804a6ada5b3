import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { breaks, type Break } from './support/example-breaks.ts';
import { verification, verifiedParts } from './support/verification.ts';

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

const folder = inProject('contract/example-provider');

/** Starts the provider of a folder. @returns where it listens */
async function startProvider(at: string): Promise<{ server: ChildProcess; address: string }> {
  const file = path.join(at, 'main.mjs');
  const server = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' } });
  const [line]: unknown[] = server.stdout ? await once(server.stdout, 'data') : [];
  return { server, address: String(line).trim() };
}

describe('the example of a provider', () => {
  let server: ChildProcess;
  let address: string;
  beforeAll(async () => {
    ({ server, address } = await startProvider(folder));
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
    const run = await verification('--provider', address, '--only', 'listNotices');
    expect(run.code).toBe(1);
    expect(run.printed).toMatch(/got +.*status 404/);
  });
});

/** A copy of the provider with one line of it changed, for as long as `work` takes. */
async function withBroken<T>({ file, from, to }: Break, work: (address: string) => Promise<T>) {
  const copy = mkdtempSync(path.join(tmpdir(), 'mypage-example-'));
  cpSync(folder, copy, { recursive: true });
  const source = readFileSync(path.join(copy, file), 'utf8');
  expect(source.split(from), `${from} in ${file}`).toHaveLength(2);
  writeFileSync(
    path.join(copy, file),
    source.replace(from, () => to),
  );
  const { server, address } = await startProvider(copy);
  try {
    return await work(address);
  } finally {
    server.kill();
    rmSync(copy, { recursive: true });
  }
}

describe('the example with one thing wrong', () => {
  it.each(breaks)('is found out where it $it', async (broken) => {
    const calls = await withBroken(broken, (address) => verifiedParts(address, broken.parts));
    expect(calls.map(({ description }) => description)).toEqual(broken.parts);
    expect(calls.filter(({ ok }) => ok).map(({ description }) => description)).toEqual([]);
    const said = calls.flatMap(({ faults, breaks: meets = '' }) =>
      faults.map(({ where, expected, got }) => `${where} | ${expected} | ${got} | ${meets}`),
    );
    expect(said).toContainEqual(expect.stringMatching(broken.says));
  });
});
