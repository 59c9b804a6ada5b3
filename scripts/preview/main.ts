// `npm run preview`: serves the built portal like a web server. Uses a running mock server (`npm start`,
// `npm run mock`), or starts one with the contract's examples.
import { isBuildCurrent } from '../build/is-current.ts';
import { buildPortal } from '../build/portal.ts';
import { runUntilStopped, type StartedServers } from '../setup/run-until-stopped.ts';
import { createMockServer } from '../../mocks/prism/server.ts';
import { isMockServerOfMypage } from '../setup/already-running.ts';
import { assertPortsDiffer, assertPortsFree, readServerPorts, urlOf } from '../setup/ports.ts';
import { startPreview } from './server.ts';

/**
 * Builds the portal if its build is not current, and starts it; also starts a mock server with the contract's examples
 * if none is running.
 *
 * @throws Error with one sentence if a port is taken or used twice
 */
async function startPortalWithMock(): Promise<StartedServers> {
  const { portal, mock } = readServerPorts();
  assertPortsDiffer([portal, mock]);
  await assertPortsFree([portal]);
  const isMockRunning = await isMockServerOfMypage(mock);
  if (!isMockRunning) await assertPortsFree([mock]);
  if (!isBuildCurrent()) {
    console.log('Building the portal: the build is missing or older than its sources ...');
    await buildPortal();
  }
  const newMockServer = isMockRunning
    ? undefined
    : await createMockServer({ mode: 'examples', port: mock.port });
  const previewServer = await startPreview({
    port: portal.port,
    mockUrl: urlOf(mock),
    hasReports: true,
  });
  return {
    startMessage: [
      `Portal        ${previewServer.url}/demo/mypage`,
      `Mock server   ${urlOf(mock)}  (${newMockServer ? 'examples' : 'already running'})`,
    ].join('\n'),
    close: async () => {
      await Promise.all([previewServer.close(), newMockServer?.close()]);
    },
  };
}

await runUntilStopped(startPortalWithMock);
