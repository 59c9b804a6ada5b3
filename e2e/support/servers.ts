import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { startNginx } from '../../scripts/deploy/nginx.ts';
import { freePort } from '../../scripts/preview/free-port.ts';
import { startPreview } from '../../scripts/preview/server.ts';

export type WebServer = 'preview' | 'nginx';

/** The built portal with all that stands behind it. */
export type Servers = {
  /** Of the portal, without a slash at the end. */
  origin: string;
  mock: MockServer;
  sandbox: Sandbox;
  close(): Promise<void>;
};

/**
 * Starts what `npm start` starts, on free ports and with the built portal: sandbox (in memory),
 * mock server, portal.
 *
 * @param webServer what serves the build: the preview server, or nginx as in deploy/
 */
export async function startServers(webServer: WebServer): Promise<Servers> {
  // The sandbox writes the portal's address into mails, and so has to know it first.
  const port = await freePort();
  const sandbox = await createSandbox({ portalUrl: `http://127.0.0.1:${port}` });
  const mock = await createMockServer({ mode: 'sandbox', sandboxUrl: sandbox.url });
  const portal =
    webServer === 'nginx'
      ? await startNginx({ port, apiUrl: mock.url })
      : await startPreview({ port, mockUrl: mock.url });
  return {
    origin: portal.url,
    mock,
    sandbox,
    close: async () => {
      await portal.close();
      await mock.close();
      await sandbox.close();
    },
  };
}
