import { findFreePort } from '../../scripts/preview/listen.ts';
import { readServerPorts, urlOf } from '../../scripts/setup/ports.ts';
import type { Servers } from '../support/servers.ts';
import { test as base } from './test.ts';

/**
 * Requests all modules of the development server's first page, so that they are compiled before a test opens
 * that page.
 */
async function compileModules(origin: string): Promise<void> {
  const requestedAddresses = new Set<string>();
  const requestModule = async (address: string): Promise<void> => {
    if (requestedAddresses.has(address)) return;
    requestedAddresses.add(address);
    const text = await (await fetch(`${origin}${address}`)).text();
    const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\/(?:src|generated)\/[^"]+)"/g)];
    for (const [, importedAddress = ''] of imports) await requestModule(importedAddress);
  };
  await requestModule('/src/main.tsx');
}

/** Starts the same servers as `npm start`, on free ports and with a sandbox in memory. */
async function startDevelopment(): Promise<Servers> {
  const { startAll } = await import('../../scripts/start/start-all.ts');
  for (const { variable } of Object.values(readServerPorts()))
    process.env[variable] = String(await findFreePort());
  process.env['MYPAGE_SANDBOX_DB'] = ':memory:';
  const servers = readServerPorts();
  const running = await startAll(servers, { isWatching: false });
  const origin = urlOf(servers.portal);
  await compileModules(origin);
  return { origin, ...running };
}

/** Tests of `npm start`: the portal runs from its sources. */
export const test = base.extend<object, { servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's pattern.
    async ({}, provide) => {
      const servers = await startDevelopment();
      await provide(servers);
      await servers.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from '@playwright/test';
