import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';

/** A running server. */
export interface Listening {
  /** `http://127.0.0.1:PORT` */
  url: string;
  /** Stops the server and closes open connections. */
  close: () => Promise<void>;
}

/**
 * Starts a server for this machine only.
 *
 * @param port 0 for any free port
 * @throws Error if the port is taken
 */
export async function listen(server: Server | SecureServer, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
