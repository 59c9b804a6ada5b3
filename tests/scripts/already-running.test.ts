import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/preview/free-port.ts';
import { assertNotRunning } from '../../scripts/setup/already-running.ts';
import { isFree } from '../../scripts/setup/ports.ts';

async function listen(listener: RequestListener, wanted = 0): Promise<number> {
  const server = createServer(listener);
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const mockServer: RequestListener = (_, out) => void out.end('[{"operationId": "login"}]');
const somethingElse: RequestListener = (_, out) => void out.end('<h1>Welcome</h1>');

async function check(ports: { portal: number; mock: number }): Promise<void> {
  const portal = { who: 'The portal', variable: 'MYPAGE_PORTAL_PORT', port: ports.portal };
  const mock = { who: 'The mock server', variable: 'MYPAGE_MOCK_PORT', port: ports.mock };
  await assertNotRunning([portal, mock], mock, 'npm start -- --examples');
}

it('beside another copy: one sentence says what is in the way and how to run both', async () => {
  const portal = await listen(somethingElse);
  const mock = await listen(mockServer);
  const said = await check({ portal, mock }).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  const form =
    /^mypage is running already \(ports (\d+), (\d+)\): end it, or run both with `MYPAGE_PORTAL_PORT=(\d+) MYPAGE_MOCK_PORT=(\d+) npm start -- --examples` and open http:\/\/localhost:(\d+)\/demo\/mypage\.$/;
  const [, ...named] = form.exec(said)?.map(Number) ?? [];
  const [takenPortal, takenMock, otherPortal = 0, otherMock = 0, opened] = named;
  expect([takenPortal, takenMock, opened]).toEqual([portal, mock, otherPortal]);
  expect(new Set([portal, mock, otherPortal, otherMock]).size).toBe(4);
  await expect(check({ portal: otherPortal, mock: otherMock })).resolves.toBeUndefined();
});

it('two ports that stand side by side are given two others', async () => {
  let portal = await freePort();
  while (!(await isFree(portal + 1))) portal = await freePort();
  await listen(somethingElse, portal);
  await listen(mockServer, portal + 1);
  const said = await check({ portal, mock: portal + 1 }).catch(String);
  const [, one, other] = /MYPAGE_PORTAL_PORT=(\d+) MYPAGE_MOCK_PORT=(\d+)/.exec(said ?? '') ?? [];
  expect(Number(one)).toBeGreaterThan(portal + 1);
  expect(Number(other)).toBeGreaterThan(portal + 1);
  expect(one).not.toBe(other);
});

it('beside a mock server alone it names that port only', async () => {
  const mock = await listen(mockServer);
  await expect(check({ portal: await freePort(), mock })).rejects.toThrow(
    /^mypage is running already \(port \d+\): end it, or run both with `MYPAGE_MOCK_PORT=\d+ npm start -- --examples`\.$/,
  );
});

it('a program of somebody else is not taken for a copy', async () => {
  const mock = await listen(somethingElse);
  await expect(check({ portal: await freePort(), mock })).resolves.toBeUndefined();
});
