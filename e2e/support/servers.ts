import { createServer } from 'node:net';
import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { startPreview } from '../../scripts/preview/server.ts';

/** The built portal with all that stands behind it. */
export type Servers = {
  /** Of the portal, without a slash at the end. */
  origin: string;
  mock: MockServer;
  sandbox: Sandbox;
  close(): Promise<void>;
};

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/**
 * Starts what `npm start` starts, on free ports and with the built portal: sandbox (in memory),
 * mock server, portal.
 *
 * @param seedSize bills of `demo-user`
 */
export async function startServers(seedSize: number): Promise<Servers> {
  // The sandbox writes the portal's address into mails, and so has to know it first.
  const port = await freePort();
  const sandbox = await createSandbox({ portalUrl: `http://127.0.0.1:${port}`, seedSize });
  const mock = await createMockServer({ mode: 'sandbox', sandboxUrl: sandbox.url });
  const preview = await startPreview({ port, mockUrl: mock.url });
  return {
    origin: preview.url,
    mock,
    sandbox,
    close: async () => {
      await preview.close();
      await mock.close();
      await sandbox.close();
    },
  };
}
