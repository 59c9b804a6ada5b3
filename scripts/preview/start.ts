import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { defaultFolders, type BuildFolders } from '../build/folders.ts';
import { isOurs } from '../setup/already-running.ts';
import { assertPortsDiffer, assertPortsFree, readPlaces, urlOf } from '../setup/ports.ts';
import type { Started } from '../setup/run-until-stopped.ts';
import { startPreview } from './server.ts';

/**
 * Starts the built portal and, if none is running, a mock server with the contract's examples.
 *
 * @param build makes a current build; it is awaited before the servers start
 * @throws Error with one sentence if a port is taken or used twice
 */
export async function startPreviewOfAll(
  build: () => Promise<void>,
  folders: BuildFolders = defaultFolders,
): Promise<Started> {
  const { portal, mock } = readPlaces();
  assertPortsDiffer([portal, mock]);
  await assertPortsFree([portal]);
  const isRunning = await isOurs(mock);
  if (!isRunning) await assertPortsFree([mock]);
  await build();
  const ownMock: MockServer | undefined = isRunning
    ? undefined
    : await createMockServer({ mode: 'examples', port: mock.port });
  const preview = await startPreview({
    port: portal.port,
    mockUrl: urlOf(mock),
    folders,
    hasReports: true,
  });
  return {
    startMessage: [
      `Portal        ${preview.url}/demo/mypage`,
      `Mock server   ${urlOf(mock)}  (${ownMock ? 'examples' : 'already running'})`,
    ].join('\n'),
    close: async () => {
      await Promise.all([preview.close(), ownMock?.close()]);
    },
  };
}
