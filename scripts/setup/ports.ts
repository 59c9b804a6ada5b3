import { createServer } from 'node:net';

/** The value of an environment variable; undefined if it is unset or empty. */
export const readEnvironmentVariable = (name: string): string | undefined =>
  process.env[name] || undefined;

/** All servers listen here, so that other machines cannot reach them. */
const host = '127.0.0.1';

/** The port of a server, with the server's name for messages and the environment variable that sets the port. */
export type ServerPort = { serverName: string; port: number; variable: string };

/** @throws Error with one sentence if the variable is not a port */
function readServerPort(serverName: string, variable: string, defaultPort: number): ServerPort {
  const port = Number(readEnvironmentVariable(variable) ?? defaultPort);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return { serverName, variable, port };
  throw new Error(
    `${variable} is ${readEnvironmentVariable(variable)}, which is not a port: set a number from 1 to 65535.`,
  );
}

/**
 * The ports of the portal, the mock server, the sandbox and the mailbox, from the environment variables.
 *
 * @throws Error with one sentence if a variable is not a port
 */
export const readServerPorts = () => ({
  portal: readServerPort('The portal', 'MYPAGE_PORTAL_PORT', 3000),
  mock: readServerPort('The mock server', 'MYPAGE_MOCK_PORT', 4010),
  sandbox: readServerPort('The sandbox', 'MYPAGE_SANDBOX_PORT', 4020),
  mailbox: readServerPort('The mailbox', 'MYPAGE_MAILBOX_PORT', 4030),
});

/** The address of a server, without a slash at the end. */
export const urlOf = ({ port }: ServerPort): string => `http://${host}:${port}`;

/** Whether a port of this machine is free. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/**
 * Checks that no two servers have the same port.
 *
 * @throws Error with one sentence that names both servers and their variables
 */
export function assertPortsDiffer(servers: ServerPort[]): void {
  for (const [index, { serverName, port, variable }] of servers.entries()) {
    const earlierServer = servers.slice(0, index).find((earlier) => earlier.port === port);
    if (!earlierServer) continue;
    throw new Error(
      `${earlierServer.serverName} and ${serverName.toLowerCase()} cannot both have port ${port}: set ${earlierServer.variable} and ${variable} to different numbers.`,
    );
  }
}

/**
 * Checks that the ports differ and are free.
 *
 * @throws Error with one sentence that names the port and its variable
 */
export async function assertPortsFree(servers: ServerPort[]): Promise<void> {
  assertPortsDiffer(servers);
  for (const { serverName, port, variable } of servers) {
    if (!(await isFree(port))) {
      throw new Error(
        `${serverName} cannot start: port ${port} is taken. Stop the program that uses it, or choose another port with the environment variable ${variable}.`,
      );
    }
  }
}
