import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import { isFree } from '../setup/ports.ts';

/**
 * The range of ports to choose from. The range is below the ports that operating systems assign (32768 and up on Linux,
 * 49152 elsewhere), which another program could get before the server listens.
 */
const firstPort = 20_000;
const lastPort = 32_000;

/** If this many ports are not free, something else is wrong. */
const maxTries = 50;

/**
 * A free port, for a server that cannot choose one itself.
 *
 * @throws Error if no port is free
 */
export async function findFreePort(): Promise<number> {
  for (let tryCount = 0; tryCount < maxTries; tryCount += 1) {
    const port = randomInt(firstPort, lastPort);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${firstPort} to ${lastPort} is free.`);
}

/** A running server. */
export interface RunningServer {
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
export async function listen(server: Server | SecureServer, port: number): Promise<RunningServer> {
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
